/** Which matches a page may offer as ones to bet on. */

/** A match as far as that goes, as the vendor's feed tells it. */
export interface MatchToBetOn {
  /** The vendor takes bets on it. */
  readonly open: boolean;
  /** All markets that the vendor has. */
  readonly marketCount: number;
  /** Its state of play; null before it begins. */
  readonly live: { readonly period: { readonly kind: string } | null } | null;
}

/**
 * Whether a match belongs among those that a page recommends (§2.3 home): open, with a market, not
 * over. A board lists the others too, locked.
 *
 * @param match undefined when the feed has dropped it.
 */
export const canBeBetOn = (match: MatchToBetOn | undefined): boolean =>
  match !== undefined &&
  match.open &&
  match.marketCount > 0 &&
  match.live?.period?.kind !== 'ended';
