/** Prices for tests. */
import { parseDecimalOdds, type DecimalOdds } from '@site/domain/odds/decimal-odds';

/**
 * A price that must be one.
 *
 * @throws when it is none.
 */
export function odds(text: string): DecimalOdds {
  const price = parseDecimalOdds(text);
  if (price === null) throw new Error(`${text} is no price`);
  return price;
}
