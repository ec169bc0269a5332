/** What a bonus in percent gives for an amount, and what it asks. */
import { fenOf, type Fen } from '../money';

/** What is read of a bonus for it. */
export interface WorthTerms {
  /** Percent as exact text, `0` where the bonus is a fixed amount. */
  readonly percentage: string;
  /** The most it gives, fen. */
  readonly maxBonus: Fen;
  /** How many times over; null where the terms at hand do not say of what. */
  readonly turnover: {
    readonly times: number;
    /** Of the amount paid in with the bonus, or of the bonus alone. */
    readonly base: 'both' | 'bonus';
  } | null;
}

/** All in fen. */
export interface OfferWorth {
  readonly bonus: Fen;
  /** What has to be wagered; null where it is not known. */
  readonly required: Fen | null;
}

const PERCENT = /^(\d{1,4})(?:\.(\d{1,2}))?$/;
/** Hundredths of a percent in a whole. */
const WHOLE = 10_000n;

/**
 * Cut to whole fen and to the most of the terms, as it is paid.
 *
 * @param amount paid in, fen.
 * @returns null for a bonus that is no share of what is paid in, and where it comes to nothing.
 */
export function offerWorth(
  { percentage, maxBonus, turnover }: WorthTerms,
  amount: Fen,
): OfferWorth | null {
  const [, whole, part = ''] = PERCENT.exec(percentage) ?? [];
  if (whole === undefined) return null;
  const full = (amount * BigInt(whole + part.padEnd(2, '0'))) / WHOLE;
  const bonus = full < maxBonus ? full : maxBonus;
  if (bonus <= 0n) return null;
  const required =
    turnover === null || !Number.isSafeInteger(turnover.times) || turnover.times < 0
      ? null
      : fenOf((turnover.base === 'both' ? amount + bonus : bonus) * BigInt(turnover.times));
  return { bonus: fenOf(bonus), required };
}
