/** What a bonus brings for one round amount, worked out from its own terms. */
import { fenOf, type Fen } from '../money';
import type { OfferTerms } from './offer-facts';

/** What is read of a bonus for it. */
export interface ExampleTerms extends Omit<OfferTerms, 'turnover'> {
  /** How many times over; null where the terms at hand do not say of what. */
  readonly turnover: {
    readonly times: number;
    /** Of the amount paid in with the bonus, or of the bonus alone. */
    readonly base: 'both' | 'bonus';
  } | null;
}

/** All in fen. */
export interface OfferExample {
  readonly by: 'Deposit' | 'Transfer';
  readonly amount: Fen;
  readonly bonus: Fen;
  /** What has to be wagered; null where it is not known. */
  readonly required: Fen | null;
}

const PERCENT = /^(\d{1,4})(?:\.(\d{1,2}))?$/;
/** Hundredths of a percent in a whole. */
const WHOLE = 10_000n;
/** The amount of an example, fen: ¥1,000; more only where the bonus asks for more. */
const USUAL = 100_000n;

/**
 * An example of a bonus in percent: cut to whole fen and to the most of its terms, as it is paid.
 *
 * @returns null for a bonus that is no share of what is paid in, and where the terms say no number.
 */
export function offerExample(terms: ExampleTerms): OfferExample | null {
  const { transactionType: by, percentage, minAmount, maxBonus, turnover } = terms;
  const [, whole, part = ''] = PERCENT.exec(percentage) ?? [];
  if (by === 'None' || whole === undefined) return null;
  const share = BigInt(whole + part.padEnd(2, '0'));
  const amount = minAmount > USUAL ? minAmount : USUAL;
  const full = (amount * share) / WHOLE;
  const bonus = full < maxBonus ? full : maxBonus;
  if (bonus <= 0n) return null;
  const required =
    turnover === null || !Number.isSafeInteger(turnover.times) || turnover.times < 0
      ? null
      : fenOf((turnover.base === 'both' ? amount + bonus : bonus) * BigInt(turnover.times));
  return { by, amount: fenOf(amount), bonus: fenOf(bonus), required };
}
