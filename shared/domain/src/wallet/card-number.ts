/** Bank-card numbers: 13 to 19 digits with the Luhn check digit. */

/** Digits of a number as people write it, with blanks or dashes. */
export const cardDigits = (text: string): string => text.replace(/[\s-]/g, '');

/** Whether digits are a card number. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, each, at) => {
    const value = at % 2 === 1 ? Number(each) * 2 : Number(each);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
