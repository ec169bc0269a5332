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

/** How far a match in play is. */
export interface MatchInPlay {
  /** Part of play with its number, 1-based; null for a part that nobody knows. */
  readonly period: { readonly kind: string; readonly number: number | null } | null;
  /** Minute of play as the vendor says it: `23`, `90+6`; empty where no clock runs. */
  readonly clock: string;
}

/** Minutes of a match of two halves, stoppage not counted. */
const FULL_MINUTES = 90;

/**
 * Whether a match may end at any moment: its second half from the 90th minute on. Nobody opens it
 * any more to choose in peace. Extra time and other sports run by other clocks.
 *
 * @param live its state of play; null or undefined before it begins.
 */
export const isEnding = (live: MatchInPlay | null | undefined): boolean =>
  live?.period?.kind === 'half' &&
  live.period.number === 2 &&
  Number.parseInt(live.clock, 10) >= FULL_MINUTES;
