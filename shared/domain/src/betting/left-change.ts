/**
 * A change of a wager that was left half way: its old wager runs, and so does its new bet, until
 * one of them is no open wager any more.
 */

/** A new bet of a change that was left. */
export interface LeftChange {
  /** What a sale of the old wager is known by. */
  readonly ref: string;
  /** Key of the attempt that placed the new bet; null where nobody knows it. */
  readonly key: string | null;
  /** Nobody knows yet how the new bet ends. */
  readonly isUnsure: boolean;
  /** It stood in a list of open wagers. */
  readonly isSeen: boolean;
  /** When it was last known to run, epoch ms by the server's clock. */
  readonly at: number;
}

/** Open wagers of a vendor as they were read. */
export interface OpenList {
  /** Keys of the attempts that placed them; of those that wait for a verdict none. */
  readonly keys: readonly string[];
  /** When it was answered, epoch ms by the server's clock. */
  readonly at: number;
}

/** A list that was asked for before the bet is answered within this, ms. */
export const LIST_LATE_MS = 30_000;

/**
 * Keeps one beside those of other bets on the same wager: a second change that comes to nothing
 * leaves what was true before.
 *
 * @param most that are kept; the oldest leaves first.
 */
export const withLeft = (
  all: readonly LeftChange[],
  left: LeftChange,
  most: number,
): readonly LeftChange[] =>
  [...all.filter(({ ref, key }) => ref !== left.ref || key !== left.key), left].slice(-most);

/** What is left once it is known how the new bet ends. */
export const afterEnd = (
  all: readonly LeftChange[],
  { key, isTaken, now }: { readonly key: string; readonly isTaken: boolean; readonly now: number },
): readonly LeftChange[] =>
  all.flatMap((left) => {
    if (left.key !== key) return [left];
    return isTaken ? [{ ...left, isUnsure: false, at: now }] : [];
  });

/** Whether its new bet was taken and is no open wager any more: sold, settled or void. */
const isOver = ({ key, isUnsure, isSeen, at }: LeftChange, list: OpenList): boolean =>
  key !== null &&
  !isUnsure &&
  !list.keys.includes(key) &&
  list.at >= (isSeen ? at : at + LIST_LATE_MS);

/**
 * What is left by a list of open wagers, of those with that reference; the same value where the
 * list changes nothing.
 */
export function afterList(
  all: readonly LeftChange[],
  ref: string,
  list: OpenList,
): readonly LeftChange[] {
  const isOfRef = (left: LeftChange): boolean => left.ref === ref;
  // What runs was taken, though no page heard of it.
  const isNew = (left: LeftChange): boolean =>
    isOfRef(left) &&
    (!left.isSeen || left.isUnsure) &&
    left.key !== null &&
    list.keys.includes(left.key);
  if (!all.some((left) => isNew(left) || (isOfRef(left) && isOver(left, list)))) return all;
  return all
    .filter((left) => !isOfRef(left) || !isOver(left, list))
    .map((left) => (isNew(left) ? { ...left, isUnsure: false, isSeen: true, at: list.at } : left));
}
