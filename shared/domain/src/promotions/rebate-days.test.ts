import fc from 'fast-check';
import { law } from '../laws.fixture';
import { fenOf, sumFen } from '../money';
import { rebateDays, rebateDueAt, rebateState } from './rebate-days';

const row = (day: number, bet: bigint, given: bigint) => ({
  totalBetAmount: fenOf(bet),
  totalGivenAmount: fenOf(given),
  periodStart: `2026-03-0${day}T00:00:00+08:00`,
});

test('[R5-10] rows with nothing in them are dropped, and a day with only such rows with them', () => {
  expect(
    rebateDays([row(1, 0n, 0n), row(2, 100n, 0n), row(2, 0n, 0n), row(3, 0n, 5n)]).map(
      ({ day, rows }) => [day, rows.length],
    ),
  ).toEqual([
    ['2026-03-03', 1],
    ['2026-03-02', 1],
  ]);
});

test('days come newest first, and their sums are the sums of all', () => {
  const amount = fc.bigInt({ min: 0n, max: 10_000n });
  law(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), amount, amount), { maxLength: 30 }),
      (all) => {
        const rows = all.map(([day, bet, given]) => row(day, bet, given));
        const days = rebateDays(rows);
        const isOrdered = days.every(({ day }, at) => at === 0 || day < (days[at - 1]?.day ?? ''));
        return (
          isOrdered &&
          sumFen(days.map(({ given }) => given)) ===
            sumFen(rows.map(({ totalGivenAmount }) => totalGivenAmount)) &&
          sumFen(days.map(({ bet }) => bet)) ===
            sumFen(rows.map(({ totalBetAmount }) => totalBetAmount))
        );
      },
    ),
  );
});

test('a rebate is due at 15:00 of the day after, is late from then on, and none where nothing is to be paid', () => {
  const periodEnd = '2026-03-10T23:59:59+08:00';
  const due = Date.parse('2026-03-11T15:00:00+08:00');
  expect(rebateDueAt({ periodEnd })).toBe(due);
  const stateOf = (given: bigint, givenAt: string | null, now: number) =>
    rebateState({ totalGivenAmount: fenOf(given), givenAt, periodEnd }, now);
  expect([
    stateOf(5n, null, due),
    stateOf(5n, null, due + 1),
    stateOf(0n, null, due + 1),
    stateOf(5n, '2026-03-11T15:00:10+08:00', due + 60_000),
  ]).toEqual(['due', 'late', 'none', 'paid']);
});
