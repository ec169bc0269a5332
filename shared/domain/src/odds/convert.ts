/** Conversion of the vendor's EU price to the four display types, exact and rounded once (§5, domain D2-D4). */
import Big from 'big.js';
import type { DecimalOdds, OddsTypeName } from './decimal-odds';

const PLACES = 2;
/** Half away from zero: the convention of every book (D2). */
const HALF_AWAY: 1 = 1;

const negativeSide = (profit: Big): Big => new Big(-1).div(profit);

/** Exact value of a price in a type, not yet rounded. Tables of domain.md: MY in (0,1] or [-1,0), ID >= 1 or < -1. */
const EXACT: Record<OddsTypeName, (price: Big) => Big> = {
  EU: (price) => price,
  HK: (price) => price.minus(1),
  MY: (price) => (price.lte(2) ? price.minus(1) : negativeSide(price.minus(1))),
  ID: (price) => (price.gte(2) ? price.minus(1) : negativeSide(price.minus(1))),
};

/**
 * The value of a price in an odds type, rounded to 2 places.
 * @returns null where the type cannot express it (would print 0.00 or -0.00, D3): show EU with its label.
 */
export function convertOdds(price: DecimalOdds, type: OddsTypeName): Big | null {
  const value = EXACT[type](new Big(price)).round(PLACES, HALF_AWAY);
  return value.eq(0) ? null : value;
}

/** What stands in a price cell. */
export interface OddsDisplay {
  /** Two decimals, e.g. `-0.67`. */
  readonly text: string;
  /** The type really shown: EU when the wanted one cannot express the price (D3) or may not show it (D4). */
  readonly type: OddsTypeName;
}

/** Formats a price in the wanted type; markets that are EU only (D4) stay EU (status 99998). */
export function formatOdds(price: DecimalOdds, wanted: OddsTypeName, euOnly = false): OddsDisplay {
  const type = euOnly ? 'EU' : wanted;
  const value = convertOdds(price, type);
  if (value !== null) return { text: value.toFixed(PLACES), type };
  return { text: new Big(price).round(PLACES, HALF_AWAY).toFixed(PLACES), type: 'EU' };
}

/** Shown where a price is invalid or unknown (D3). */
export const NO_ODDS_TEXT = '–';
