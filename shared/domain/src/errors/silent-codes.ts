/** Codes that only the caller hears of, and codes with a sentence of their own (§8). */
import type { ErrorPhrase } from './catalogue';

/**
 * Codes handed to the caller without a word (§8). The exact P1 list is not shown: the whole family
 * passes.
 */
export const SILENT_CODES: ReadonlySet<string> = new Set([
  'VAL17003',
  'MEM00059',
  'SNC0001',
  'SNC0002',
  'SNC0003',
  'BP00006',
  'P109003',
  'MEM00004',
  'MG99998',
  'PII00102',
  'PII00605',
  'VAL03016',
  'VAL08052',
]);

/** True for codes that only the caller hears of. */
export const isSilentCode = (code: string): boolean =>
  SILENT_CODES.has(code) || /^P1\d{5}$/.test(code);

/**
 * Codes whose sentence the specification gives (§8), and how long it stands in ms. They say
 * something and change nothing. A Map, because codes come from outside (C-05).
 */
export const CODE_WORDS: ReadonlyMap<
  string,
  { readonly phrase: ErrorPhrase; readonly ms: number }
> = new Map([
  ['MEM00061', { phrase: 'accountUnusable', ms: 2_000 }],
  ['VAL11056', { phrase: 'cardSaveFailed', ms: 3_000 }],
]);
