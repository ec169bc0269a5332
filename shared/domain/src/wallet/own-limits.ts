/**
 * Limits a member sets (R6-7): tighter ones hold at once, looser ones after a cool-off. A limit of
 * nothing (null) is the loosest.
 */

/** How long a looser limit waits, in milliseconds. */
export const LIMIT_COOL_OFF_MS = 86_400_000;

/** A limit in force, and a looser one that waits. */
export interface OwnLimit<T> {
  readonly value: T | null;
  readonly pending: { readonly value: T | null; readonly from: number } | null;
}

/** The limit at a moment: what waited long enough is in force. */
export const limitAt = <T>(limit: OwnLimit<T>, now: number): OwnLimit<T> =>
  limit.pending !== null && limit.pending.from <= now
    ? { value: limit.pending.value, pending: null }
    : limit;

/**
 * The limit after a change.
 *
 * @param size compares two limits: bigger is looser.
 */
export function limitAfter<T>(
  limit: OwnLimit<T>,
  change: T | null,
  size: (value: T) => bigint,
  now: number,
): OwnLimit<T> {
  const current = limitAt(limit, now);
  const holdsAtOnce =
    current.value === null || (change !== null && size(change) <= size(current.value));
  return holdsAtOnce
    ? { value: change, pending: null }
    : { value: current.value, pending: { value: change, from: now + LIMIT_COOL_OFF_MS } };
}
