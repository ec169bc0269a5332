/** What a bonus brings for one round amount, worked out from its own terms. */
import { fenOf, type Fen } from '../money';
import type { OfferTerms } from './offer-facts';
import { offerWorth, type OfferWorth, type WorthTerms } from './offer-worth';

/** What is read of a bonus for it. */
export type ExampleTerms = Omit<OfferTerms, 'turnover'> & WorthTerms;

/** All in fen. */
export interface OfferExample extends OfferWorth {
  readonly by: 'Deposit' | 'Transfer';
  readonly amount: Fen;
}

/** The amount of an example, fen: ¥1,000; more only where the bonus asks for more. */
const USUAL = 100_000n;

/**
 * An example of a bonus in percent: cut to whole fen and to the most of its terms, as it is paid.
 *
 * @returns null for a bonus that is no share of what is paid in, and where the terms say no number.
 */
export function offerExample(terms: ExampleTerms): OfferExample | null {
  const { transactionType: by, minAmount } = terms;
  if (by === 'None') return null;
  const amount = fenOf(minAmount > USUAL ? minAmount : USUAL);
  const worth = offerWorth(terms, amount);
  return worth === null ? null : { by, amount, ...worth };
}
