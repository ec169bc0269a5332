/**
 * Odds as exact decimals. The vendor's native price (EU, decimal) is the only source of truth;
 * every displayed type is converted from it and never from another displayed number (domain D2-D4).
 */
declare const oddsBrand: unique symbol;

/** A valid EU price (> 1) as the vendor wrote it, e.g. `1.95`. */
export type DecimalOdds = string & { readonly [oddsBrand]: 'DecimalOdds' };

/** Odds types of §3.10. */
export const ODDS_TYPE = { MY: 1, HK: 2, EU: 3, ID: 4 } as const;
/** Name of an odds type. */
export type OddsTypeName = keyof typeof ODDS_TYPE;
/** Wire id of an odds type (§3.10). */
export type OddsTypeId = (typeof ODDS_TYPE)[OddsTypeName];
/** The four types in the order members choose from. */
export const ODDS_TYPE_NAMES: readonly OddsTypeName[] = ['HK', 'MY', 'EU', 'ID'];

/**
 * A price in millionths: at most six decimals are read, so comparing is exact, and cheap enough for
 * every tick.
 */
function millionths(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(6, '0'));
}

const PLAIN = /^\d{1,5}(\.\d{1,6})?$/;
const ONE_OR_LESS = /^0*(0(\.\d+)?|1(\.0+)?)$/;

/**
 * Reads a vendor price. Only the text is looked at: every tick of a board passes here.
 *
 * @returns null unless the text is a plain decimal above 1 and below 100,000 (D3).
 */
export function parseDecimalOdds(value: unknown): DecimalOdds | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value);
  return PLAIN.test(text) && !ONE_OR_LESS.test(text) ? (text as DecimalOdds) : null;
}

/**
 * -1, 0 or 1 by the vendor's price: MY 0.99 to -0.99 is a rise, so displayed numbers are never
 * compared.
 */
export function compareOdds(a: DecimalOdds, b: DecimalOdds): -1 | 0 | 1 {
  const [left, right] = [millionths(a), millionths(b)];
  return left === right ? 0 : left > right ? 1 : -1;
}

/** Direction of a move from one vendor price to the next, or null when it did not move. */
export function moveOf(before: DecimalOdds, after: DecimalOdds): 'up' | 'down' | null {
  const order = compareOdds(after, before);
  return order === 0 ? null : order > 0 ? 'up' : 'down';
}
