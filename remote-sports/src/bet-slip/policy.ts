/** Which prices the member lets a bet be booked at (D10). */
import type { OddsPolicy } from '../vendors/port';

/** What the member chose. */
export interface PriceChoice {
  readonly acceptBetter: boolean;
  readonly acceptAny: boolean;
}

/**
 * The policy that the vendor gets: "any" only where the vendor knows it and the member asked for
 * it.
 */
export function policyOf(
  { acceptBetter, acceptAny }: PriceChoice,
  known: readonly OddsPolicy[],
): OddsPolicy {
  if (acceptAny && known.includes('any')) return 'any';
  return acceptBetter && known.includes('better') ? 'better' : 'exact';
}
