import Big from 'big.js';
import fc from 'fast-check';
import { anyPrice, anyStake, law, odds, yuan } from '../laws.fixture';
import { fenOf } from '../money';
import { ODDS_VENDORS } from '../vendors/odds-vendor';
import { sketchCombos } from './combo-preview';
import { openOdds, openReturn, returnLeft, type BookedLeg, type BookedWager } from './open-return';
import type { WagerOutcome } from './statuses';
import { systemReturn } from './systems';

const legs = (...outcomes: readonly WagerOutcome[]): readonly BookedLeg[] =>
  ['2.00', '1.50', '3.00'].map((price, at) => ({
    price: odds(price),
    outcome: outcomes[at] ?? 'running',
  }));

test.each<[string, readonly WagerOutcome[], bigint]>([
  ['nothing is decided', [], 90_000n],
  ['a leg won', ['won'], 90_000n],
  ['a leg lost', ['lost'], 0n],
  ['a leg was drawn', ['running', 'running', 'draw'], 30_000n],
  ['a leg was cancelled', ['running', 'cancelled'], 60_000n],
  ['a leg half won', ['halfWon'], 67_500n],
  ['a leg half lost', ['halfLost'], 22_500n],
])('[R4.7-1] a straight combo of a hundred where %s', (_what, outcomes, most) => {
  expect(openReturn(yuan(900), legs(...outcomes), [3], yuan(100))).toBe(most);
});

test('[R4.7-1] a system goes on without the leg that lost', () => {
  // 1.5 x 3 is the one double that is left.
  expect(openReturn(yuan(2_250), legs('lost'), [2, 3], yuan(100))).toBe(45_000n);
});

test('[R4.7-1] sizes that are not known leave what was booked, and a cap holds on', () => {
  expect(openReturn(yuan(900), legs('lost'), null, yuan(100))).toBe(90_000n);
  expect(openReturn(yuan(250), legs('draw'), [3], yuan(100))).toBe(25_000n);
});

test('[R4.7-1] undecided it is what the receipt says, decided never more, at every combo of every vendor', () => {
  law(
    fc.property(
      fc.constantFrom(...ODDS_VENDORS),
      fc.array(
        fc.tuple(
          anyPrice,
          fc.constantFrom<WagerOutcome>('running', 'won', 'halfWon', 'void', 'halfLost', 'lost'),
        ),
        { minLength: 2, maxLength: 6 },
      ),
      anyStake,
      (vendor, chosen, stake) => {
        const prices = chosen.map(([price]) => new Big(price));
        const booked = chosen.map(([price, outcome]) => ({ price, outcome }));
        for (const { folds } of sketchCombos(vendor, chosen.length)) {
          const whole = systemReturn(prices, folds, stake, null);
          const open = booked.map(({ price }) => ({ price, outcome: 'running' as const }));
          expect(openReturn(whole, open, folds, stake)).toBe(whole);
          expect(openReturn(whole, booked, folds, stake)).toBeLessThanOrEqual(whole);
        }
      },
    ),
  );
});

test.each<[string, readonly WagerOutcome[], ReturnType<typeof openOdds>]>([
  ['nothing is decided', [], null],
  ['a leg won', ['won'], null],
  ['a leg lost', ['draw', 'lost'], null],
  [
    'a leg was drawn',
    ['running', 'running', 'draw'],
    { total: '3.00', legs: [null, null, '1.00'] },
  ],
  ['a leg half won', ['halfWon', 'won'], { total: '6.75', legs: ['1.50', null, null] }],
  ['a leg half lost', ['halfLost'], { total: '2.25', legs: ['0.50', null, null] }],
])('[R4.7-1] odds that are left of a combo where %s', (_what, outcomes, left) => {
  expect(openOdds(legs(...outcomes))).toEqual(left);
});

test('[R4.7-1] the odds that are left explain what can come back, at any stake', () => {
  law(
    fc.property(
      fc.array(
        fc.tuple(
          anyPrice,
          fc.constantFrom<WagerOutcome>('running', 'won', 'halfWon', 'void', 'halfLost'),
        ),
        { minLength: 2, maxLength: 3 },
      ),
      (chosen) => {
        const booked = chosen.map(([price, outcome]) => ({ price, outcome }));
        const left = openOdds(booked);
        if (left === null) return;
        const most = openReturn(yuan(1_000_000_000), booked, [booked.length], yuan(1));
        expect(new Big(left.total).times(100).minus(most.toString()).abs().toNumber()).toBeLessThan(
          1,
        );
      },
    ),
  );
});

const single: BookedWager = {
  vendor: 'SABA',
  comboId: null,
  legs: legs().slice(0, 1),
  stakePerLine: yuan(100),
  risk: yuan(100),
  toWin: yuan(103),
};

test('[R8-7] what is left of a wager of which a part was sold brings its share', () => {
  expect(returnLeft(single, yuan(100))).toBe(20_300n);
  expect(returnLeft(single, yuan(50))).toBe(10_150n);
  // In a type that takes less than is staked, the share is that of the debit.
  expect(returnLeft({ ...single, risk: yuan(80), toWin: yuan(100) }, yuan(20))).toBe(4_500n);
});

test('[R8-7] what is left of a system with legs that are over is what the others can bring yet', () => {
  const system: BookedWager = {
    ...single,
    comboId: 'Doubles',
    legs: legs('halfLost', 'lost'),
    stakePerLine: yuan(50),
    risk: yuan(150),
    toWin: yuan(525),
  };
  // Of 2.00 half lost by 3.00, of 2.00 by 1.50 and of 1.50 by 3.00 one double is left: 0.5 x 3 x 50.
  expect(returnLeft(system, yuan(150))).toBe(7_500n);
  expect(returnLeft(system, yuan(75))).toBe(3_750n);
  expect(returnLeft({ ...system, legs: legs() }, yuan(150))).toBe(67_500n);
});

test('[R8-7] what runs and what was sold are the whole wager to the fen; nothing of it grows by a sale', () => {
  const fen = fc.bigInt({ min: 1n, max: 10n ** 9n }).map(fenOf);
  law(
    fc.property(fen, fen, fc.integer({ min: 0, max: 100 }), (risk, toWin, percent) => {
      const wager = { ...single, risk, toWin };
      const openRisk = fenOf((risk * BigInt(percent)) / 100n);
      const [open, sold] = [returnLeft(wager, openRisk), returnLeft(wager, fenOf(risk - openRisk))];
      const off = open + sold - risk - toWin;
      expect(off <= 1n && off >= -1n).toBe(true);
      expect(open <= risk + toWin).toBe(true);
      expect(returnLeft(wager, risk)).toBe(risk + toWin);
    }),
  );
});
