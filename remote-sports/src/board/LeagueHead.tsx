/** Head of a league: its full name on a line of its own; opens and closes it, follows it. */
import { ChevronDown } from '@site/ui';
import { FavouriteStar } from '../favourites/FavouriteStar';
import { BOARD } from '../phrases/board';
import type { LeagueGroup } from './board-store';
import { StyledLeague } from './row-styles';

/** Props of {@link LeagueHead}. */
export interface LeagueHeadProps {
  readonly league: LeagueGroup;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** It is the head that stays at the top while its league scrolls by. */
  readonly stuck?: boolean;
}

/** A league's head. */
export function LeagueHead({ league, open, onToggle, stuck = false }: LeagueHeadProps) {
  return (
    <StyledLeague
      data-stuck={stuck || undefined}
      data-testid={stuck ? 'league-stuck' : 'league-head'}
      data-league-id={league.id}
    >
      <h2>
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
          <small className="num">{league.eventIds.length}</small>
        </button>
      </h2>
      <FavouriteStar kind="league" id={league.id} name={league.name} skipped={stuck} />
    </StyledLeague>
  );
}
