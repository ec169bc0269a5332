/** The rewards store: why an item cannot be had (§2.1 /rewards-store). */

/** What is read of an item; points are whole. */
export interface RedeemItem {
  readonly points: number;
  readonly stock: number | null;
  readonly isTierMet: boolean;
  readonly monthlyLimit: number;
  readonly takenThisMonth: number;
}

/** Why not. */
export type RedeemBlock = 'soldOut' | 'tier' | 'limit' | 'points' | 'unknown';

/**
 * The first reason, in the order in which a member could do something about the next; null when it
 * may be had.
 *
 * @param available points to spend, null while unknown.
 */
export function redeemBlock(
  { points, stock, isTierMet, monthlyLimit, takenThisMonth }: RedeemItem,
  available: number | null,
): RedeemBlock | null {
  if (stock !== null && stock <= 0) return 'soldOut';
  if (!isTierMet) return 'tier';
  if (takenThisMonth >= monthlyLimit) return 'limit';
  if (available === null) return 'unknown';
  return available < points ? 'points' : null;
}
