/** A target at which a wager sells itself: which ones make sense, and when one is reached. */
import { fenOf, type Fen } from '../money';
import { openShare } from './cash-out';

/** Why a target makes no sense: no amount, already offered, or more than the wager can bring. */
export type TargetFault = 'none' | 'offered' | 'tooHigh';

/** What a wager has at stake, in fen; `toWin` is of the whole wager, `openRisk` what still runs. */
export interface SaleTerms {
  readonly risk: Fen;
  readonly openRisk: Fen;
  readonly toWin: Fen;
}

/**
 * The most that what still runs of a wager can bring, in fen: no offer to buy it is ever higher, so
 * that a target above it would wait for nothing.
 */
export const mostTarget = ({ risk, openRisk, toWin }: SaleTerms): Fen =>
  fenOf(openRisk + openShare(toWin, { openRisk, risk }));

/**
 * Judges a target before it is set.
 *
 * @param target fen, or null for text that is no amount.
 * @param offer what the vendor pays now; null while it names no price.
 * @returns null for one that may be set.
 */
export function targetFault(
  target: Fen | null,
  offer: Fen | null,
  terms: SaleTerms,
): TargetFault | null {
  if (target === null || target <= 0n) return 'none';
  if (target > mostTarget(terms)) return 'tooHigh';
  return isReached(target, offer) ? 'offered' : null;
}

/** Whether an offer is worth the target: it pays as much or more. No price reaches nothing. */
export const isReached = (target: Fen, offer: Fen | null): boolean =>
  offer !== null && offer >= target;
