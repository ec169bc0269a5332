import Big from 'big.js';
import fc from 'fast-check';
import { anyPrice, anyStake, law, odds } from '../laws.fixture';
import { fenOf } from '../money';
import { ODDS_VENDORS } from '../vendors/odds-vendor';
import { comboReturns, foldsOfCombo, isStraight, sketchCombos } from './combo-preview';
import { exactOf, timesAmount } from './exact-decimal';
import { legSums, systemFactor, systemReturn } from './systems';
import { totalOdds } from './total-odds';

test('[R3.10-1] [R5-3] the straight combo comes first and is the product of the prices', () => {
  for (const vendor of ODDS_VENDORS) {
    const legs = legSums([odds('2.00'), odds('1.50'), odds('3.00')]);
    const [first, ...systems] = sketchCombos(vendor, 3);
    if (first === undefined) throw new Error('no combo');
    expect(first).toMatchObject({ folds: [3], lines: 1 });
    expect(comboReturns({ ...first, factor: null }, legs, fenOf(1_000n), null).most).toBe(9_000n);
    expect(isStraight(first.folds, 3)).toBe(true);
    expect(systems.length).toBeGreaterThan(0);
  }
});

test('a combo costs lines times stake; the least return is its cheapest line, the most is all of them', () => {
  const legs = legSums([odds('2.00'), odds('1.50'), odds('3.00')]);
  const trixie = sketchCombos('SABA', 3).find(({ id }) => id === 'Trixie');
  if (trixie === undefined) throw new Error('no Trixie');
  const unquoted = { ...trixie, factor: null };
  expect(comboReturns(unquoted, legs, fenOf(1_000n), null)).toEqual({
    stake: 4_000n,
    least: 3_000n,
    most: 22_500n,
    capped: false,
  });
  expect(comboReturns(unquoted, legs, fenOf(1_000n), fenOf(20_000n))).toMatchObject({
    most: 20_000n,
    capped: true,
  });
});

test("the vendor's factor stands over our product; one that cannot be read does not", () => {
  const legs = legSums([odds('2.00'), odds('1.50')]);
  const at = (factor: string) =>
    comboReturns({ lines: 1, factor, folds: [2] }, legs, fenOf(1_000n), null).most;
  expect([at('2.97'), at('3e9'), at('-1'), at('')]).toEqual([2_970n, 3_000n, 3_000n, 3_000n]);
});

test('every combo of every vendor: lines cost what they count, least is never more than most', () => {
  law(
    fc.property(
      fc.constantFrom(...ODDS_VENDORS),
      fc.array(anyPrice, { minLength: 2, maxLength: 10 }),
      fc.bigInt(1n, 1_000_000n),
      (vendor, prices, stake) => {
        const legs = legSums(prices);
        for (const sketch of sketchCombos(vendor, prices.length)) {
          const {
            stake: total,
            least,
            most,
          } = comboReturns({ ...sketch, factor: null }, legs, fenOf(stake), null);
          expect(total).toBe(stake * BigInt(sketch.lines));
          expect(least === null || least <= most).toBe(true);
          expect(foldsOfCombo(vendor, sketch.id, prices.length)).toEqual(sketch.folds);
        }
      },
    ),
  );
});

test('what the slip promises is what the receipt books, to the fen: every combo of every vendor, in any writing of its factor', () => {
  law(
    fc.property(
      fc.constantFrom(...ODDS_VENDORS),
      fc.array(anyPrice, { minLength: 2, maxLength: 8 }),
      anyStake,
      fc.constantFrom(2, 3, 4, 6),
      fc.constantFrom<Big.RoundingMode>(0, 1, 2, 3),
      (vendor, prices, stake, places, rounding) => {
        const multipliers = prices.map((price) => new Big(price));
        for (const { folds, lines } of sketchCombos(vendor, prices.length)) {
          const factor = systemFactor(multipliers, folds).toFixed(places, rounding);
          const promised = comboReturns({ lines, factor, folds }, legSums(prices), stake, null);
          expect(promised.most).toBe(systemReturn(multipliers, folds, stake, null));
        }
      },
    ),
  );
});

test("a factor that differs by a whole unit of its last digit is the vendor's own, and stands", () => {
  const legs = legSums([odds('1.95'), odds('1.87')]);
  const most = (factor: string) =>
    comboReturns({ lines: 1, factor, folds: [2] }, legs, fenOf(100_000n), null).most;
  expect([most('3.65'), most('3.64'), most('3.66'), most('3.63')]).toEqual([
    364_650n,
    364_650n,
    366_000n,
    363_000n,
  ]);
});

test.each<[readonly string[], string]>([
  [[], '1.00'],
  [['2.00', '1.50'], '3.00'],
  [['2.05', '1.50'], '3.075'],
  [['1.95', '1.87'], '3.6465'],
  [['2.05', '2.41', '3.35'], '16.5507'],
  [['1.01', '1.01', '1.01'], '1.0303'],
  [['1.05', '1.05', '1.05', '1.01'], '1.1692'],
])('total odds of %j have as many digits as explain the return: %s', (prices, text) => {
  expect(totalOdds(prices.map(odds))).toBe(text);
});

test('a hundred at the total odds is the return to the fen', () => {
  law(
    fc.property(fc.array(anyPrice, { minLength: 1, maxLength: 8 }), (prices) => {
      const shown = totalOdds(prices);
      expect(shown).toMatch(/^\d+\.\d{2}(\d?[1-9])?$/);
      expect(timesAmount(exactOf(shown), fenOf(10_000n))).toBe(
        systemReturn(
          prices.map((price) => new Big(price)),
          [prices.length],
          fenOf(10_000n),
          null,
        ),
      );
    }),
  );
});
