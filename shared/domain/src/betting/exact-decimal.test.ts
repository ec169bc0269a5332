import Big from 'big.js';
import fc from 'fast-check';
import { law } from '../laws.fixture';
import { fenOf } from '../money';
import { roundToFen } from '../rounding';
import { exactOf, exactText, timesAmount } from './exact-decimal';

const anyDecimal = fc
  .tuple(fc.bigInt(0n, 10n ** 15n), fc.integer({ min: 0, max: 20 }))
  .map(([units, places]) => ({ units, places }));

test('a decimal is read and written without loss, zeros at its end apart', () => {
  expect(['9', '1.950', '0.05', '100', '0'].map((text) => exactText(exactOf(text)))).toEqual([
    '9',
    '1.95',
    '0.05',
    '100',
    '0',
  ]);
  law(
    fc.property(anyDecimal, (value) => {
      const text = exactText(value);
      return exactText(exactOf(text)) === text && new Big(text).toFixed() === text;
    }),
  );
});

test('an amount is rounded once, half away from zero, as the exact decimals of the library are', () => {
  law(
    fc.property(anyDecimal, fc.bigInt(-(10n ** 12n), 10n ** 12n), (value, amount) => {
      const exact = new Big(exactText(value)).times(amount.toString());
      return timesAmount(value, fenOf(amount)) === roundToFen(exact);
    }),
  );
  expect([
    timesAmount(exactOf('1.005'), fenOf(100n)),
    timesAmount(exactOf('0.5'), fenOf(-1n)),
  ]).toEqual([101n, -1n]);
});

test('what is no plain decimal is refused', () => {
  for (const text of ['1e5', '1,5', 'x']) expect(() => exactOf(text)).toThrow(SyntaxError);
});
