import Big from 'big.js';
import fc from 'fast-check';
import { anyPrice, anyStake, law, odds, yuan } from '../laws.fixture';
import { fenOf, type Fen } from '../money';
import type { DecimalOdds } from '../odds/decimal-odds';
import { roundToFen } from '../rounding';
import { combosOf, COMBO_TABLES } from '../vendors/combo-tables';
import { ODDS_VENDORS } from '../vendors/odds-vendor';
import { comboReturns } from './combo-preview';
import {
  comboOffers,
  coverWithSingles,
  foldOf,
  foldsFor,
  fullCover,
  STRAIGHT,
  type Folds,
} from './combos';
import { LEG_RESULT, legMultiplier } from './settlement';
import { combinations, legSums, lineCount, systemFactor, systemReturn } from './systems';

/** What a combo costs and gives before the vendor has spoken. */
function preview(prices: readonly DecimalOdds[], folds: Folds, stakePerLine: Fen, cap: Fen | null) {
  const lines = lineCount(prices.length, folds);
  const combo = { lines, factor: null, folds };
  return { lines, ...comboReturns(combo, legSums(prices), stakePerLine, cap) };
}

/** The slow, plain way: walks through every combination. */
function walk(multipliers: readonly Big[], folds: Folds): Big {
  let total = new Big(0);
  for (let mask = 1; mask < 2 ** multipliers.length; mask += 1) {
    const chosen = multipliers.filter((_, at) => (mask >> at) & 1);
    if (folds.includes(chosen.length))
      total = total.plus(chosen.reduce((product, each) => product.times(each), new Big(1)));
  }
  return total;
}

describe('lines of named systems', () => {
  test.each([
    ['Trixie', fullCover(3), 3, 4],
    ['Patent', coverWithSingles(3), 3, 7],
    ['Yankee', fullCover(4), 4, 11],
    ['Lucky 15', coverWithSingles(4), 4, 15],
    ['Canadian', fullCover(5), 5, 26],
    ['Lucky 31', coverWithSingles(5), 5, 31],
    ['Heinz', fullCover(6), 6, 57],
    ['Lucky 63', coverWithSingles(6), 6, 63],
    ['Super Heinz', fullCover(7), 7, 120],
    ['Lucky 127', coverWithSingles(7), 7, 127],
    ['Goliath', fullCover(8), 8, 247],
    ['Lucky 255', coverWithSingles(8), 8, 255],
    ['9串502', fullCover(9), 9, 502],
    ['10串1013', fullCover(10), 10, 1_013],
    ['doubles of 5', foldOf(2), 5, 10],
    ['trebles of 6', foldOf(3), 6, 20],
    ['straight of 7', STRAIGHT, 7, 1],
  ] as const)('[R3.10-1] %s has its lines', (_name, shape, legs, lines) => {
    expect(lineCount(legs, foldsFor(shape, legs) ?? [])).toBe(lines);
  });

  test('[R3.10-1] a cover takes its own number of selections only, a fold as many or more, a straight two or more', () => {
    expect([
      foldsFor(fullCover(3), 4),
      foldsFor(foldOf(3), 2),
      foldsFor(STRAIGHT, 1),
      foldsFor(coverWithSingles(3), 2),
    ]).toEqual([null, null, null, null]);
    expect([foldsFor(foldOf(3), 5), foldsFor(STRAIGHT, 2)]).toEqual([[3], [2]]);
  });

  test('combinations agree with Pascal: C(n,k) = C(n-1,k-1) + C(n-1,k), and nothing outside', () => {
    law(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        (n, k) => combinations(n, k) === combinations(n - 1, k - 1) + combinations(n - 1, k),
      ),
    );
    expect([
      combinations(5, -1),
      combinations(5, 6),
      combinations(0, 0),
      combinations(5, 0),
    ]).toEqual([0, 0, 1, 1]);
  });
});

describe('what a vendor offers', () => {
  test('[R3.10-1] IM offers for 3 selections the straight treble, doubles and 3串4, each set of lines once', () => {
    expect(combosOf('IM', 3)).toEqual([
      { id: '18', folds: [3] },
      { id: '9', folds: [2] },
      { id: '1', folds: [2, 3] },
    ]);
  });
  test('[R3.10-1] BTI and SABA name theirs', () => {
    expect(combosOf('BTI', 4).map(({ id }) => id)).toEqual([
      'Combo',
      'System2',
      'System3',
      'Yankee',
      'Lucky15',
    ]);
    expect(combosOf('SABA', 3).map(({ id }) => id)).toEqual([
      'FoldN',
      'Doubles',
      'Trixie',
      'Lucky7',
    ]);
    expect(combosOf('SABA', 2).map(({ id }) => id)).toEqual(['FoldN']);
  });
  test('nothing for one selection, never a single, never the same lines twice', () => {
    law(
      fc.property(
        fc.constantFrom(...ODDS_VENDORS),
        fc.integer({ min: 0, max: 12 }),
        (vendor, legs) => {
          const offers = combosOf(vendor, legs);
          const lines = offers.map(({ folds }) => folds.join());
          return (
            new Set(lines).size === lines.length &&
            !lines.includes('1') &&
            (legs >= 2 ? offers.length > 0 : offers.length === 0)
          );
        },
      ),
    );
  });
  test('a table keeps its own order among equals', () => {
    const table = new Map([
      ['b', fullCover(3)],
      ['a', coverWithSingles(3)],
      ['s', STRAIGHT],
    ] as const);
    expect(comboOffers(table, 3).map(({ id }) => id)).toEqual(['s', 'b', 'a']);
    expect(COMBO_TABLES.IM.size).toBe(19);
  });
});

