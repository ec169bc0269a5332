import fc from 'fast-check';
import { fenOf, type Fen } from '../money';
import type { DecimalOdds } from '../odds/decimal-odds';
import { largestStake, quickStakes, trialStakes, type StakeRoom } from './quick-stakes';
import { winRisk } from './win-risk';

const AMOUNTS = [99_999, 1_000, 100];
const room = (over: Partial<StakeRoom>): StakeRoom => ({
  least: fenOf(1_000n),
  limit: fenOf(5_000_000n),
  purse: fenOf(5_000_000n),
  riskOf: (stake) => stake,
  ...over,
});

test.each<[string, Partial<StakeRoom>, readonly string[]]>([
  ['inside both', {}, ['100', '500', '1000']],
  [
    'a limit that an amount meets to the cent',
    { limit: fenOf(9_999_900n), purse: null },
    ['100', '1000', '99999'],
  ],
  ['a limit a cent below', { limit: fenOf(99_999n) }, ['50', '100', '500']],
  ['a purse that an amount meets to the cent', { purse: fenOf(100_000n) }, ['100', '500', '1000']],
  ['a purse a cent below', { purse: fenOf(99_999n) }, ['50', '100', '500']],
  ['an empty purse', { purse: fenOf(0n) }, []],
  ['a least stake', { least: fenOf(5_000n), purse: fenOf(19_900n) }, ['50', '100']],
  ['nothing known yet', { limit: null, purse: null }, ['100', '1000', '99999']],
  [
    'four lines of each amount',
    { purse: fenOf(100_000n), riskOf: (stake) => fenOf(stake * 4n) },
    ['50', '100', '200'],
  ],
  [
    'a negative price that takes twice the stake',
    { purse: fenOf(199_999n), riskOf: (stake: Fen) => fenOf(stake * 2n) },
    ['50', '100', '500'],
  ],
])('[R3.4-1] quick amounts with %s', (_what, over, offered) => {
  expect(quickStakes(AMOUNTS, room(over))).toEqual(offered);
});

test('[R3.4-1] every amount that is offered can be staked, none twice, and never more than were asked for', () => {
  const amount = fc.integer({ min: 1, max: 200_000 });
  fc.assert(
    fc.property(
      fc.array(amount, { minLength: 1, maxLength: 4 }),
      fc.bigInt({ min: 0n, max: 20_000_000n }).map(fenOf),
      (amounts, purse) => {
        const offered = quickStakes(amounts, room({ purse, least: null, limit: null })).map(Number);
        expect(offered).toEqual([...new Set(offered)].toSorted((a, b) => a - b));
        expect(offered.length).toBeLessThanOrEqual(amounts.length);
        offered.forEach((one) => expect(BigInt(one) * 100n).toBeLessThanOrEqual(purse));
        // What is the member's own and can be staked is always among them.
        amounts
          .filter((one) => BigInt(one) * 100n <= purse)
          .forEach((one) => expect(offered).toContain(one));
      },
    ),
  );
});

test.each<[readonly number[], readonly string[]]>([
  [AMOUNTS, ['100', '500', '1000']],
  [
    [100, 20],
    ['20', '50'],
  ],
])(
  '[R3.4-1] a visitor tries %s out as %s: the largest is as much as there is',
  (amounts, tried) => {
    expect(trialStakes(amounts)).toEqual(tried);
  },
);

test.each<[string, Partial<StakeRoom>, bigint | null]>([
  ['the limit, where it fits', {}, 5_000_000n],
  ['the purse', { purse: fenOf(123_456n) }, 123_456n],
  [
    'what four lines of it take',
    { purse: fenOf(9_999n), riskOf: (one) => fenOf(one * 4n) },
    2_499n,
  ],
  ['none, where the purse is empty', { purse: fenOf(0n) }, null],
  ['none, where the purse does not pay the least stake', { purse: fenOf(999n) }, null],
  ['the least stake, where that is all', { purse: fenOf(1_000n) }, 1_000n],
  [
    'none, where four lines of the least stake are more than the purse',
    { purse: fenOf(3_999n), riskOf: (one) => fenOf(one * 4n) },
    null,
  ],
  ['the purse, while the least stake is not known', { least: null, purse: fenOf(999n) }, 999n],
  [
    'the limit, while nothing is known but an empty purse',
    { least: null, purse: fenOf(0n) },
    5_000_000n,
  ],
  ['the limit, while the purse is not known', { purse: null }, 5_000_000n],
  ['not known without a limit', { limit: null }, null],
])('[R3.4-1] the largest stake is %s', (_what, over, stake) => {
  expect(largestStake(room(over))).toBe(stake);
});

test('[R3.4-1] the largest stake can be paid and a fen more cannot, at any prices and in any odds type', () => {
  const price = fc.integer({ min: 101, max: 3_000 }).map((cents) => (cents / 100).toFixed(2));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(price, fc.constantFrom('MY', 'ID', 'HK', 'EU')), {
        minLength: 1,
        maxLength: 4,
      }),
      fc.bigInt({ min: 1n, max: 20_000_000n }).map(fenOf),
      fc.bigInt({ min: 1_000n, max: 20_000_000n }).map(fenOf),
      (singles, purse, limit) => {
        const riskOf = (stake: Fen): Fen =>
          fenOf(
            singles.reduce(
              (sum, [at, type]) => sum + winRisk(stake, at as DecimalOdds, type).risk,
              0n,
            ),
          );
        const least = fenOf(1_000n);
        const stake = largestStake({ least, limit, purse, riskOf });
        if (stake === null) {
          expect(riskOf(least)).toBeGreaterThan(purse);
          return;
        }
        expect(riskOf(stake)).toBeLessThanOrEqual(purse);
        if (stake !== limit) expect(riskOf(fenOf(stake + 1n))).toBeGreaterThan(purse);
        expect(stake).toBeLessThanOrEqual(limit);
        expect(stake).toBeGreaterThanOrEqual(least);
      },
    ),
  );
});
