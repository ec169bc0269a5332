import fc from 'fast-check';
import { fenOf, sumFen } from '../money';
import { WALLET_GROUP_IDS } from '../wallet/groups';
import {
  endOfTurnoverDay,
  readTurnoverDay,
  TURNOVER_DAYS,
  turnoverDays,
  turnoverShares,
} from './turnover-day';

/** 2026-11-22 00:30 at UTC+8, still the day before in London. */
const NOW = Date.parse('2026-11-21T16:30:00Z');

test('[R7.2-1] the days are those of the site, today first, seven in all', () => {
  expect(turnoverDays(NOW)).toEqual([
    '2026-11-22',
    '2026-11-21',
    '2026-11-20',
    '2026-11-19',
    '2026-11-18',
    '2026-11-17',
    '2026-11-16',
  ]);
  expect(endOfTurnoverDay(NOW)).toBe(Date.parse('2026-11-22T16:00:00Z'));
});

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-16', '2026-11-16'],
  ['2026-11-15', '2026-11-22'],
  ['2026-11-23', '2026-11-22'],
  ['2026/11/20', '2026-11-22'],
  ['nonsense', '2026-11-22'],
  [null, '2026-11-22'],
])('[R7.2-1] an address that says %s shows %s', (text, day) =>
  expect(readTurnoverDay(text, NOW)).toBe(day),
);

test('[R7.2-1] wallets stand by their turnover with their part of the whole; what is not said is not known', () => {
  const groups = [
    { walletGroupId: 2, turnover: fenOf(2_500n) },
    { walletGroupId: 32, turnover: fenOf(7_500n) },
    { walletGroupId: 4, turnover: fenOf(0n) },
    { walletGroupId: 99, turnover: fenOf(5n) },
  ];
  expect(turnoverShares(fenOf(10_000n), groups)).toEqual([
    { group: 32, amount: 7_500n, percent: 75 },
    { group: 2, amount: 2_500n, percent: 25 },
    { group: 4, amount: 0n, percent: 0 },
    { group: 24, amount: null, percent: null },
    { group: 64, amount: null, percent: null },
  ]);
});

test('[R7.2-1] law: every wallet stands once, in falling order, and the parts make up the whole but for rounding', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(0n, 10n ** 12n), { minLength: 5, maxLength: 5 }), (amounts) => {
      const groups = WALLET_GROUP_IDS.map((walletGroupId, at) => ({
        walletGroupId,
        turnover: fenOf(amounts[at] ?? 0n),
      }));
      const total = sumFen(groups.map(({ turnover }) => turnover));
      const shares = turnoverShares(total, groups);
      expect(shares.map(({ group }) => group).toSorted((a, b) => a - b)).toEqual([
        ...WALLET_GROUP_IDS,
      ]);
      const order = shares.map(({ amount }) => amount ?? -1n);
      expect(order.every((amount, at) => at === 0 || (order[at - 1] ?? 0n) >= amount)).toBe(true);
      const sum = shares.reduce((all, { percent }) => all + (percent ?? 0), 0);
      expect(total === 0n ? sum === 0 : Math.abs(sum - 100) <= 2).toBe(true);
    }),
  );
});

test('[R7.2-1] law: the day of an address is always one of the seven', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4e12 }),
      fc.oneof(fc.string(), fc.constantFrom(...turnoverDays(NOW))),
      (now, text) => {
        expect(turnoverDays(now)).toContain(readTurnoverDay(text, now));
        expect(new Set(turnoverDays(now)).size).toBe(TURNOVER_DAYS);
      },
    ),
  );
});
