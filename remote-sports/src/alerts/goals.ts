/**
 * Goals among what a board tells of its events (§3.4 goal alerts, §3.10). Pure: what is
 * watched and how it is told is elsewhere.
 */
import type { NotificationSettings } from '@site/domain/betting/sports-settings';
import type { Score } from '@site/domain/betting/settlement';
import { EVENT_KIND, type EventKind } from '@site/domain/reference/updates';
import type { Favourites, FeedMessage, SportEvent } from '../vendors/model';

/** Something that happened to a score. */
export interface ScoreNews {
  readonly kind: 'goal' | 'cancelled';
  readonly event: SportEvent;
  readonly side: 'home' | 'away';
  readonly score: Score;
}

/** Goals of a side among the kinds of what happens. */
const SIDE_OF: ReadonlyMap<EventKind, ScoreNews['side']> = new Map<EventKind, ScoreNews['side']>([
  [EVENT_KIND.HOME_GOAL, 'home'],
  [EVENT_KIND.AWAY_GOAL, 'away'],
]);

/**
 * What a message tells about goals. The first sight of a match is no goal, and a board that was
 * away tells what changed meanwhile: the adapter knows.
 */
export function goalsIn(message: FeedMessage): readonly ScoreNews[] {
  if (message.kind !== 'snapshot' && message.kind !== 'delta') return [];
  return message.news.flatMap(({ kind, undone, event }) => {
    const side = SIDE_OF.get(kind);
    return side === undefined || event.live === null
      ? []
      : [{ kind: undone ? 'cancelled' : 'goal', event, side, score: event.live.score } as const];
  });
}

/** What the member follows at a vendor, and has bets on. */
export interface Interests {
  readonly favourites: Favourites;
  readonly betEvents: ReadonlySet<string>;
  /** The vendor whose board was last looked at. */
  readonly isCurrent: boolean;
  /** The favourites were read, or nobody reads them; a goal may wait for them. */
  readonly isKnown: boolean;
}

type Wanted = Pick<
  NotificationSettings,
  'goalNotification' | 'goalMyFavorite' | 'goalIBet' | 'goalAllRB'
>;

/** True when a vendor's board has to be watched at all: nothing is streamed for nobody. */
export function isWatched(
  wanted: Wanted,
  { favourites, betEvents, isCurrent }: Interests,
): boolean {
  if (!wanted.goalNotification) return false;
  const follows = favourites.events.length + favourites.leagues.length > 0;
  return (
    (wanted.goalMyFavorite && follows) ||
    (wanted.goalIBet && betEvents.size > 0) ||
    (wanted.goalAllRB && isCurrent)
  );
}

/** True when the member wants to hear of this match. */
export function wantsGoal(
  wanted: Wanted,
  { favourites, betEvents, isCurrent }: Interests,
  event: SportEvent,
): boolean {
  if (!wanted.goalNotification) return false;
  if (wanted.goalAllRB && isCurrent) return true;
  if (wanted.goalIBet && betEvents.has(event.id)) return true;
  return (
    wanted.goalMyFavorite &&
    (favourites.events.includes(event.id) || favourites.leagues.includes(event.leagueId))
  );
}
