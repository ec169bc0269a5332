/** A target at which a wager sells itself: which ones make sense, and when one is reached. */
import type { Fen } from '../money';

/** Why a target makes no sense: no amount, already offered, or more than the wager can bring. */
export type TargetFault = 'none' | 'offered' | 'tooHigh';

/**
 * Judges a target before it is set.
 *
 * @param target fen, or null for text that is no amount.
 * @param offer what the vendor pays now; null while it names no price.
 * @param most the most that what still runs of the wager can bring (`returnLeft`): a target above it
 *   would wait for nothing.
 * @returns null for one that may be set.
 */
export function targetFault(target: Fen | null, offer: Fen | null, most: Fen): TargetFault | null {
  if (target === null || target <= 0n) return 'none';
  if (target > most) return 'tooHigh';
  return isReached(target, offer) ? 'offered' : null;
}

/** Whether an offer is worth the target: it pays as much or more. No price reaches nothing. */
export const isReached = (target: Fen, offer: Fen | null): boolean =>
  offer !== null && offer >= target;
