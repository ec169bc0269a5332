/**
 * What both kinds of row begin with: star, clock, the way to the event's page; the two sides with
 * their scores.
 */
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { ChevronRight } from '@site/ui';
import { FavouriteStar } from '../favourites/FavouriteStar';
import { BOARD } from '../phrases/board';
import type { SportEvent } from '../vendors/port';
import { LiveTag } from './LiveTag';
import { Team } from './Team';

/** Props of the parts. */
export interface RowTopProps {
  readonly event: SportEvent;
  /** The event's own page. */
  readonly to: string;
  readonly children?: ReactNode;
}

/** Star, state in words and the number of markets. */
export function RowHead({ event, to, children }: RowTopProps) {
  return (
    <header>
      <FavouriteStar kind="event" id={event.id} name={`${event.homeName} ${event.awayName}`} />
      <LiveTag event={event} />
      {children}
      <Link
        className="more num"
        to={to}
        aria-label={`${event.homeName} ${event.awayName} ${BOARD.moreMarkets(event.marketCount)}`}
      >
        +{event.marketCount}
        <ChevronRight aria-hidden />
      </Link>
    </header>
  );
}

/** Both sides; the link beside the head's is for the thumb only. */
export function RowTeams({ event, to, children }: RowTopProps) {
  const { live } = event;
  return (
    <Link className="teams" to={to} tabIndex={-1} aria-hidden="true">
      <Team name={event.homeName} score={live?.score.home ?? null} reds={live?.reds.home ?? 0} />
      <Team name={event.awayName} score={live?.score.away ?? null} reds={live?.reds.away ?? 0} />
      {children}
    </Link>
  );
}
