import fc from 'fast-check';
import { fenOf } from '../money';
import { parseDecimalOdds, type DecimalOdds } from '../odds/decimal-odds';
import { ODDS_VENDORS } from '../vendors/odds-vendor';
import { foldsOfCombo, sketchCombos } from './combo-preview';
import {
  changesNothing,
  comboLeft,
  editedBet,
  netOfChange,
  type BetAsItStands,
} from './edited-bet';

const HUNDRED = fenOf(10_000n);
const odds = (...prices: readonly string[]): readonly DecimalOdds[] =>
  prices.map(parseDecimalOdds).filter((price) => price !== null);

test('a leg less: all together stay all together, and one alone is a single', () => {
  const from = { vendor: 'SABA', comboId: 'FoldN', legs: 3 } as const;
  expect(editedBet(from, odds('2', '1.5'), HUNDRED, 'HK')).toEqual({
    comboId: 'FoldN',
    lines: 1,
    odds: '3.00',
    sums: { risk: HUNDRED, payout: 30_000n },
  });
  expect(editedBet(from, odds('2'), HUNDRED, 'HK')).toMatchObject({
    comboId: null,
    lines: 1,
    odds: null,
    sums: { risk: HUNDRED, payout: 20_000n },
  });
});

test('a system keeps its sizes while its vendor has them, and costs its lines', () => {
  const doubles = { vendor: 'SABA', comboId: 'Doubles', legs: 4 } as const;
  expect(editedBet(doubles, odds('2', '2', '2'), HUNDRED, 'HK')).toEqual({
    comboId: 'Doubles',
    lines: 3,
    odds: null,
    sums: { risk: 30_000n, payout: 120_000n },
  });
  // Doubles of two are all of them together, under the name that is offered.
  expect(comboLeft(doubles, 2)).toBe('FoldN');
  // A cover of four takes no three: the cover of three holds the same sizes, as far as they go.
  expect(comboLeft({ vendor: 'SABA', comboId: 'Yankee', legs: 4 }, 3)).toBe('Trixie');
  expect(comboLeft({ vendor: 'SABA', comboId: 'Canadian', legs: 5 }, 3)).toBe('Trixie');
  expect(comboLeft({ vendor: 'SABA', comboId: 'Lucky15', legs: 4 }, 3)).toBe('Lucky7');
  expect(comboLeft({ vendor: 'IM', comboId: '2', legs: 4 }, 3)).toBe('1');
  // With the singles there is none for two.
  expect(comboLeft({ vendor: 'SABA', comboId: 'Lucky7', legs: 3 }, 2)).toBe('FoldN');
});

test('a single is told in the odds type that it is bet in; without a stake nothing is summed', () => {
  const single = { vendor: 'IM', comboId: null, legs: 1 } as const;
  expect(editedBet(single, odds('3'), HUNDRED, 'MY').sums).toMatchObject({
    risk: 5_000n,
    payout: 15_000n,
  });
  expect(editedBet(single, odds('3'), null, 'MY').sums).toBeNull();
});

test('what is left of any combo is one that its vendor offers for so many', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ODDS_VENDORS),
      fc.integer({ min: 2, max: 8 }),
      fc.nat(),
      fc.nat(),
      (vendor, legs, which, fewer) => {
        const combos = sketchCombos(vendor, legs);
        const comboId = combos[which % combos.length]?.id ?? '';
        const left = 2 + (fewer % (legs - 1));
        const id = comboLeft({ vendor, comboId, legs }, left);
        expect(sketchCombos(vendor, left).map((offer) => offer.id)).toContain(id);
        // Not another kind of bet where the vendor has the same for fewer.
        const before = foldsOfCombo(vendor, comboId, legs) ?? [];
        const fit = before.filter((size) => size <= left).join();
        if (sketchCombos(vendor, left).some(({ folds }) => folds.join() === fit))
          expect(foldsOfCombo(vendor, id ?? '', left)?.join()).toBe(fit);
        if (left === legs)
          expect(foldsOfCombo(vendor, id ?? '', left)).toEqual(foldsOfCombo(vendor, comboId, legs));
      },
    ),
  );
});

const [PRICE, OTHER] = ['1.95', '2.05'].map((text) => parseDecimalOdds(text)) as [
  DecimalOdds,
  DecimalOdds,
];
const booked: BetAsItStands = {
  legs: [
    { price: PRICE, line: '-0.5' },
    { price: OTHER, line: null },
  ],
  stake: HUNDRED,
  risk: HUNDRED,
};
const [first, second] = booked.legs as [BetAsItStands['legs'][0], BetAsItStands['legs'][0]];

test('[R8-7] the bet that one has already is no change', () => {
  expect(changesNothing(booked, booked)).toBe(true);
  // The same line in other words, and a price whose difference nobody is shown.
  const [near] = odds('1.951');
  if (near === undefined) throw new Error('no price');
  const again = { ...booked, legs: [{ price: near, line: '-0.50' }, second] };
  expect(changesNothing(booked, again)).toBe(true);
  // Of a part each share is rounded by itself.
  expect(changesNothing(booked, { ...booked, risk: fenOf(10_001n) })).toBe(true);
});

test.each<[string, Partial<BetAsItStands>]>([
  ['a leg less', { legs: [first] }],
  ['another price', { legs: [{ ...first, price: OTHER }, second] }],
  ['another line', { legs: [{ ...first, line: '-0.75' }, second] }],
  ['another stake', { stake: fenOf(10_001n) }],
  ['another debit for the same stake', { risk: fenOf(5_000n) }],
])('[R8-7] %s is a change', (_what, change) => {
  expect(changesNothing(booked, { ...booked, ...change })).toBe(false);
});

test('a change costs its debit less what the sale brings; what is not known is not summed', () => {
  expect(netOfChange(fenOf(6_000n), fenOf(3_980n))).toBe(2_020n);
  expect(netOfChange(fenOf(1_000n), fenOf(3_980n))).toBe(-2_980n);
  expect(netOfChange(null, fenOf(3_980n))).toBeNull();
  expect(netOfChange(fenOf(6_000n), null)).toBeNull();
});

test('any other stake is a change, and whoever changes nothing pays what the sale brings less', () => {
  const fen = fc.bigInt({ min: 1n, max: 10n ** 9n }).map(fenOf);
  fc.assert(
    fc.property(fen, fen, fen, (stake, other, price) => {
      const was = { ...booked, stake, risk: stake };
      expect(changesNothing(was, { ...was, stake: other, risk: other })).toBe(stake === other);
      expect(netOfChange(stake, price)).toBe(stake - price);
    }),
  );
});