describe('returns', () => {
  test('a Trixie at 2.00, 3.00, 4.00 with 10 a line gives 500.00: 6 + 8 + 12 + 24 times 10', () => {
    expect(systemReturn([new Big(2), new Big(3), new Big(4)], [2, 3], yuan(10), null)).toBe(
      50_000n,
    );
  });
  test('a void leg counts as 1: lines are kept, the fold shrinks; all void gives the stake back', () => {
    expect(systemFactor([new Big(1), new Big(3), new Big(4)], [2, 3]).toString()).toBe('31');
    expect(systemReturn([new Big(1), new Big(1), new Big(1)], [2, 3], yuan(10), null)).toBe(4_000n);
  });
  test('a lost leg kills its lines, a half-lost one halves them', () => {
    expect(systemFactor([new Big(0), new Big(3), new Big(4)], [2, 3]).toString()).toBe('12');
    expect(systemFactor([new Big('0.5'), new Big(3), new Big(4)], [3]).toString()).toBe('6');
  });
  test('rounded once per ticket, half away from zero, then cut by the cap', () => {
    expect(systemReturn([new Big('1.005'), new Big(1)], [2], fenOf(100n), null)).toBe(101n);
    expect(systemReturn([new Big('1.005'), new Big(1)], [2], fenOf(50n), null)).toBe(50n);
    expect(systemReturn([new Big(9), new Big(9)], [2], yuan(10), yuan(500))).toBe(50_000n);
    expect(systemReturn([new Big(5), new Big(10)], [2], yuan(10), yuan(500))).toBe(50_000n);
  });
  test('the closed form is the walk over every combination', () => {
    const legs = fc.array(fc.tuple(anyPrice, fc.constantFrom(...LEG_RESULT)), {
      minLength: 1,
      maxLength: 7,
    });
    law(
      fc.property(legs, fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }), (pairs, folds) => {
        const multipliers = pairs.map(([price, result]) => legMultiplier(result, price));
        return systemFactor(multipliers, folds).eq(walk(multipliers, folds));
      }),
    );
  });
  test('the sums of size 0 and n are 1 and the product of all', () => {
    law(
      fc.property(fc.array(anyPrice, { minLength: 1, maxLength: 8 }), (prices) => {
        const { sums, places } = legSums(prices);
        const product = prices.reduce((all, price) => all.times(price), new Big(1));
        return (
          sums.length === prices.length + 1 &&
          sums[0] === 10n ** BigInt(places * prices.length) &&
          new Big(String(sums.at(-1))).eq(product.times(new Big(10).pow(places * prices.length)))
        );
      }),
    );
  });
});

describe('preview', () => {
  test('lines, debit, least and most of a Yankee', () => {
    expect(
      preview([odds('2.00'), odds('1.50'), odds('3.00'), odds('1.80')], [2, 3, 4], yuan(10), null),
    ).toEqual({
      lines: 11,
      stake: 11_000n,
      least: 2_700n,
      most: 74_700n,
      capped: false,
    });
  });
  test('with singles the cheapest single is the least', () => {
    expect(
      preview([odds('2.00'), odds('1.50'), odds('3.00')], [1, 2, 3], yuan(10), null).least,
    ).toBe(1_500n);
  });
  test('[R5-3] the cap cuts the most and says so (13160); exactly the cap is no cut', () => {
    const legs = [odds('10.00'), odds('10.00')];
    expect(preview(legs, [2], yuan(10), yuan(999))).toMatchObject({
      most: 99_900n,
      capped: true,
    });
    expect(preview(legs, [2], yuan(10), yuan(1_000))).toMatchObject({
      most: 100_000n,
      capped: false,
    });
    expect(preview(legs, [2], yuan(10), yuan(500)).least).toBe(50_000n);
  });
  test('least is never above most, and any winning line gives at least the least', () => {
    law(
      fc.property(
        fc.array(anyPrice, { minLength: 2, maxLength: 6 }),
        fc.subarray([1, 2], { minLength: 1 }),
        anyStake,
        (prices, folds, stake) => {
          const { least, most, lines } = preview(prices, folds, stake, null);
          const legs = prices.map((price) => new Big(price));
          const someWin = [
            ...legs.slice(0, Math.min(...folds)),
            ...legs.slice(Math.min(...folds)).map(() => new Big(0)),
          ];
          return (
            least !== null &&
            least <= most &&
            systemReturn(someWin, folds, stake, null) >= least &&
            lines === lineCount(prices.length, folds)
          );
        },
      ),
    );
  });
  test('the closed form, the most and the least of ten selections are those of 1,013 combinations', () => {
    const prices = Array.from({ length: 10 }, (_, at) => odds(`${1 + at}.${91 - at}`));
    const folds = [2, 3, 4, 5, 6, 7, 8, 9, 10];
    const factors = prices.map((price) => new Big(price));
    const pairs = factors.flatMap((one, at) =>
      factors.slice(at + 1).map((other) => one.times(other)),
    );
    expect(preview(prices, folds, fenOf(1_000n), null)).toMatchObject({
      lines: 1_013,
      most: roundToFen(walk(factors, folds).times(1_000)),
      least: roundToFen(pairs.toSorted((a, b) => a.cmp(b))[0]?.times(1_000) ?? new Big(0)),
    });
  });
});

test('[R3.10-1] a fold takes exactly its own size too', () => {
  expect([foldsFor(foldOf(3), 3), foldsFor(foldOf(2), 2), combinations(3, 4)]).toEqual([
    [3],
    [2],
    0,
  ]);
});
