/** Which prices the member lets a bet be booked at (D10). */
import type { OddsPolicy } from '../vendors/port';

/** What the member chose. */
export interface PriceChoice {
  readonly acceptBetter: boolean;
  readonly acceptAny: boolean;
}

/** What the slip takes without a word, at every vendor: until the tap the price is only looked at. */
export const followedPolicy = ({ acceptBetter, acceptAny }: PriceChoice): OddsPolicy =>
  acceptAny ? 'any' : acceptBetter ? 'better' : 'exact';

/**
 * The policy that goes with the call: what the member allows, or as much of it as the vendor knows.
 * A vendor without "any" refuses a price that fell after the tap, and the slip asks again.
 */
export function policyOf(choice: PriceChoice, known: readonly OddsPolicy[]): OddsPolicy {
  const wanted = followedPolicy(choice);
  if (known.includes(wanted)) return wanted;
  return wanted === 'any' && known.includes('better') ? 'better' : 'exact';
}
