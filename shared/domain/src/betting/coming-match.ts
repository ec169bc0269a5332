/** Which matches a page names as the next to begin, and in which order. */
import { canBeBetOn, type MatchToBetOn } from './open-match';
import type { WagerOutcome } from './statuses';

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

/** A match that is bet on, as far as it is known. */
export interface MatchOfBet {
  /** Kick-off, epoch ms. */
  readonly startAt: number;
  /** It was being played when the bet was placed. */
  readonly live: boolean;
  /** A bet on who wins a competition: that runs from the bet on. */
  readonly isOutright: boolean;
  /** What came of it. */
  readonly outcome: WagerOutcome;
  /** As its vendor shows it now; undefined where it does not. */
  readonly event: MatchToBetOn | undefined;
}

/**
 * Whether a bet still waits for its first kick-off. Where the vendor shows a match, that counts:
 * matches begin late; else its kick-off does.
 *
 * @param matches all that the bet is on.
 * @param now epoch ms.
 */
export const isBeforePlay = (matches: readonly MatchOfBet[], now: number): boolean =>
  matches.every(
    ({ startAt, live, isOutright, outcome, event }) =>
      outcome === 'running' &&
      !live &&
      !isOutright &&
      (event === undefined ? now < startAt : event.live === null),
  );
