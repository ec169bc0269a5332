/** Which prices a pick follows without a word of the member (D10, C-55, C-71). */
import { compareOdds, type DecimalOdds } from '../odds/decimal-odds';

/** `exact` follows none, `better` none that is worse than the word that was given, `any` each one. */
export type PricePolicy = 'exact' | 'better' | 'any';

/**
 * True for a price that a pick follows by itself. Better prices that were followed bind nobody:
 * what falls again, and is no worse than the member's own word, needs no other one.
 *
 * @param said the vendor's price of now, of the same line; decimals.
 * @param word the price that was chosen, or taken by hand since; decimals.
 */
export const needsNoWord = (said: DecimalOdds, word: DecimalOdds, policy: PricePolicy): boolean =>
  policy === 'any' || (policy === 'better' && compareOdds(said, word) >= 0);
