/**
 * What rows begin and end with: clock and state, the two sides with their scores, the star, the way
 * to the event's page.
 */
import type { ReactNode } from 'react';
import { Link } from '@site/platform';
import { ChevronRight } from '@site/ui';
import { FavouriteStar } from '../favourites/FavouriteStar';
import { BOARD } from '../phrases/board';
import type { SportEvent } from '../vendors/port';
import { KickOff } from './KickOff';
import { LiveTag, liveText } from './LiveTag';
import { matchName } from './selection-text';
import { Team } from './Team';

/** Props of the parts. */
export interface RowTopProps {
  readonly event: SportEvent;
  /** The event's own page. */
  readonly to: string;
  readonly children?: ReactNode;
}

/** A match with its score and part of play, as it is said. */
function matchState(event: SportEvent): string {
  const { homeName, awayName, live, sportId } = event;
  if (live === null) return matchName(event);
  const score = BOARD.score(homeName, live.score.home, live.score.away, awayName);
  return `${score}，${liveText(live, sportId)}`;
}

/** The star of an event. */
export function RowStar({ event }: { readonly event: SportEvent }) {
  return <FavouriteStar kind="event" id={event.id} name={`${event.homeName} ${event.awayName}`} />;
}

/** The number of markets, and the way to them; where none is left, to the match. */
export function MoreLink({ event, to }: Pick<RowTopProps, 'event' | 'to'>) {
  const { marketCount } = event;
  return (
    <Link
      className="more num"
      to={to}
      aria-label={`${matchName(event)} ${BOARD.moreMarkets(marketCount)}`}
    >
      {marketCount > 0 && `+${marketCount}`}
      <ChevronRight aria-hidden />
    </Link>
  );
}

/** State in words. */
export function RowHead({
  event,
  isShort = false,
  isTight = false,
  children,
}: Pick<RowTopProps, 'event' | 'children'> & {
  readonly isShort?: boolean;
  /** The row is one line. */
  readonly isTight?: boolean;
}) {
  const { live, sportId, startAt } = event;
  return (
    <header>
      {live === null ? (
        <KickOff at={startAt} />
      ) : (
        <LiveTag live={live} sportId={sportId} isShort={isShort} isTight={isTight} />
      )}
      {children}
    </header>
  );
}

/**
 * Both sides with their scores: a link that says them in one sentence. What stands for a draw
 * stands between them.
 */
export function RowTeams({ event, to, children }: RowTopProps) {
  const { live } = event;
  return (
    <Link className="teams" to={to} aria-label={matchState(event)}>
      <Team name={event.homeName} score={live?.score.home ?? null} reds={live?.reds.home ?? 0} />
      {children}
      <Team name={event.awayName} score={live?.score.away ?? null} reds={live?.reds.away ?? 0} />
    </Link>
  );
}
