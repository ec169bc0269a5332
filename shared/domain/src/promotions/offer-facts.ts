/** The terms of a bonus that decide whether it is worth reading on, for one row of a list. */
import { ZERO_FEN, type Fen } from '../money';

/** What is read of a bonus, as the server lists it (§3.7). */
export interface OfferTerms {
  /** Percent as exact text, `0` where the bonus is a fixed amount. */
  readonly percentage: string;
  readonly maxBonus: Fen;
  /** `maxBonus` is shared by all who win. */
  readonly isPool?: boolean | undefined;
  readonly minAmount: Fen;
  readonly transactionType: 'Deposit' | 'Transfer' | 'None';
  readonly turnover: number;
  /** Of what the turnover is a multiple; unknown where tiers differ in it. */
  readonly turnoverBase?: 'both' | 'bonus' | null | undefined;
}

/** Null where the bonus says nothing of it: a list shows only what is there. */
export interface OfferFacts {
  readonly percent: string | null;
  /** The most that one member gets. */
  readonly most: Fen | null;
  /** What all who win share. */
  readonly pool: Fen | null;
  /** What must be paid in or moved at least. */
  readonly least: { readonly by: 'Deposit' | 'Transfer'; readonly amount: Fen } | null;
  /** How many times over. */
  readonly turnover: number | null;
}

const PERCENT = /^\d{1,4}(?:\.\d{1,2})?$/;

const above = (amount: Fen): Fen | null => (amount > ZERO_FEN ? amount : null);

/** The facts of a bonus. A bonus that nothing is paid in for has no least amount to pay. */
export function offerFacts(offer: OfferTerms): OfferFacts {
  const { percentage, transactionType, turnover } = offer;
  const least = above(offer.minAmount);
  return {
    percent: PERCENT.test(percentage) && Number(percentage) > 0 ? percentage : null,
    most: offer.isPool === true ? null : above(offer.maxBonus),
    pool: offer.isPool === true ? above(offer.maxBonus) : null,
    least:
      transactionType === 'None' || least === null ? null : { by: transactionType, amount: least },
    turnover: turnover > 0 ? turnover : null,
  };
}
