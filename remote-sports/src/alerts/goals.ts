/**
 * Goals as a change of scores between two looks at a board (§3.4 goal alerts). Pure: what is
 * watched and how it is told is elsewhere.
 */
import type { NotificationSettings } from '@site/domain/betting/sports-settings';
import type { Score } from '@site/domain/betting/settlement';
import type { Favourites, FeedMessage, SportEvent } from '../vendors/model';

/** Something that happened to a score. */
export interface ScoreNews {
  readonly kind: 'goal' | 'cancelled';
  readonly event: SportEvent;
  readonly side: 'home' | 'away';
  readonly score: Score;
}

/** Scores as they were last seen, by event. */
export type KnownScores = ReadonlyMap<string, Score>;

const SIDES = ['home', 'away'] as const;

function newsOf(event: SportEvent, before: Score, now: Score): readonly ScoreNews[] {
  return SIDES.filter((side) => before[side] !== now[side]).map((side) => ({
    kind: now[side] > before[side] ? 'goal' : 'cancelled',
    event,
    side,
    score: now,
  }));
}

/**
 * What a message tells about goals. The first sight of a match is no goal, and a board that was
 * away tells what changed meanwhile.
 */
export function takeScores(
  known: KnownScores,
  message: FeedMessage,
): { readonly known: KnownScores; readonly news: readonly ScoreNews[] } {
  if (message.kind !== 'snapshot' && message.kind !== 'delta') return { known, news: [] };
  const next = new Map(known);
  const news: ScoreNews[] = [];
  for (const event of message.events) {
    if (event.live === null) continue;
    const before = next.get(event.id);
    if (before !== undefined) news.push(...newsOf(event, before, event.live.score));
    next.set(event.id, event.live.score);
  }
  if (message.kind === 'delta') message.removedEvents.forEach((id) => next.delete(id));
  return { known: next, news };
}

/** What the member follows at a vendor, and has bets on. */
export interface Interests {
  readonly favourites: Favourites;
  readonly betEvents: ReadonlySet<string>;
  /** The vendor whose board was last looked at. */
  readonly isCurrent: boolean;
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
