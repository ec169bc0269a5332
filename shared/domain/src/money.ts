/**
 * Money as exact minor units. One CNY is 100 fen; every sum in the site is a bigint of fen and
 * crosses the wire as a decimal string or a JSON number of at most 2 places (safety B18, domain
 * D2).
 */

declare const fenBrand: unique symbol;
/** What makes a bigint an amount; named, so that types of other packages can say it. */
export interface FenBrand {
  readonly [fenBrand]: 'Fen';
}

/** An exact amount of CNY in fen (1/100 yuan). May be negative for a loss or a debit. */
export type Fen = bigint & FenBrand;

/** Brands a bigint count of fen. */
export const fenOf = (minor: bigint): Fen => minor as Fen;

/** No money at all. */
export const ZERO_FEN: Fen = fenOf(0n);

const PLAIN_AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;

/**
 * Reads an amount a person or a server wrote. Only plain digits with at most 2 decimals count;
 * `1e5`, `-5`, `1.005`, `1,000` are refused rather than turned into another number (B18).
 *
 * @returns the amount, or null when the text is no plain amount.
 */
export function parseCny(text: string): Fen | null {
  const trimmed = text.trim();
  if (!PLAIN_AMOUNT.test(trimmed)) return null;
  const [yuan = '0', cents = ''] = trimmed.split('.');
  return fenOf(BigInt(yuan) * 100n + BigInt(cents.padEnd(2, '0')));
}

/**
 * Reads a server's money field (JSON number or string, possibly negative).
 *
 * @returns the amount, or null for exponents, NaN, more than 2 decimals and a zero with a sign:
 *   unknown is never 0 (I7).
 */
export function readCny(value: unknown): Fen | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = String(value).trim();
  const negative = text.startsWith('-');
  const amount = parseCny(negative ? text.slice(1) : text);
  if (Object.is(value, -0) || (negative && amount === 0n)) return null;
  return amount === null ? null : fenOf(negative ? -amount : amount);
}

/** `1234.50`: the wire form, always two decimals. */
export function toCnyString(amount: Fen): string {
  const sign = amount < 0n ? '-' : '';
  const minor = amount < 0n ? -amount : amount;
  return `${sign}${minor / 100n}.${(minor % 100n).toString().padStart(2, '0')}`;
}

/** `1234`, and `1234.50` where there are cents: as a member types it, and as an amount chip has it. */
export const toTypedCny = (amount: Fen): string => toCnyString(amount).replace(/\.00$/, '');

/** Digits with a comma before every third from the end. */
export function groupThousands(digits: string): string {
  const first = digits.length % 3;
  const rest = digits.slice(first).match(/\d{3}/g) ?? [];
  return [...(first === 0 ? [] : [digits.slice(0, first)]), ...rest].join(',');
}

/** `1,234.50`: the form members read, thousands grouped (§5). */
export function formatCny(amount: Fen): string {
  const [yuan = '', cents = ''] = toCnyString(amount).split('.');
  return `${amount < 0n ? '-' : ''}${groupThousands(yuan.replace('-', ''))}.${cents}`;
}

/** `1,234`, and `1,234.50` where there are cents: limits, chips, terms. */
export const formatCnyShort = (amount: Fen): string => formatCny(amount).replace(/\.00$/, '');

/** What members see while an amount is not known; never `0.00` (I7, C-50). */
export const UNKNOWN_AMOUNT_TEXT = '--';

/** `1,234.50`, or `--` when the amount is not known. */
export const formatCnyOrUnknown = (amount: Fen | null | undefined): string =>
  amount === null || amount === undefined ? UNKNOWN_AMOUNT_TEXT : formatCny(amount);

/** Sum of amounts. */
export const sumFen = (amounts: readonly Fen[]): Fen =>
  fenOf(amounts.reduce((sum, next) => sum + next, 0n));

/**
 * What a member's keystrokes may leave in an amount field (§5): digits with one dot and at most 2
 * decimals.
 *
 * @returns the text to keep, or null when the keystroke must be refused.
 */
export function acceptAmountKeystroke(text: string): string | null {
  if (text === '') return '';
  if (!/^\d{0,12}(\.\d{0,2})?$/.test(text)) return null;
  return text.startsWith('.') ? `0${text}` : text.replace(/^0+(?=\d)/, '');
}
