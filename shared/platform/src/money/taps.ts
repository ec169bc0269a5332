/**
 * Moments of taps: who tapped, and which intents had their answer by then. No clock: a device's
 * clock can be set back between two taps.
 */
import type { Journal } from './journal';

/** What stood at a tap. */
export interface Tap {
  readonly memberCode: string;
  readonly answered: ReadonlySet<string>;
}

/** Taps whose action is still to come. */
export interface Taps {
  /**
   * Marks a tap.
   *
   * @returns its number.
   */
  readonly mark: () => number;
  /** The tap of a number; for none, or one that nobody knows any more, what stands now. */
  readonly of: (serial: number | undefined) => Tap;
}

/** Taps that are remembered; between a tap and its action lies the load of a chunk at most. */
const MOST = 20;

/** Makes the book of taps of this tab. */
export function createTaps(journal: Journal, memberCode: () => string | null): Taps {
  const taps = new Map<number, Tap>();
  let serial = 0;
  const now = (): Tap => ({
    memberCode: memberCode() ?? '',
    answered: new Set(
      journal
        .entries()
        .filter(({ answeredAt }) => answeredAt !== null)
        .map(({ intent }) => intent.key),
    ),
  });
  return {
    mark: () => {
      serial += 1;
      taps.set(serial, now());
      taps.delete(serial - MOST);
      return serial;
    },
    of: (wanted) => taps.get(wanted ?? 0) ?? now(),
  };
}
