import fc from 'fast-check';
import { anyPrice, law, odds } from '../laws.fixture';
import { fenOf } from '../money';
import { ODDS_VENDORS } from '../vendors/odds-vendor';
import { comboReturns, foldsOfCombo, isStraight, sketchCombos } from './combo-preview';
import { legSums } from './systems';
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

test('total odds are cut, never rounded up', () => {
  expect(totalOdds([odds('1.95'), odds('1.87')])).toBe('3.64');
  expect(totalOdds([])).toBe('1.00');
});
