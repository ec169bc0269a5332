/**
 * What names, passwords, numbers and dates of a member must look like; forms and the server ask the
 * same rules (domain.md "Auth / member").
 */
import { Time } from '../constants';

const PATTERN = {
  /** Lower case letters and digits, a letter first. */
  userName: /^[a-z][a-z0-9]{5,15}$/,
  /** 6 to 20 visible characters with a letter and a digit. */
  password: /^(?=.*[A-Za-z])(?=.*\d)[\x21-\x7e]{6,20}$/,
  /** Mainland China, without prefix. */
  phone: /^1[3-9]\d{9}$/,
  email: /^[^\s@<>"']{1,64}@[^\s@<>"']{1,120}\.[A-Za-z]{2,24}$/,
  name: /^[\p{Script=Han}·A-Za-z .]{2,30}$/u,
  /** 17 digits and a check character (GB 11643). */
  identityCard: /^\d{17}[\dX]$/i,
  zipCode: /^\d{6}$/,
} as const;

/** A kind of value with a rule. */
export type AccountRule = keyof typeof PATTERN;

/** Weights and check characters of the identity number. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const;
const CHECKS = '10X98765432';

const identityFits = (value: string): boolean =>
  CHECKS[WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(value[at]), 0) % 11] ===
  value[17]?.toUpperCase();

/** Whether a value fits its rule. */
export const fitsAccountRule = (rule: AccountRule, value: string): boolean =>
  PATTERN[rule].test(value) && (rule !== 'identityCard' || identityFits(value));

/** Age from which one may be a member. */
export const ADULT_YEARS = 18;

/**
 * Whether a date of birth is one, and of an adult.
 *
 * @param text `YYYY-MM-DD`.
 * @param now epoch milliseconds; the birthday begins at 00:00 +08:00, for 29 February on 1 March of
 *   other years.
 */
export function birthCheck(text: string, now: number): 'adult' | 'tooYoung' | 'noDate' {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const born = Date.parse(`${text}T00:00:00Z`);
  if (year < '1900' || Number.isNaN(born) || !new Date(born).toISOString().startsWith(text))
    return 'noDate';
  const birthday =
    Date.UTC(Number(year) + ADULT_YEARS, Number(month) - 1, Number(date)) - Time.offsetMs;
  return birthday <= now ? 'adult' : 'tooYoung';
}

/** Codes by which the server refuses a field of the registration: taken, and unfit (§7.2). */
export const REGISTRATION_CODES = ['MEM00004', 'VAL08052'] as const;
