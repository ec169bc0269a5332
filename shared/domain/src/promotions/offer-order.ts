/** In which order the bonuses for one amount are offered. */
import type { Fen } from '../money';

/** What is read of a bonus for it. All in fen. */
export interface OrderedOffer {
  readonly minAmount: Fen;
  readonly maxAmount: Fen;
  /** What it gives for the amount; null where that is not known or no share of it. */
  readonly gift: Fen | null;
}

/** How far an amount is from what a bonus takes, fen: 0 inside, negative where it is too much. */
export const missingFor = (
  { minAmount, maxAmount }: Pick<OrderedOffer, 'minAmount' | 'maxAmount'>,
  amount: Fen,
): bigint =>
  amount < minAmount ? minAmount - amount : amount > maxAmount ? maxAmount - amount : 0n;

/** What can be had now, by its gift; then what is near; then what takes less than this. */
function rankOf(offer: OrderedOffer, amount: Fen): readonly [group: number, within: bigint] {
  const missing = missingFor(offer, amount);
  return missing === 0n ? [0, -(offer.gift ?? 0n)] : missing > 0n ? [1, missing] : [2, -missing];
}

/**
 * Most gift first, then those that ask for more, nearest first, then those that take no such
 * amount. Equals keep the order that the server named them in.
 *
 * @param amount to be paid in, fen.
 */
export function inOfferOrder<T>(
  offers: readonly T[],
  readOf: (offer: T) => OrderedOffer,
  amount: Fen,
): readonly T[] {
  return offers
    .map((offer) => ({ offer, rank: rankOf(readOf(offer), amount) }))
    .sort((a, b) => a.rank[0] - b.rank[0] || Number(a.rank[1] - b.rank[1]))
    .map(({ offer }) => offer);
}
