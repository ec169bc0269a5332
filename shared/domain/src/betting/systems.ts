/**
 * Lines, stake and returns of combos and systems, in closed form: 1,013 combinations cost no more
 * than ten (domain.md C2).
 */
import Big from 'big.js';
import { fenOf, type Fen } from '../money';
import type { DecimalOdds } from '../odds/decimal-odds';
import { roundToFen } from '../rounding';
import type { Folds } from './combos';

const ONE = new Big(1);
const NONE = new Big(0);

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

/**
 * e_0 to e_n: the sums of products over all combinations of each size (elementary symmetric
 * polynomials), by adding one factor at a time instead of walking through the combinations.
 */
export function symmetricSums(factors: readonly Big[]): readonly Big[] {
  let sums: readonly Big[] = [ONE];
  for (const factor of factors) {
    sums = [...sums, NONE].map((sum, size) =>
      size === 0 ? sum : sum.plus((sums[size - 1] ?? NONE).times(factor)),
    );
  }
  return sums;
}

/** Return per unit of stake on each line: the sums of the sizes that the bet holds. */
export function systemFactor(multipliers: readonly Big[], folds: Folds): Big {
  const sums = symmetricSums(multipliers);
  return folds.reduce((total, size) => total.plus(sums[size] ?? NONE), NONE);
}

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
): Fen => capped(roundToFen(systemFactor(multipliers, folds).times(stakePerLine.toString())), cap);

/** A combo before it is placed. */
export interface SystemPreview {
  readonly lines: number;
  /** Debit: stake per line times lines. */
  readonly stake: Fen;
  /** Least return above nothing: only the cheapest line wins. */
  readonly minReturn: Fen;
  /** Return when every leg wins, cut by the cap. */
  readonly maxReturn: Fen;
  /** The cap cuts the most (13160): members are told before they place. */
  readonly capped: boolean;
}

/** What a combo costs and can give; combos are counted in EU prices only (D1, D4). */
export function previewSystem(
  prices: readonly DecimalOdds[],
  folds: Folds,
  stakePerLine: Fen,
  cap: Fen | null,
): SystemPreview {
  const factors = prices.map((price) => new Big(price));
  const smallest = Math.min(...folds);
  const cheapest = factors.toSorted((a, b) => a.cmp(b)).slice(0, smallest);
  const lines = lineCount(prices.length, folds);
  const most = systemReturn(factors, folds, stakePerLine, null);
  return {
    lines,
    stake: fenOf(stakePerLine * BigInt(lines)),
    minReturn: systemReturn(cheapest, [smallest], stakePerLine, cap),
    maxReturn: capped(most, cap),
    capped: cap !== null && most > cap,
  };
}
