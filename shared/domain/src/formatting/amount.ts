/** Amounts as members type and read them (§5, R5-4). */
import { groupThousands } from '../money';

/**
 * What is left of any text as an amount: digits and one dot, at most two decimals (cut, not
 * rounded: nobody's input grows), thousands grouped with commas. An empty rest is an empty text.
 */
export function formatAmountText(text: string): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  const grouped = groupThousands(digits);
  if (rest.length === 0) return grouped;
  return `${grouped === '' ? '0' : grouped}.${rest.join('').slice(0, 2)}`;
}
