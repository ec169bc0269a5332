/**
 * The line that stays over the list: odds type at one tap, and once for all leagues what stands in
 * the columns; where a match can end level, the way between lines and winner.
 */
import { PERIOD, isEuOnly } from '@site/domain/betting/bet-types';
import { ODDS_TYPE_NAMES } from '@site/domain/odds/decimal-odds';
import { hasDraw } from '@site/domain/reference/level-sports';
import { usePlatform, useStateView } from '@site/platform';
import { BOARD } from '../phrases/board';
import { betTypeText, ODDS_TYPE_SHORT } from '../phrases/names';
import { useOddsType, useSportsState } from '../state/use-sports';
import { useLeagues } from './board-context';
import { acrossOf, COLUMNS, compactColumns, headOf, type ColumnName } from './columns';
import { StyledHeads } from './head-styles';
import { useBoardView } from './use-board-view';
import { useIsStacked } from './use-design-scale';

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

/** Rows are compact by choice, or because letters leave no room for more. */
function useIsCompact(): boolean {
  const { settings } = usePlatform();
  const { ListDisplayType } = useStateView(settings.user);
  return useIsStacked() || ListDisplayType === 2;
}

/** The names of the columns that a sport's rows have now. */
export function ColumnHeads({ sportId }: { readonly sportId: number }) {
  const isCompact = useIsCompact();
  const { compactView } = useBoardView();
  const columns = isCompact ? compactColumns(sportId, compactView) : COLUMNS;
  const [only] = columns;
  return (
    <span className="columns" data-columns={columns.length}>
      {columns.length === 1 && only !== undefined
        ? acrossOf(only, sportId).map((side) => (
            <ColumnHead key={side} column={only} label={BOARD.side[side]} />
          ))
        : columns.map((column) => (
            <ColumnHead
              key={column}
              column={column}
              label={betTypeText(headOf(column), PERIOD.FULL_TIME, sportId)}
            />
          ))}
    </span>
  );
}

function OddsTypes() {
  const { setOddsType } = useSportsState();
  const oddsType = useOddsType();
  return (
    <span className="types" role="group" aria-label={BOARD.oddsTypeLabel}>
      {ODDS_TYPE_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          data-testid={`odds-type-${name}`}
          aria-pressed={name === oddsType}
          aria-label={BOARD.oddsType[name]}
          onClick={() => setOddsType(name)}
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
  const isStacked = useIsStacked();
  const { choice, compactView, setCompactView } = useBoardView();
  const leagues = useLeagues();
  const isOutright = choice.tab === 'OUTRIGHT';
  const sports = new Set(leagues.map(({ sportId }) => sportId));
  const [first = choice.sportId] = sports;
  // Favourites of several sports have rows of several kinds: none of them names the columns of all.
  const sportId = isOutright || sports.size > 1 ? null : first;
  const other = compactView === 'lines' ? 'winner' : 'lines';
  return (
    <StyledHeads
      data-testid="board-heads"
      data-compact={isCompact || undefined}
      data-stacked={isStacked || undefined}
    >
      {isStacked ? null : <OddsTypes />}
      {sportId === null ? null : <ColumnHeads sportId={sportId} />}
      {isCompact && !isOutright && (sportId === null || hasDraw(sportId)) ? (
        <button
          className="view"
          type="button"
          data-testid={`column-${other}`}
          aria-label={BOARD.showView[other]}
          onClick={() => setCompactView(other)}
        >
          {BOARD.view[other]}
        </button>
      ) : null}
    </StyledHeads>
  );
}
