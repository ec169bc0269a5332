/** From fair chances to prices with a margin, as exact text with 2 decimals (domain.md "Margin"). */
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';

const [LEAST, MOST] = [101, 20_000];

/** `195` -> `1.95`. */
export const priceText = (hundredths: number): DecimalOdds =>
  `${String(Math.floor(hundredths / 100))}.${String(hundredths % 100).padStart(2, '0')}` as DecimalOdds;

const clipped = (decimal: number): DecimalOdds | null => {
  if (!Number.isFinite(decimal)) return null;
  return priceText(Math.min(MOST, Math.max(LEAST, Math.round(decimal * 100))));
};

/** Both sides of a two-way market from the fair Hong Kong price of the first. */
export function twoWay(
  fairHongKong: number,
  margin: number,
): readonly [DecimalOdds | null, DecimalOdds | null] {
  const first = 1 / (1 + fairHongKong);
  return [clipped(1 / (first * (1 + margin))), clipped(1 / ((1 - first) * (1 + margin)))];
}

/**
 * Chances of three or more outcomes to prices: each chance to a power so that the book sums to 1 +
 * margin.
 */
export function manyWay(
  chances: readonly number[],
  margin: number,
): readonly (DecimalOdds | null)[] {
  const sum = (power: number): number =>
    chances.reduce((total, q) => total + (q > 0 ? q ** power : 0), 0);
  let [low, high] = [0.3, 1.2];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (sum(middle) > 1 + margin) low = middle;
    else high = middle;
  }
  return chances.map((q) => (q > 0.0005 ? clipped(1 / q ** high) : null));
}

/** Prices of outcomes that overlap (double chance), each with its own share of the margin. */
export const overlapping = (
  chances: readonly number[],
  margin: number,
): readonly (DecimalOdds | null)[] =>
  chances.map((q) => (q > 0.0005 && q < 0.985 ? clipped(1 / (q * (1 + margin))) : null));
