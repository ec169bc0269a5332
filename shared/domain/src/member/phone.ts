/** Phone numbers as members paste them: with blanks, hyphens, or the country in front. */

const COUNTRY = '86';
/** Digits of a mainland number. */
export const PHONE_LENGTH = 11;

/**
 * The number without the country and without what stands between its digits; whether it is one, the
 * account rule says.
 */
export function localPhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  const own =
    digits.length > PHONE_LENGTH && digits.startsWith(COUNTRY)
      ? digits.slice(COUNTRY.length)
      : digits;
  return own.slice(0, PHONE_LENGTH);
}
