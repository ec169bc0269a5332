/**
 * Total odds of a combo; by itself, because the bar under a board shows it before anything else of
 * the slip is there.
 */
import Big from 'big.js';
import type { DecimalOdds } from '../odds/decimal-odds';
import { HALF_AWAY } from '../rounding';

/** Most decimals: a hundred at four of them is the return to the fen. */
const MOST_PLACES = 4;

/** Zeros behind the second of four decimals, which say nothing. */
const IDLE_ZEROS = /0{1,2}$/;

/**
 * Product of prices as members read total odds. One rule everywhere: money comes from the exact
 * product, rounded once per ticket line to 0.01 (domain.md "System bets", D2), and what is read has
 * the decimals that explain it: two, or up to four where the product has them, rounded half away
 * from zero like the money. `16.5507` x 100 is the 1,655.07 of the receipt, `16.55` is not.
 *
 * @param factors what a unit becomes at each leg: its price, or less once it is decided.
 * @returns plain decimal text, two to four decimals.
 */
export const oddsProduct = (factors: readonly Big[]): string =>
  factors
    .reduce((product, factor) => product.times(factor), new Big(1))
    .toFixed(MOST_PLACES, HALF_AWAY)
    .replace(IDLE_ZEROS, '');

/** The same of prices that all still stand. */
export const totalOdds = (prices: readonly DecimalOdds[]): string =>
  oddsProduct(prices.map((price) => new Big(price)));
