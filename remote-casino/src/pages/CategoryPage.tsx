import { useRef } from 'react';
import type { GameType } from '@site/contracts/games';
import { Navigate, targets, useParams } from '@site/platform';
import { Button, EmptyState, PageBody, Search } from '@site/ui';
import { useGameList } from '../api/queries';
import { CategoryBar } from '../lobby/CategoryBar';
import { CategoryHero } from '../lobby/CategoryHero';
import { GameDesk } from '../lobby/GameDesk';
import { GameGrid } from '../lobby/GameGrid';
import { ListTools } from '../lobby/ListTools';
import { ProviderChips } from '../lobby/ProviderChips';
import { SportsDoors } from '../lobby/SportsDoors';
import { FailedGames, WaitingGrid } from '../lobby/Waiting';
import { BUILT_IN_CATEGORIES, BUILT_IN_PROVIDERS, readCategory } from '../lobby/categories';
import { useDesk } from '../lobby/desk-context';
import { useCategoryList } from '../lobby/use-category-list';
import { useChosenGames } from '../lobby/use-chosen-games';
import { useListChoice, type ListChoice } from '../lobby/use-list-choice';
import { LIST, LOBBY } from '../phrases/lobby';

function Games({ category, name }: { readonly category: GameType; readonly name: string }) {
  // Until their list is there the built-in ones stand, so that nothing moves when it comes.
  const { providers = BUILT_IN_PROVIDERS, liked } = useDesk();
  const read = useGameList();
  const [choice, choose] = useListChoice();
  const { games, filters, provider } = useChosenGames(read.games, category, choice, liked);
  const head = useRef<HTMLDivElement>(null);
  const change = (next: Partial<ListChoice>): void => {
    choose(next);
    // A list that changes far down begins at its top again.
    if ((head.current?.getBoundingClientRect().top ?? 0) < 0) head.current?.scrollIntoView({ block: 'start' });
  };
  const isNarrowed = choice.filter !== 'all' || provider !== null;
  return (
    <>
      <div ref={head}>
        <ProviderChips providers={providers.filter((each) => each.category === category).toSorted((a, b) => a.sort - b.sort)} value={provider} onChange={(code) => change({ provider: code })} />
      </div>
      <ListTools filters={filters} filter={choice.filter} sort={choice.sort} onFilter={(filter) => change({ filter })} onSort={(sort) => change({ sort })} />
      <h2 className="vh">{name}</h2>
      <p className="vh" role="status">{games === undefined ? '' : LIST.results(games.length)}</p>
      {read.isWaiting ? <WaitingGrid /> : null}
      {read.failure !== 'none' && games === undefined ? <FailedGames read={read} /> : null}
      {games?.length === 0 ? (
        <EmptyState
          icon={<Search />} title={isNarrowed ? LIST.none : LOBBY.empty} hint={isNarrowed ? LIST.noneHint : LOBBY.emptyHint} testId="games-empty"
          action={isNarrowed ? <Button kind="secondary" onClick={() => change({ provider: null, filter: 'all' })}>{LIST.reset}</Button> : undefined}
        />
      ) : null}
      {games === undefined || games.length === 0 ? null : <GameGrid games={games} label={name} />}
    </>
  );
}

/** A category of the address: its banner, its providers, and all its games. */
export function Page() {
  const slug = useParams().category;
  const categories = useCategoryList();
  const code = readCategory(slug);
  if (slug?.toLowerCase() === 'sports') return <GameDesk><PageBody><CategoryBar categories={categories} current="sports" /><SportsDoors /></PageBody></GameDesk>;
  if (code === null) return <Navigate to={targets.toGames()} replace />;
  const category = [...categories, ...BUILT_IN_CATEGORIES].find((each) => each.code === code);
  return (
    <GameDesk>
      <PageBody>
        <CategoryBar categories={categories} current={code} />
        {category === undefined ? null : <CategoryHero category={category} />}
        <Games key={code} category={code} name={category?.name ?? ''} />
      </PageBody>
    </GameDesk>
  );
}
