import type { GameCategory, GameType } from '@site/contracts/games';
import { isSignedIn } from '@site/domain/session/access';
import { Navigate, targets, useParams, useSearchParams, useSession } from '@site/platform';
import { Button, EmptyState, PageBody, Search } from '@site/ui';
import { useFavouriteList, useGameList } from '../api/queries';
import { CategoryBar } from '../lobby/CategoryBar';
import { CategoryHero } from '../lobby/CategoryHero';
import { GameLobby } from '../lobby/GameLobby';
import { GameGrid } from '../lobby/GameGrid';
import { ListTools } from '../lobby/ListTools';
import { ProviderChips } from '../lobby/ProviderChips';
import { SportsTiles } from '../lobby/SportsTiles';
import { FailedGames, WaitingGrid } from '../lobby/Waiting';
import { BUILT_IN_CATEGORIES, BUILT_IN_PROVIDERS, readCategory } from '../lobby/categories';
import { useLobby } from '../lobby/lobby-context';
import { useCategoryList } from '../lobby/use-category-list';
import { useChosenGames } from '../lobby/use-chosen-games';
import { useListChoice } from '../lobby/use-list-choice';
import { useListHead } from '../lobby/use-list-head';
import { usePageTitle } from '@site/remote-kit/page-title';
import { LIST, LOBBY, MINE, SPORTS } from '../phrases/lobby';

const NOBODY: ReadonlySet<string> = new Set();

function Games({ category, name }: { readonly category: GameType; readonly name: string }) {
  // Until their list is there the built-in ones stand, so that nothing moves when it comes.
  const { providers = BUILT_IN_PROVIDERS, liked } = useLobby();
  const isMember = isSignedIn(useSession());
  const list = useGameList();
  const favourites = useFavouriteList(isMember);
  const [choice, choose] = useListChoice();
  const { games, filters, provider } = useChosenGames(
    list.games,
    category,
    choice,
    isMember ? liked : NOBODY,
  );
  const head = useListHead(`${choice.provider} ${choice.filter} ${choice.sort}`);
  // With all games there, a list that is not waits for the favourites it is narrowed to.
  const isOfGames = list.games === undefined;
  const read = isOfGames ? list : favourites;
  const isNarrowed = choice.filter !== 'all' || provider !== null;
  return (
    <>
      <div ref={head}>
        <ProviderChips
          key={category}
          providers={providers
            .filter((each) => each.category === category)
            .toSorted((a, b) => a.sort - b.sort)}
          value={provider}
          onChange={(code) => choose({ provider: code })}
        />
      </div>
      <ListTools
        filters={filters}
        filter={choice.filter}
        sort={choice.sort}
        onFilter={(filter) => choose({ filter })}
        onSort={(sort) => choose({ sort })}
      />
      <h2 className="vh">{name}</h2>
      <p className="vh" role="status">
        {games === undefined ? '' : LIST.results(name, games.length)}
      </p>
      {games === undefined && read.isWaiting ? <WaitingGrid /> : null}
      {games === undefined && read.failure !== 'none' ? (
        <FailedGames read={read} title={isOfGames ? LOBBY.failed : MINE.favouriteFailed} />
      ) : null}
      {games?.length === 0 ? (
        <EmptyState
          icon={<Search />}
          title={isNarrowed ? LIST.none : LOBBY.empty}
          hint={isNarrowed ? LIST.noneHint : LOBBY.emptyHint}
          testId="games-empty"
          action={
            isNarrowed ? (
              <Button kind="secondary" onClick={() => choose({ provider: null, filter: 'all' })}>
                {LIST.reset}
              </Button>
            ) : undefined
          }
        />
      ) : null}
      {games === undefined || games.length === 0 ? null : (
        <GameGrid key={category} games={games} label={name} />
      )}
    </>
  );
}

interface CategoriesProps {
  readonly categories: readonly GameCategory[];
}

function Sports({ categories }: CategoriesProps) {
  const isEsports = useSearchParams()[0].get('group') === 'esports';
  usePageTitle(isEsports ? LOBBY.esports : SPORTS.title);
  return (
    <>
      <CategoryBar categories={categories} current={isEsports ? 'esports' : 'sports'} />
      <SportsTiles />
    </>
  );
}

function Category({ categories, code }: CategoriesProps & { readonly code: GameType }) {
  const category = [...categories, ...BUILT_IN_CATEGORIES].find((each) => each.code === code);
  const name = category?.name ?? '';
  usePageTitle(name);
  // The list stays between categories, so that its status is heard when the next one comes.
  return (
    <>
      <CategoryBar categories={categories} current={code} />
      {category === undefined ? null : <CategoryHero category={category} />}
      <Games category={code} name={name} />
    </>
  );
}

/** A category of the address: its banner, its providers, and all its games. */
export function Page() {
  const slug = useParams().category;
  const categories = useCategoryList();
  const code = readCategory(slug);
  const isSports = slug?.toLowerCase() === 'sports';
  if (code === null && !isSports) return <Navigate to={targets.toGames()} replace />;
  return (
    <GameLobby>
      <PageBody>
        {code === null ? (
          <Sports categories={categories} />
        ) : (
          <Category categories={categories} code={code} />
        )}
      </PageBody>
    </GameLobby>
  );
}
