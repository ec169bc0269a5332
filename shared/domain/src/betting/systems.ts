/**
 * Lines, stake and returns of combos and systems, in closed form: 1,013 combinations cost no more
 * than ten (domain.md C2).
 */
import Big from 'big.js';
import type { Fen } from '../money';
import type { Folds } from './combos';
import { exactOf, exactText, tenTo, timesAmount, type ExactDecimal } from './exact-decimal';

/** C(n, k), exact for every size a slip can have. */
export function combinations(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let count = 1;
  for (let step = 1; step <= k; step += 1) count = (count * (n - k + step)) / step;
  return Math.round(count);
}

/** Lines of a bet: the combinations of every size it holds. */
export const lineCount = (legs: number, folds: Folds): number =>
  folds.reduce((sum, size) => sum + combinations(legs, size), 0);

/** Legs with the sums that every bet on them is made of: made once, read by each of its combos. */
export interface LegSums {
  /** Digits behind the point of a leg. */
  readonly places: number;
  /** E_0 to e_n, all with as many places as the product of all legs has, so that they add up. */
  readonly sums: readonly bigint[];
  /** The legs themselves, the cheapest first. */
  readonly ascending: readonly bigint[];
}

/**
 * The sums of products over all combinations of each size (elementary symmetric polynomials), by
 * adding one factor at a time instead of walking through the combinations, in whole numbers.
 *
 * @param factors plain decimals: prices, or returns per unit.
 */
export function legSums(factors: readonly string[]): LegSums {
  const exact = factors.map(exactOf);
  const places = Math.max(0, ...exact.map((factor) => factor.places));
  const legs = exact.map((factor) => factor.units * tenTo(places - factor.places));
  const one = tenTo(places);
  const sums: bigint[] = [1n];
  for (const leg of legs) {
    sums.push(0n);
    for (let size = sums.length - 1; size > 0; size -= 1)
      sums[size] = (sums[size] ?? 0n) * one + (sums[size - 1] ?? 0n) * leg;
    sums[0] = (sums[0] ?? 0n) * one;
  }
  return { places, sums, ascending: legs.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)) };
}

/** Return per unit of stake on each line: the sums of the sizes that the bet holds. */
export const factorOf = ({ places, sums, ascending }: LegSums, folds: Folds): ExactDecimal => ({
  units: folds.reduce((total, size) => total + (sums[size] ?? 0n), 0n),
  places: places * ascending.length,
});

const sumsOf = (multipliers: readonly Big[]): LegSums =>
  legSums(multipliers.map((multiplier) => multiplier.toFixed()));

/** {@link factorOf} of legs that are settled or quoted one by one. */
export const systemFactor = (multipliers: readonly Big[], folds: Folds): Big =>
  new Big(exactText(factorOf(sumsOf(multipliers), folds)));

const capped = (amount: Fen, cap: Fen | null): Fen => (cap !== null && amount > cap ? cap : amount);

/**
 * Money back of a settled system: rounded once per ticket, then cut by the payout cap (D2, 13160).
 *
 * @param multipliers return per unit of each leg: a void one is 1, a lost one 0.
 * @param stakePerLine stake of one line, in fen.
 */
export const systemReturn = (
  multipliers: readonly Big[],
  folds: Folds,
  stakePerLine: Fen,
  cap: Fen | null,
): Fen => capped(timesAmount(factorOf(sumsOf(multipliers), folds), stakePerLine), cap);

/** Least return above nothing: only the cheapest line of the smallest size wins. */
export function leastReturn(
  { places, ascending }: LegSums,
  folds: Folds,
  stakePerLine: Fen,
  cap: Fen | null,
): Fen {
  const smallest = Math.min(...folds);
  const units = ascending.slice(0, smallest).reduce((product, leg) => product * leg, 1n);
  return capped(timesAmount({ units, places: places * smallest }, stakePerLine), cap);
}
