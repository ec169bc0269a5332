/** Head of a league: opens and closes it, follows it, names the columns in the words of its sport. */
import { PERIOD, isEuOnly } from '@site/domain/betting/bet-types';
import { ChevronDown } from '@site/ui';
import { FavouriteStar } from '../favourites/FavouriteStar';
import { BOARD } from '../phrases/board';
import { betTypeText } from '../phrases/names';
import { useOddsType } from '../state/use-sports';
import type { LeagueGroup } from './board-store';
import { acrossOf, COLUMNS, headOf, type ColumnName } from './columns';
import { StyledLeague } from './row-styles';

/** A column's name; markets that only have European prices say so while another type is read (D4). */
function ColumnHead({
  column,
  sportId,
}: {
  readonly column: ColumnName;
  readonly sportId: number;
}) {
  const oddsType = useOddsType();
  const betType = headOf(column);
  const label = isEuOnly(betType) && oddsType !== 'EU';
  return (
    <span title={label ? BOARD.euHint : undefined}>
      {betTypeText(betType, PERIOD.FULL_TIME, sportId)}
      {label ? <sup>{BOARD.eu}</sup> : null}
    </span>
  );
}

/** Over the compact list's cells: which side each is. */
function CompactHeads({
  column,
  sportId,
}: {
  readonly column: ColumnName;
  readonly sportId: number;
}) {
  const oddsType = useOddsType();
  const label = isEuOnly(headOf(column)) && oddsType !== 'EU';
  return (
    <span className="sides">
      {acrossOf(column, sportId).map((side) => (
        <span key={side}>
          {BOARD.side[side]}
          {label ? <sup>{BOARD.eu}</sup> : null}
        </span>
      ))}
    </span>
  );
}

/** Props of {@link LeagueHead}. */
export interface LeagueHeadProps {
  readonly league: LeagueGroup;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** The one column of the compact list. */
  readonly column?: ColumnName;
  /** It is the BOARD that stays at the top while its league scrolls by. */
  readonly stuck?: boolean;
}

/** A league's head. */
export function LeagueHead({ league, open, onToggle, column, stuck = false }: LeagueHeadProps) {
  return (
    <StyledLeague
      data-compact={column !== undefined || undefined}
      data-stuck={stuck || undefined}
      data-testid={stuck ? 'league-stuck' : 'league-head'}
      data-league-id={league.id}
    >
      <div>
        <FavouriteStar kind="league" id={league.id} name={league.name} skipped={stuck} />
        <button
          className="name"
          type="button"
          tabIndex={stuck ? -1 : undefined}
          aria-expanded={open}
          aria-label={BOARD.league(league.name, league.eventIds.length)}
          onClick={onToggle}
        >
          <ChevronDown aria-hidden />
          <span>{league.name}</span>
          {open ? null : <small className="num">{league.eventIds.length}</small>}
        </button>
      </div>
      {column === undefined ? (
        COLUMNS.map((name) => <ColumnHead key={name} column={name} sportId={league.sportId} />)
      ) : (
        <CompactHeads column={column} sportId={league.sportId} />
      )}
    </StyledLeague>
  );
}
