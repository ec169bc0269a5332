import fc from 'fast-check';
import { acceptAmountKeystroke, fenOf, formatCny, formatCnyOrUnknown, parseCny, readCny, toCnyString } from './money';

const amounts = fc.bigInt({ min: 0n, max: 99_999_999_999_999n }).map(fenOf);

describe('money', () => {
  test('[R5-4] what is written is read back exactly', () => {
    fc.assert(fc.property(amounts, (amount) => parseCny(toCnyString(amount)) === amount));
  });

  test('[R5-4] grouping thousands changes no digit', () => {
    fc.assert(fc.property(amounts, (amount) => formatCny(amount).replaceAll(',', '') === toCnyString(amount)));
    expect(formatCny(fenOf(123_456_789n))).toBe('1,234,567.89');
  });

  test.each(['1e5', '-5', '1.005', '1,000', '', ' ', '.5', '5.', 'NaN', '١٢', '1 000', '0x10', '1234567890123'])('refuses %j instead of making another number of it', (text) => {
    expect(parseCny(text)).toBeNull();
  });

  test.each([['0.1', 10n], ['7', 700n], ['10.5', 1050n], [' 100.00 ', 10_000n]])('reads %j', (text, minor) => {
    expect(parseCny(text)).toBe(minor);
  });

  test('a server number is read without floats, and anything else is unknown', () => {
    expect(readCny(0.1)).toBe(10n);
    expect(readCny(-12.34)).toBe(-1234n);
    expect([readCny(1e21), readCny(Number.NaN), readCny(1.005), readCny(null), readCny({})]).toEqual([null, null, null, null, null]);
    expect(formatCnyOrUnknown(null)).toBe('--');
  });

  test('[R5-4] a third decimal, a letter or a second dot is refused at the keystroke', () => {
    expect(['1.234', 'a', '1..', '-1', '1e'].map(acceptAmountKeystroke)).toEqual([null, null, null, null, null]);
    expect(acceptAmountKeystroke('.')).toBe('0.');
    expect(acceptAmountKeystroke('007')).toBe('7');
  });
});
