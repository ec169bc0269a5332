/**
 * The line that stays over the list: odds type at one tap, and once for all leagues what stands in
 * the columns; where a match can end level, the way between lines and winner.
 */
import { PERIOD, isEuOnly } from '@site/domain/betting/bet-types';
import { ODDS_TYPE_NAMES } from '@site/domain/odds/decimal-odds';
import { hasDraw } from '@site/domain/reference/level-sports';
import { SPORT } from '@site/domain/reference/sports';
import { BOARD } from '../phrases/board';
import { betTypeText, ODDS_TYPE_SHORT } from '../phrases/names';
import { useOddsType, useSportsState } from '../state/use-sports';
import { useLeagues } from './board-context';
import { COLUMNS, compactColumns, headOf, type ColumnName } from './columns';
import { StyledHeads } from './head-styles';
import { useBoardView } from './use-board-view';
import { useIsCompact, useRowShape } from './use-design-scale';

/** A column's name; markets that only have European prices say so while another type is read (D4). */
function ColumnHead({ column, label }: { readonly column: ColumnName; readonly label: string }) {
  const oddsType = useOddsType();
  const marked = isEuOnly(headOf(column)) && oddsType !== 'EU';
  return (
    <span title={marked ? BOARD.euHint : undefined}>
      {label}
      {marked ? <sup>{BOARD.eu}</sup> : null}
    </span>
  );
}

/** The names of the columns that a sport's rows have now. */
export function ColumnHeads({ sportId }: { readonly sportId: number }) {
  const isCompact = useIsCompact();
  const isWide = useRowShape() === 'wide';
  const columns = isCompact && !isWide ? compactColumns(sportId, 'lines') : COLUMNS;
  return (
    <span className="columns" data-columns={columns.length} data-draw={hasDraw(sportId)}>
      {columns.map((column) => (
        <ColumnHead
          key={column}
          column={column}
          label={betTypeText(headOf(column), PERIOD.FULL_TIME, sportId)}
        />
      ))}
    </span>
  );
}

/** Names of the three outcomes, over their prices. */
const Outcomes = () => (
  <span className="columns">
    {BOARD.outcomes.map((label) => (
      <ColumnHead key={label} column="winner" label={label} />
    ))}
  </span>
);

/**
 * Both lines or the winner: the heads of those that the list shows stand over their columns, beside
 * them the way to the other.
 */
function Views({ sportId }: { readonly sportId: number }) {
  const { compactView, setCompactView } = useBoardView();
  const heads = {
    lines: <ColumnHeads sportId={sportId} />,
    winner: <Outcomes />,
  };
  const views = ['lines', 'winner'] as const;
  return (
    <span className="views" role="group" aria-label={BOARD.views}>
      {(compactView === 'lines' ? views : views.toReversed()).map((view) => (
        <button
          key={view}
          type="button"
          data-testid={`column-${view}`}
          aria-pressed={view === compactView}
          aria-label={BOARD.showView[view]}
          onClick={() => setCompactView(view)}
        >
          {view === compactView ? heads[view] : BOARD.wayTo[view]}
        </button>
      ))}
    </span>
  );
}

/** Which way prices are read; where all of them are European the others are out of reach. */
function OddsTypes({ isEuOnly: isEu }: { readonly isEuOnly: boolean }) {
  const { setOddsType } = useSportsState();
  const wanted = useOddsType();
  const oddsType = isEu ? 'EU' : wanted;
  return (
    <span className="types" role="group" aria-label={isEu ? BOARD.euTypes : BOARD.oddsTypeLabel}>
      {ODDS_TYPE_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          data-testid={`odds-type-${name}`}
          aria-pressed={name === oddsType}
          aria-label={BOARD.oddsType[name]}
          aria-disabled={isEu || undefined}
          onClick={() => isEu || setOddsType(name)}
        >
          {ODDS_TYPE_SHORT[name]}
        </button>
      ))}
    </span>
  );
}

/** The line. */
export function BoardHeads() {
  const isCompact = useIsCompact();
  const shape = useRowShape();
  const { choice } = useBoardView();
  const leagues = useLeagues();
  const sports = new Set(leagues.map(({ sportId }) => sportId));
  const [first = choice.sportId] = sports;
  // Favourites of several sports have rows of several kinds: none of them names the columns of all.
  const isMixed = sports.size > 1;
  const isOutright = choice.tab === 'OUTRIGHT';
  const hasViews = isCompact && shape !== 'wide' && (isMixed || hasDraw(first));
  return (
    <StyledHeads data-testid="board-heads" data-compact={isCompact || undefined} data-shape={shape}>
      {shape === 'stacked' ? null : <OddsTypes isEuOnly={isOutright} />}
      {isOutright || (isMixed && !hasViews) ? null : hasViews ? (
        <Views sportId={isMixed ? SPORT.SOCCER : first} />
      ) : (
        <ColumnHeads sportId={first} />
      )}
    </StyledHeads>
  );
}
