/**
 * What a search found: how many, by category, as cards; with nothing found, what is like it and the
 * way to all games.
 */
import { useMemo } from 'react';
import type { Game, GameProvider, GameType } from '@site/contracts/games';
import { categoryOf } from '@site/domain/games/category';
import { searchGames } from '@site/domain/games/search';
import { Link, targets } from '@site/platform';
import {
  EmptyState,
  Notice,
  Search,
  Section,
  Skeleton,
  buttonLook,
  color,
  px,
  radius,
  type,
} from '@site/ui';
import styled from 'styled-components';
import { GameGrid } from '../lobby/GameGrid';
import { useCategoryList } from '../lobby/use-category-list';
import { SEARCH } from '../phrases/search';
import { useFoundCategory } from './search-address';
import type { GameIndex } from './use-game-index';

const StyledChips = styled.div`
  display: flex;
  gap: ${px(8)};
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: ${px(-12)};
  padding: ${px(2)} ${px(12)};
  &::-webkit-scrollbar {
    display: none;
  }
  button {
    flex: none;
    min-height: ${px(44)};
    padding: 0 ${px(14)};
    border-radius: ${radius.pill};
    font-size: ${type.s};
    color: ${color('text-2')};
    background: ${color('surface')};
    box-shadow: inset 0 0 0 1px ${color('line')};
  }
  button[aria-pressed='true'] {
    color: ${color('brand-text')};
    background: ${color('brand-soft')};
    box-shadow: inset 0 0 0 1.5px ${color('brand')};
    font-weight: 650;
  }
`;
const StyledAll = styled(Link)`
  ${buttonLook}
`;

/** Games that are only like the text: enough to choose from, not a second list. */
const MOST_NEAR = 9;

interface FoundGamesProps {
  readonly text: string;
  readonly index: GameIndex;
  readonly providers: readonly GameProvider[];
  /** A game was opened: what was typed was worth it. */
  readonly onOpen: () => void;
}

function CategoryChips({
  games,
  value,
  onChange,
}: {
  readonly games: readonly Game[];
  readonly value: GameType | null;
  readonly onChange: (value: GameType | null) => void;
}) {
  const categories = useCategoryList()
    .map(({ code, name }) => ({
      code,
      name,
      count: games.filter(({ gameType }) => categoryOf(gameType) === code).length,
    }))
    .filter(({ count }) => count > 0);
  if (categories.length < 2) return null;
  return (
    <StyledChips role="group" aria-label={SEARCH.filter}>
      <button type="button" aria-pressed={value === null} onClick={() => onChange(null)}>
        {SEARCH.inCategory(SEARCH.all, games.length)}
      </button>
      {categories.map(({ code, name, count }) => (
        <button
          key={code}
          type="button"
          aria-pressed={value === code}
          data-testid={`found-${code}`}
          onClick={() => onChange(value === code ? null : code)}
        >
          {SEARCH.inCategory(name, count)}
        </button>
      ))}
    </StyledChips>
  );
}

const ToAll = () => (
  <StyledAll to={targets.toGames()} data-kind="secondary">
    {SEARCH.showAll}
  </StyledAll>
);

/** Nothing fits: a short word over what is like it, or the whole state where nothing is. */
function Nothing({ text, isAlone }: { readonly text: string; readonly isAlone: boolean }) {
  if (!isAlone)
    return (
      <Notice testId="search-nothing">
        <b>{SEARCH.nothing(text)}</b>
      </Notice>
    );
  return (
    <EmptyState
      icon={<Search />}
      title={SEARCH.nothing(text)}
      hint={SEARCH.nothingHint}
      action={<ToAll />}
      testId="search-nothing"
    />
  );
}

export function FoundGames({ text, index, providers, onOpen }: FoundGamesProps) {
  const [category, setCategory] = useFoundCategory();
  const { hits, near } = useMemo(
    () =>
      searchGames(
        index.games,
        text,
        new Map(providers.map(({ code, name }) => [code, name])),
        index.readings,
      ),
    [index, text, providers],
  );
  // A category without any of the new games is chosen no more.
  const chosen = hits.some(({ gameType }) => categoryOf(gameType) === category) ? category : null;
  const shown =
    chosen === null ? hits : hits.filter(({ gameType }) => categoryOf(gameType) === chosen);
  const like = near.slice(0, MOST_NEAR);
  if (hits.length === 0 && index.isPartial)
    return (
      <div data-testid="search-partial">
        <Skeleton kind="grid" />
      </div>
    );
  return (
    <div
      style={{ display: 'contents' }}
      onClickCapture={(event) => {
        if (event.target instanceof Element && event.target.closest('[data-game-id]') !== null)
          onOpen();
      }}
    >
      <p role="status" className="vh" data-testid="search-count">
        {hits.length === 0 ? SEARCH.nothing(text) : SEARCH.found(shown.length)}
      </p>
      {hits.length === 0 ? (
        <Nothing text={text} isAlone={like.length === 0} />
      ) : (
        <>
          <CategoryChips games={hits} value={chosen} onChange={setCategory} />
          <Section
            title={SEARCH.results}
            action={<span className="num">{SEARCH.found(shown.length)}</span>}
          >
            <GameGrid key={`${text}-${chosen ?? ''}`} games={shown} label={SEARCH.title} />
          </Section>
        </>
      )}
      {like.length === 0 ? null : (
        <Section title={hits.length === 0 ? SEARCH.nearOnly : SEARCH.near}>
          <GameGrid key={`near-${text}`} games={like} label={SEARCH.near} />
        </Section>
      )}
      {hits.length === 0 && like.length > 0 ? <ToAll /> : null}
    </div>
  );
}
