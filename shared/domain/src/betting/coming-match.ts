/** Which matches a page names as the next to begin, and in which order. */
import { canBeBetOn, type MatchToBetOn } from './open-match';

/**
 * Whether a match can still be named as one to come (§2.3 home): bets are taken on it and its
 * vendor has not begun it. A kick-off that has passed says nothing: matches begin late.
 *
 * @param match undefined when the feed has dropped it.
 */
export const isToCome = (match: MatchToBetOn | undefined): boolean =>
  canBeBetOn(match) && match?.live === null;

/** The next to begin first; those that begin together keep the given order, nothing is dropped. */
export const byKickOff = <M extends { /** Kick-off, epoch ms. */ readonly startAt: number }>(
  matches: readonly M[],
): readonly M[] => matches.toSorted((a, b) => a.startAt - b.startAt);
