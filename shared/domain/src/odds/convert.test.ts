import Big from 'big.js';
import fc from 'fast-check';
import { law } from '../laws.fixture';
import { convertOdds, formatOdds } from './convert';
import {
  compareOdds,
  moveOf,
  ODDS_TYPE_NAMES,
  parseDecimalOdds,
  type DecimalOdds,
} from './decimal-odds';

const price = (text: string): DecimalOdds => {
  const parsed = parseDecimalOdds(text);
  if (parsed === null) throw new Error(`no price: ${text}`);
  return parsed;
};
const prices = fc
  .integer({ min: 101, max: 50_000 })
  .map((hundredths) => price(new Big(hundredths).div(100).toFixed(2)));
const shown = (text: string, type: 'MY' | 'HK' | 'EU' | 'ID') => formatOdds(price(text), type).text;

describe('odds conversion', () => {
  test.each([
    ['2.00', 'MY', '1.00'],
    ['2.00', 'ID', '1.00'],
    ['1.95', 'HK', '0.95'],
    ['1.95', 'MY', '0.95'],
    ['1.95', 'ID', '-1.05'],
    ['2.90', 'MY', '-0.53'],
    ['3.25', 'MY', '-0.44'],
    ['34.00', 'MY', '-0.03'],
    ['9.00', 'MY', '-0.13'],
    ['41.00', 'MY', '-0.03'],
    ['1.064', 'ID', '-15.63'],
    ['2.50', 'ID', '1.50'],
    ['2.50', 'EU', '2.50'],
  ] as const)('[R5-6] EU %s is %s %s', (eu, type, text) => {
    expect(shown(eu, type)).toBe(text);
  });

  test('[R5-6] a price a type cannot express is shown in EU, never as zero (D3)', () => {
    expect(formatOdds(price('202.00'), 'MY')).toEqual({ text: '202.00', type: 'EU' });
    law(
      fc.property(
        prices,
        fc.constantFrom(...ODDS_TYPE_NAMES),
        (eu, type) => !/^-?0\.00$|NaN/.test(formatOdds(eu, type).text),
      ),
    );
  });

  test('[R5-6] ranges: MY within one unit, ID at least one unit, HK always positive', () => {
    law(
      fc.property(prices, (eu) => {
        const [my, hk, id] = [convertOdds(eu, 'MY'), convertOdds(eu, 'HK'), convertOdds(eu, 'ID')];
        return (
          (my === null || my.abs().lte(1)) &&
          hk !== null &&
          hk.gt(0) &&
          (id === null || id.abs().gte(1))
        );
      }),
    );
  });

  test('[R5-6] back from the displayed number the price is right within rounding', () => {
    law(
      fc.property(fc.integer({ min: 101, max: 1_000 }), (hundredths) => {
        const eu = price(new Big(hundredths).div(100).toFixed(2));
        const my = convertOdds(eu, 'MY');
        if (my === null) return true;
        const back = my.gt(0) ? my.plus(1) : new Big(1).div(my.abs()).plus(1);
        return back
          .minus(eu)
          .abs()
          .lte(my.gt(0) ? '0.005' : new Big(eu).minus(1).pow(2).times('0.006'));
      }),
    );
  });

  test('a move is judged by the vendor price: MY 0.99 to -0.99 is a rise', () => {
    expect(moveOf(price('1.99'), price('2.01'))).toBe(10);
    expect(moveOf(price('2.01'), price('1.99'))).toBe(11);
    expect(moveOf(price('2.0'), price('2.00'))).toBeNull();
    expect(compareOdds(price('10.00'), price('9.99'))).toBe(1);
  });

  test('every plain decimal above 1 is a price, none at or below it', () => {
    const plain = fc.stringMatching(/^[01]{1,3}[0-9]{0,2}(\.[0-9]{1,6})?$/);
    law(fc.property(plain, (text) => (parseDecimalOdds(text) === text) === new Big(text).gt(1)));
  });

  test.each(['1', '1.00', '0.5', '-2', 'abc', '1e3', '', ' 2.00', '999999.00'])(
    'refuses %j as a price',
    (text) => {
      expect(parseDecimalOdds(text)).toBeNull();
    },
  );

  test('only texts and numbers are read', () => {
    expect([
      parseDecimalOdds(1.95),
      parseDecimalOdds('1.95'),
      parseDecimalOdds(['1.95']),
      parseDecimalOdds({ toString: () => '1.95' }),
      parseDecimalOdds(true),
      parseDecimalOdds(null),
    ]).toEqual(['1.95', '1.95', null, null, null, null]);
  });

  test('whole prices compare with written-out ones', () => {
    expect([
      compareOdds(price('2'), price('2.000000')),
      compareOdds(price('2'), price('2.000001')),
      compareOdds(price('11'), price('2')),
      compareOdds(price('2.5'), price('2.45')),
    ]).toEqual([0, -1, 1, 1]);
    expect([
      moveOf(price('2'), price('2.000000')),
      moveOf(price('3'), price('2')),
      moveOf(price('2'), price('3')),
    ]).toEqual([null, 11, 10]);
  });
});
