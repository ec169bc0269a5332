/**
 * Odds as exact decimals. The vendor's native price (EU, decimal) is the only source of truth;
 * every displayed type is converted from it and never from another displayed number (domain D2-D4).
 */
import { EVENT_KIND, type OddsMove } from '../reference/updates';

declare const oddsBrand: unique symbol;
/** What makes a text a price; named, so that types of other packages can say it. */
export interface OddsBrand {
  readonly [oddsBrand]: 'DecimalOdds';
}

/** A valid EU price (> 1) as the vendor wrote it, e.g. `1.95`. */
export type DecimalOdds = string & OddsBrand;

/** Odds types of §3.10. */
export const ODDS_TYPE = { MY: 1, HK: 2, EU: 3, ID: 4 } as const;
/** Name of an odds type. */
export type OddsTypeName = keyof typeof ODDS_TYPE;
/** Wire id of an odds type (§3.10). */
export type OddsTypeId = (typeof ODDS_TYPE)[OddsTypeName];
/** The four types in the order members choose from. */
export const ODDS_TYPE_NAMES: readonly OddsTypeName[] = ['HK', 'MY', 'EU', 'ID'];

/** The most digits before the point. */
const MOST_WHOLE = 5;
const ONE = 1_000_000;
/** Millionths of the last digit, by the signs from the point on: none, the point alone, then digits. */
const LAST_DIGIT: readonly number[] = [ONE, Number.NaN, 100_000, 10_000, 1_000, 100, 10, 1];
/** Codes of signs. */
const [ZERO, NINE, POINT] = [48, 57, 46];

/**
 * A price in millionths, a whole number of at most eleven digits, so that comparing is exact. Read
 * sign by sign and without a piece of text in between: every tick of a board passes here.
 *
 * @returns NaN for what is no plain decimal below 100,000 with at most six decimals.
 */
function millionths(text: string): number {
  let value = 0;
  let whole = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === POINT && whole === text.length) whole = at;
    else if (sign >= ZERO && sign <= NINE) value = value * 10 + sign - ZERO;
    else return Number.NaN;
  }
  if (whole === 0 || whole > MOST_WHOLE) return Number.NaN;
  return value * (LAST_DIGIT[text.length - whole] ?? Number.NaN);
}

/**
 * Reads a vendor price. Only the text is looked at: no price passes through a fraction.
 *
 * @returns null unless the text is a plain decimal above 1 and below 100,000 (D3).
 */
export function parseDecimalOdds(value: unknown): DecimalOdds | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value);
  return millionths(text) > ONE ? (text as DecimalOdds) : null;
}

/**
 * -1, 0 or 1 by the vendor's price: MY 0.99 to -0.99 is a rise, so displayed numbers are never
 * compared.
 */
export function compareOdds(a: DecimalOdds, b: DecimalOdds): -1 | 0 | 1 {
  const [left, right] = [millionths(a), millionths(b)];
  return left === right ? 0 : left > right ? 1 : -1;
}

/**
 * Least move that is worth a sign, in hundredths of the price: what a bet pays has changed by one
 * in a hundred. At even money that is two of the smallest steps a price can take; a single step up
 * and down is how a vendor's book breathes, and nobody bets otherwise for it.
 */
const LEAST_SIGN_PERCENT = 1;

/**
 * The move from the price of the last sign, or null while it is too small for another one. Small
 * steps that add up get theirs in the end.
 */
export function signOf(before: DecimalOdds, after: DecimalOdds): OddsMove | null {
  const [from, to] = [millionths(before), millionths(after)];
  if (Math.abs(to - from) * 100 < from * LEAST_SIGN_PERCENT) return null;
  return to > from ? EVENT_KIND.ODDS_UP : EVENT_KIND.ODDS_DOWN;
}

/** Event kind of a move from one vendor price to the next (§3.10), or null when it did not move. */
export function moveOf(before: DecimalOdds, after: DecimalOdds): OddsMove | null {
  const order = compareOdds(after, before);
  return order === 0 ? null : order > 0 ? EVENT_KIND.ODDS_UP : EVENT_KIND.ODDS_DOWN;
}
