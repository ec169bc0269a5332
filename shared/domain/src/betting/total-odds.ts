/**
 * Total odds of a combo; by itself, because the bar under a board shows it before anything else of
 * the slip is there.
 */
import Big from 'big.js';
import type { DecimalOdds } from '../odds/decimal-odds';

/**
 * Product of prices as members read total odds: two decimals, cut and not rounded up, so that
 * nothing is promised.
 */
export const totalOdds = (prices: readonly DecimalOdds[]): string =>
  prices
    .reduce((product, price) => product.times(price), new Big(1))
    .round(2, 0)
    .toFixed(2);
