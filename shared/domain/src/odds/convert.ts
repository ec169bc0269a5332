/**
 * Conversion of the vendor's EU price to the four display types, exact and rounded once (§5, domain
 * D2-D4).
 */
import Big from 'big.js';
import {
  ODDS_TYPE_NAMES,
  parseDecimalOdds,
  type DecimalOdds,
  type OddsTypeName,
} from './decimal-odds';
import { HALF_AWAY } from '../rounding';

const PLACES = 2;

const negativeSide = (profit: Big): Big => new Big(-1).div(profit);

/**
 * Exact value of a price in a type, not yet rounded. Tables of domain.md: MY in (0,1] or [-1,0), ID >=
 * 1 or < -1.
 */
const EXACT: Record<OddsTypeName, (price: Big) => Big> = {
  EU: (price) => price,
  HK: (price) => price.minus(1),
  MY: (price) => (price.lte(2) ? price.minus(1) : negativeSide(price.minus(1))),
  ID: (price) => (price.gte(2) ? price.minus(1) : negativeSide(price.minus(1))),
};

/**
 * The value of a price in an odds type, rounded to 2 places.
 *
 * @returns null where the type cannot express it (would print 0.00 or -0.00, D3): show EU with its
 *   label.
 */
export function convertOdds(price: DecimalOdds, type: OddsTypeName): Big | null {
  const value = EXACT[type](new Big(price)).round(PLACES, HALF_AWAY);
  return value.eq(0) ? null : value;
}

/** What stands in a price cell. */
export interface OddsDisplay {
  /** Two decimals, e.g. `-0.67`. */
  readonly text: string;
  /**
   * The type really shown: EU when the wanted one cannot express the price (D3) or may not show it
   * (D4).
   */
  readonly type: OddsTypeName;
}

/** Formats a price in the wanted type; markets that are EU only (D4) stay EU (status 99998). */
export function formatOdds(price: DecimalOdds, wanted: OddsTypeName, euOnly = false): OddsDisplay {
  const type = euOnly ? 'EU' : wanted;
  const value = convertOdds(price, type);
  if (value !== null) return { text: value.toFixed(PLACES), type };
  return { text: new Big(price).round(PLACES, HALF_AWAY).toFixed(PLACES), type: 'EU' };
}

/**
 * The types a price can be shown in, each with its text: `OddsList` of the cart (§3.5). Types that
 * cannot express it are left out (D3).
 */
export const oddsList = (price: DecimalOdds, euOnly = false): readonly OddsDisplay[] =>
  ODDS_TYPE_NAMES.map((type) => formatOdds(price, type, euOnly)).filter(
    ({ type }, at, all) => all.findIndex((each) => each.type === type) === at,
  );

/** Places to which a price is carried when a vendor's native price is not EU. */
const EU_PLACES = 6;

/**
 * EU value of a native price; null outside the type's range. MY and ID -1.00 both mean 2.00: read,
 * never written.
 */
const TO_EU: Record<OddsTypeName, (value: Big) => Big | null> = {
  EU: (value) => (value.gt(1) ? value : null),
  HK: (value) => (value.gt(0) ? value.plus(1) : null),
  MY: (value) => (value.eq(0) || value.abs().gt(1) ? null : fromSigned(value)),
  ID: (value) => (value.abs().lt(1) ? null : fromSigned(value)),
};
const fromSigned = (value: Big): Big =>
  value.gt(0) ? value.plus(1) : new Big(1).div(value.abs()).plus(1);

/**
 * Reads a vendor's native price of any type into the EU price that the site works with (§5). Only
 * for native prices: a displayed number was rounded already, and reading it back would round twice
 * (domain.md "Traps").
 *
 * @returns null for what is no number or outside of the type's range (oddslib takes ID 0.5 for -1:
 *   not here).
 */
export function toDecimalOdds(value: unknown, type: OddsTypeName): DecimalOdds | null {
  const text = String(value);
  if (!/^-?\d{1,5}(\.\d{1,6})?$/.test(text)) return null;
  const price = TO_EU[type](new Big(text));
  return price === null ? null : parseDecimalOdds(price.round(EU_PLACES, HALF_AWAY).toFixed());
}

/**
 * The price in a vendor's native type, exact and unrounded: what goes back to a vendor that prices
 * in it (the reverse of `toDecimalOdds`).
 */
export const toNativeOdds = (price: DecimalOdds, type: 'EU' | 'HK'): string =>
  EXACT[type](new Big(price)).toFixed();

/** Shown where a price is invalid or unknown (D3). */
export const NO_ODDS_TEXT = '–';
