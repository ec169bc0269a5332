/** Which free bets may pay a stake, and how much of them. */
import Big from 'big.js';
import { ZERO_FEN, sumFen, type Fen } from '../money';
import type { DecimalOdds } from '../odds/decimal-odds';

/** A free bet: what is left of it, and its least odds where it has some. */
export interface FreeBet {
  readonly remaining: Fen;
  readonly leastOdds?: DecimalOdds | null | undefined;
}

/**
 * Whether a free bet may pay for a bet at some odds: at its least odds or better.
 *
 * @param odds of the single, or the product of a combo; text of a decimal.
 */
export const paysFor = ({ leastOdds }: Pick<FreeBet, 'leastOdds'>, odds: string): boolean =>
  leastOdds === null || leastOdds === undefined || new Big(odds).gte(leastOdds);

/** What all free bets together pay for a bet at some odds, in fen. */
export const freeFunds = (freeBets: readonly FreeBet[], odds: string): Fen =>
  sumFen(
    freeBets
      .filter((one) => paysFor(one, odds))
      .map(({ remaining }) => (remaining > 0n ? remaining : ZERO_FEN)),
  );

/**
 * Odds that free bets are held against: the product of a combo, the shortest price of singles,
 * which all share the same free bets. One while there is nothing to bet on.
 *
 * @returns text of a decimal.
 */
export const oddsToPay = (prices: readonly DecimalOdds[], isCombo: boolean): string => {
  const [first, ...others] = prices.map((price) => new Big(price));
  if (first === undefined) return '1';
  return others
    .reduce((now, price) => (isCombo ? now.times(price) : price.lt(now) ? price : now), first)
    .toFixed();
};
