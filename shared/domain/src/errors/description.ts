/** Server text before a member sees it (safety B17). */

const MOST = 200;

/** Control and bidi characters are cut, the length is capped by code point; an empty rest is null. */
export function cleanDescription(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const printable = [...value].filter((point) => !/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(point));
  const text = printable.slice(0, MOST).join('').trim();
  return text === '' ? null : text;
}
