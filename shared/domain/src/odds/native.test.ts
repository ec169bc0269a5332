import Big from 'big.js';
import fc from 'fast-check';
import { anyPrice, law, odds } from '../laws.fixture';
import { convertOdds, formatOdds, oddsList, toDecimalOdds, toNativeOdds } from './convert';
import { ODDS_TYPE_NAMES } from './decimal-odds';

describe('native prices', () => {
  test.each([
    ['0.95', 'MY', '1.95'],
    ['1.00', 'MY', '2'],
    ['-1.00', 'MY', '2'],
    ['-0.50', 'MY', '3'],
    ['-0.53', 'MY', '2.886792'],
    ['0.95', 'HK', '1.95'],
    ['12.5', 'HK', '13.5'],
    ['1.95', 'EU', '1.95'],
    ['1.50', 'ID', '2.5'],
    ['-1.00', 'ID', '2'],
    ['-2.00', 'ID', '1.5'],
    ['-15.63', 'ID', '1.06398'],
  ] as const)('[R5-6] %s %s is EU %s', (text, type, expected) => {
    expect(toDecimalOdds(text, type)).toBe(expected);
    expect(toDecimalOdds(Number(text), type)).toBe(expected);
  });
  test.each([
    ['0', 'MY'],
    ['1.01', 'MY'],
    ['-1.01', 'MY'],
    ['0.5', 'ID'],
    ['-0.99', 'ID'],
    ['0', 'HK'],
    ['-0.5', 'HK'],
    ['1', 'EU'],
    ['0.99', 'EU'],
    ['-2', 'EU'],
    ['abc', 'HK'],
    ['', 'MY'],
    ['1e2', 'HK'],
    [' 1', 'HK'],
    ['+0.9', 'HK'],
    ['NaN', 'MY'],
  ] as const)('[R5-6] %j is no %s price', (text, type) => {
    expect(toDecimalOdds(text, type)).toBeNull();
  });
  test('[R5-6] what is not a number or text is no price', () => {
    expect([
      toDecimalOdds(null, 'EU'),
      toDecimalOdds(undefined, 'HK'),
      toDecimalOdds({}, 'MY'),
      toDecimalOdds([], 'ID'),
    ]).toEqual([null, null, null, null]);
  });
  test('[R5-6] HK and EU come back exactly, MY and ID within the rounding of what was shown', () => {
    law(
      fc.property(anyPrice, (price) => {
        const hk = toDecimalOdds(formatOdds(price, 'HK').text, 'HK');
        return hk !== null && new Big(hk).eq(price);
      }),
    );
    law(
      fc.property(
        fc.integer({ min: 101, max: 300 }).map((cents) => odds((cents / 100).toFixed(2))),
        fc.constantFrom('MY', 'ID'),
        (price, type) => {
          const shown = convertOdds(price, type);
          const back = shown === null ? null : toDecimalOdds(shown.toFixed(2), type);
          return back !== null && new Big(back).minus(price).abs().lte('0.025');
        },
      ),
    );
  });
  test('[R3.5-1] the list of a price names each type once and leaves out what cannot express it', () => {
    expect(oddsList(odds('1.95'))).toEqual([
      { type: 'HK', text: '0.95' },
      { type: 'MY', text: '0.95' },
      { type: 'EU', text: '1.95' },
      { type: 'ID', text: '-1.05' },
    ]);
    expect(oddsList(odds('202.00')).map(({ type }) => type)).toEqual(['HK', 'EU', 'ID']);
    expect(oddsList(odds('1.95'), true)).toEqual([{ type: 'EU', text: '1.95' }]);
    law(
      fc.property(anyPrice, fc.boolean(), (price, euOnly) => {
        const types = oddsList(price, euOnly).map(({ type }) => type);
        return (
          types.includes('EU') &&
          new Set(types).size === types.length &&
          types.every((type) => ODDS_TYPE_NAMES.includes(type))
        );
      }),
    );
  });

  test('[R5-6] what goes back to a vendor is what it priced, exact', () => {
    expect([
      toNativeOdds(odds('1.95'), 'HK'),
      toNativeOdds(odds('13.5'), 'HK'),
      toNativeOdds(odds('1.955'), 'HK'),
      toNativeOdds(odds('2.00'), 'EU'),
    ]).toEqual(['0.95', '12.5', '0.955', '2']);
    law(
      fc.property(
        anyPrice,
        fc.constantFrom('HK' as const, 'EU' as const),
        (price, type) => Number(toDecimalOdds(toNativeOdds(price, type), type)) === Number(price),
      ),
    );
  });
});
