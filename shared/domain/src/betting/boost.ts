/** Prices that a vendor raises for a while: by how much, and until when. */
import Big from 'big.js';
import { compareOdds, parseDecimalOdds, type DecimalOdds } from '../odds/decimal-odds';

/**
 * A price whose profit is raised by some percent, cut to two decimals so that nothing is promised;
 * never below the plain price.
 *
 * @param percent whole or broken, from 0 on.
 */
export function boostedOdds(price: DecimalOdds, percent: number): DecimalOdds {
  const raised = parseDecimalOdds(
    new Big(price)
      .minus(1)
      .times(new Big(100).plus(percent))
      .div(100)
      .plus(1)
      .round(2, 0)
      .toFixed(2),
  );
  return raised === null || compareOdds(raised, price) < 0 ? price : raised;
}

/**
 * Boosts that are worth showing at a moment: still on, and better than the plain price. The given
 * order stays.
 *
 * @param now epoch ms, as `until` of a boost is.
 */
export const openBoosts = <
  B extends {
    readonly plain: DecimalOdds;
    readonly boosted: DecimalOdds;
    readonly until: number;
  },
>(
  boosts: readonly B[],
  now: number,
): readonly B[] =>
  boosts.filter(({ plain, boosted, until }) => now < until && compareOdds(boosted, plain) > 0);
