/**
 * Before a search: what was searched last, hot names, providers; while the text is short, names
 * that begin with it (R5-2).
 */
import type { Game, GameProvider } from '@site/contracts/games';
import { suggestGames } from '@site/domain/games/search';
import { Button, Section, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { SEARCH } from '../phrases/search';
import { hotWords } from './hot-words';
import type { GameIndex } from './use-game-index';

const StyledPicks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${px(8)};
  & > button {
    display: inline-flex;
    align-items: center;
    gap: ${px(6)};
    min-height: ${px(44)};
    padding: 0 ${px(14)};
    border-radius: ${radius.pill};
    background: ${color('surface')};
    box-shadow: inset 0 0 0 1px ${color('line')};
    font-size: ${type.s};
  }
  & > button:active {
    background: ${color('brand-soft')};
  }
  i {
    font-style: normal;
    font-weight: 700;
    min-width: 1.1em;
    color: ${color('text-3')};
  }
  .top {
    color: ${color('gold-text')};
  }
  small {
    font-size: ${type.xs};
    color: ${color('warn')};
  }
`;

const MOST = { hot: 10, suggestions: 12, top: 3 } as const;

interface PicksProps {
  readonly title: string;
  readonly names: readonly string[];
  readonly onPick: (name: string) => void;
  readonly testId: string;
  readonly onClear?: () => void;
  readonly isRanked?: boolean;
  readonly inMaintenance?: ReadonlySet<string>;
}

function Picks({
  title,
  names,
  onPick,
  testId,
  onClear,
  isRanked = false,
  inMaintenance,
}: PicksProps) {
  if (names.length === 0) return null;
  return (
    <Section
      title={title}
      action={
        onClear === undefined ? undefined : (
          <Button kind="ghost" size="s" onClick={onClear}>
            {SEARCH.clear}
          </Button>
        )
      }
    >
      <StyledPicks data-testid={testId}>
        {names.map((name, at) => (
          <button key={name} type="button" onClick={() => onPick(name)}>
            {isRanked ? (
              <i aria-hidden="true" className={at < MOST.top ? 'num top' : 'num'}>
                {at + 1}
              </i>
            ) : null}
            {name}
            {inMaintenance?.has(name) === true ? <small>{SEARCH.maintenance}</small> : null}
          </button>
        ))}
      </StyledPicks>
    </Section>
  );
}

interface PickListsProps {
  /** What is typed so far, too short to search. */
  readonly typed: string;
  readonly games: readonly Game[];
  readonly index: GameIndex | null;
  readonly providers: readonly GameProvider[];
  readonly closed: ReadonlyMap<string, string | null>;
  readonly recent: readonly string[];
  readonly onPick: (name: string) => void;
  readonly onClearRecent: () => void;
}

/** The lists; those of which nothing is known are left out. */
export function PickLists({
  typed,
  games,
  index,
  providers,
  closed,
  recent,
  onPick,
  onClearRecent,
}: PickListsProps) {
  const found =
    typed === '' || index === null
      ? []
      : suggestGames(index.games, typed, index.readings, MOST.suggestions);
  if (found.length > 0) {
    const like = [...new Set(found.map(({ name }) => name))];
    return (
      <>
        <p className="vh" role="status">
          {SEARCH.suggested(like.length)}
        </p>
        <Picks
          title={SEARCH.suggestions}
          names={like}
          onPick={onPick}
          testId="search-suggestions"
        />
      </>
    );
  }
  if (typed !== '' && (index === null || index.isPartial)) return null;
  const names = [...new Set(providers.toSorted((a, b) => a.sort - b.sort).map(({ name }) => name))];
  const inMaintenance = new Set(
    providers.filter(({ code }) => closed.has(code)).map(({ name }) => name),
  );
  return (
    <>
      {typed === '' ? null : <p role="status">{SEARCH.noneLike(typed)}</p>}
      <Picks
        title={SEARCH.recent}
        names={recent}
        onPick={onPick}
        testId="search-recent"
        onClear={onClearRecent}
      />
      <Picks
        title={SEARCH.hot}
        names={hotWords(games, MOST.hot)}
        onPick={onPick}
        testId="search-hot"
        isRanked
      />
      <Picks
        title={SEARCH.providers}
        names={names}
        onPick={onPick}
        testId="search-providers"
        inMaintenance={inMaintenance}
      />
    </>
  );
}
