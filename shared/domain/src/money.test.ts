import fc from 'fast-check';
import { law } from './laws.fixture';
import {
  acceptAmountKeystroke,
  fenOf,
  formatCny,
  formatCnyOrUnknown,
  parseCny,
  readCny,
  sumFen,
  toCnyString,
  toTypedCny,
  ZERO_FEN,
} from './money';

const amounts = fc.bigInt({ min: 0n, max: 99_999_999_999_999n }).map(fenOf);

describe('money', () => {
  test('[R5-4] what is written is read back exactly', () => {
    law(fc.property(amounts, (amount) => parseCny(toCnyString(amount)) === amount));
    law(fc.property(amounts, (amount) => parseCny(toTypedCny(amount)) === amount));
  });

  test('[R5-4] grouping thousands changes no digit', () => {
    law(
      fc.property(
        amounts,
        (amount) => formatCny(amount).replaceAll(',', '') === toCnyString(amount),
      ),
    );
    expect(formatCny(fenOf(123_456_789n))).toBe('1,234,567.89');
  });

  test.each([
    '1e5',
    '-5',
    '1.005',
    '1,000',
    '',
    ' ',
    '.5',
    '5.',
    'NaN',
    '١٢',
    '1 000',
    '0x10',
    '1234567890123',
  ])('refuses %j instead of making another number of it', (text) => {
    expect(parseCny(text)).toBeNull();
  });

  test.each([
    ['0.1', 10n],
    ['7', 700n],
    ['10.5', 1050n],
    [' 100.00 ', 10_000n],
  ])('reads %j', (text, minor) => {
    expect(parseCny(text)).toBe(minor);
  });

  test('a server number is read without floats, and anything else is unknown', () => {
    expect(readCny(0.1)).toBe(10n);
    expect(readCny(-12.34)).toBe(-1234n);
    expect([
      readCny(1e21),
      readCny(Number.NaN),
      readCny(1.005),
      readCny(null),
      readCny({}),
    ]).toEqual([null, null, null, null, null]);
    expect(formatCnyOrUnknown(null)).toBe('--');
  });

  test('[R5-4] a third decimal, a letter or a second dot is refused at the keystroke', () => {
    expect(['1.234', 'a', '1..', '-1', '1e'].map(acceptAmountKeystroke)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(acceptAmountKeystroke('.')).toBe('0.');
    expect(acceptAmountKeystroke('007')).toBe('7');
  });

  test('an amount as it is typed has no cents that are none', () => {
    expect([10_000n, 10_050n, 5n, 0n].map((fen) => toTypedCny(fenOf(fen)))).toEqual([
      '100',
      '100.50',
      '0.05',
      '0',
    ]);
  });

  test('a debit keeps its sign in every form', () => {
    expect([
      toCnyString(fenOf(-1234n)),
      toCnyString(fenOf(-5n)),
      toCnyString(ZERO_FEN),
      toCnyString(fenOf(5n)),
    ]).toEqual(['-12.34', '-0.05', '0.00', '0.05']);
    expect([
      formatCny(fenOf(-123_456_789n)),
      formatCny(fenOf(99_999n)),
      formatCny(fenOf(100_000n)),
    ]).toEqual(['-1,234,567.89', '999.99', '1,000.00']);
    law(
      fc.property(
        fc.bigInt({ min: -99_999_999_999_999n, max: 99_999_999_999_999n }).map(fenOf),
        (amount) => readCny(toCnyString(amount)) === amount,
      ),
    );
  });

  test('a server may write money as text, with blanks around and a sign', () => {
    expect([readCny(' 12.30 '), readCny('-0.05'), readCny(0), readCny('0')]).toEqual([
      1230n,
      -5n,
      0n,
      0n,
    ]);
    expect([readCny(-0), readCny('-0'), readCny('-0.00'), readCny(' -0.0 ')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([
      readCny('--1'),
      readCny('1-'),
      readCny('-'),
      readCny(true),
      readCny([5]),
      readCny(undefined),
      readCny(5n),
    ]).toEqual([null, null, null, null, null, null, null]);
  });

  test('an unknown amount is dashes, a known one never', () => {
    expect([
      formatCnyOrUnknown(undefined),
      formatCnyOrUnknown(null),
      formatCnyOrUnknown(ZERO_FEN),
      formatCnyOrUnknown(fenOf(1n)),
    ]).toEqual(['--', '--', '0.00', '0.01']);
  });

  test('sums add, and nothing sums to nothing', () => {
    expect([sumFen([]), sumFen([fenOf(5n), fenOf(-7n), fenOf(1n)])]).toEqual([0n, -1n]);
  });

  test('[R5-4] the field may be emptied, and only leading noughts go', () => {
    expect(
      ['', '0', '00', '0.', '0.05', '1002', '10.', '1.50', '123456789012', '1234567890123'].map(
        acceptAmountKeystroke,
      ),
    ).toEqual(['', '0', '0', '0.', '0.05', '1002', '10.', '1.50', '123456789012', null]);
  });
});
