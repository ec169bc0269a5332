/** Which prices a pick follows without a word of the member (D10, C-55, C-71). */
import { compareOdds, type DecimalOdds } from '../odds/decimal-odds';

/** `exact` follows none, `better` none that is worse than the word that was given, `any` each one. */
export type PricePolicy = 'exact' | 'better' | 'any';

/** A pick's prices, decimals of its vendor. */
export interface PriceConsent {
  /** At which the bet is offered and sent. */
  readonly price: DecimalOdds;
  /** The least that the member said yes to: chosen, or taken by hand since. */
  readonly word: DecimalOdds;
}

/** Chosen, or taken by hand: both begin anew. */
export const consentAt = (price: DecimalOdds): PriceConsent => ({ price, word: price });

/**
 * What a pick's prices become when the vendor says another. Better prices that were followed bind
 * nobody: what falls again, and is no worse than the member's own word, needs no other one.
 *
 * @param said the vendor's price of now, of the same line.
 * @returns the same prices where the member must be asked.
 */
export function followPrice(
  consent: PriceConsent,
  said: DecimalOdds,
  policy: PricePolicy,
): PriceConsent {
  if (policy === 'exact') return consent;
  if (compareOdds(said, consent.word) >= 0) return { ...consent, price: said };
  // Who lets any price pass said yes to this one as well.
  return policy === 'any' ? consentAt(said) : consent;
}
