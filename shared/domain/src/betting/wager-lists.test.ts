import fc from 'fast-check';
import { law, odds } from '../laws.fixture';
import { fenOf } from '../money';
import { WAGER_OUTCOMES } from './statuses';
import { mergeLists } from './wager-merge';
import {
  groupByDay,
  oneSportOf,
  runningNet,
  sumsBy,
  isTaken,
  sumWagers,
  type SummedWager,
} from './wager-sums';

const at = (time: string): number => Date.parse(`${time}+08:00`);
const wager = (over: Partial<SummedWager> = {}): SummedWager => ({
  placedAt: at('2026-11-21T10:00:00'),
  outcome: 'won',
  stake: fenOf(10_000n),
  risk: fenOf(10_000n),
  openRisk: fenOf(10_000n),
  returned: fenOf(19_500n),
  freeBet: false,
  prices: [odds('1.95')],
  ...over,
});

describe('sums', () => {
  test('a won and a lost one: staked, returned and what is left', () => {
    expect(sumWagers([wager(), wager({ outcome: 'lost', returned: fenOf(0n) })])).toEqual({
      count: 2,
      staked: 20_000n,
      turnover: 20_000n,
      returned: 19_500n,
      net: -500n,
    });
  });
  test('a bet that was never taken moved no money', () => {
    expect([wager(), wager({ outcome: 'rejected' })].map(isTaken)).toEqual([true, false]);
    expect(sumWagers([wager(), wager({ outcome: 'rejected' })]).count).toBe(1);
    expect(sumWagers([wager({ outcome: 'rejected', returned: fenOf(10_000n) })])).toEqual({
      count: 0,
      staked: 0n,
      turnover: 0n,
      returned: 0n,
      net: 0n,
    });
  });
  test('a half result counts half as turnover, money that came back none, a low price none', () => {
    expect(sumWagers([wager({ outcome: 'halfWon' })]).turnover).toBe(5_000n);
    expect(sumWagers([wager({ outcome: 'void', returned: fenOf(10_000n) })])).toMatchObject({
      turnover: 0n,
      net: 0n,
    });
    expect(sumWagers([wager({ prices: [odds('1.20')] })]).turnover).toBe(0n);
    expect(sumWagers([wager({ prices: [odds('1.20'), odds('1.20')] })]).turnover).toBe(10_000n);
  });
  test('an open one is staked, and neither won nor lost until it ends', () => {
    const open = wager({ outcome: 'running', returned: null });
    expect(sumWagers([wager(), open])).toMatchObject({ count: 2, staked: 20_000n, net: 9_500n });
    expect(sumWagers([open]).net).toBe(0n);
  });
  test('what was sold before the end counts for no turnover', () => {
    expect(sumWagers([wager({ openRisk: fenOf(4_000n) })]).turnover).toBe(4_000n);
  });
  test('what a voucher paid was not staked: only winnings count, and no turnover', () => {
    expect(
      sumWagers([
        wager({ freeBet: true, returned: fenOf(9_500n) }),
        wager({ freeBet: true, outcome: 'lost', returned: fenOf(0n) }),
      ]),
    ).toEqual({ count: 2, staked: 0n, turnover: 0n, returned: 9_500n, net: 9_500n });
  });
  test('net is what came back less what was staked, whatever the outcomes', () => {
    law(
      fc.property(
        fc.array(
          fc.record({
            outcome: fc.constantFrom(...WAGER_OUTCOMES),
            risk: fc.bigInt(1n, 10_000_000n),
            back: fc.bigInt(0n, 20_000_000n),
          }),
        ),
        (made) => {
          const sums = sumWagers(
            made.map(({ outcome, risk, back }) =>
              wager({
                outcome,
                stake: fenOf(risk),
                risk: fenOf(risk),
                openRisk: fenOf(risk),
                returned: fenOf(back),
              }),
            ),
          );
          expect(sums.net).toBe(sums.returned - sums.staked);
          expect(sums.turnover).toBeLessThanOrEqual(sums.staked);
          expect(sums.count).toBe(made.filter(isTaken).length);
        },
      ),
    );
  });
  test('days are those of UTC+8, in the order of the list', () => {
    const late = wager({ placedAt: at('2026-11-22T00:10:00') });
    const days = groupByDay([late, wager(), wager()], ({ placedAt }) => placedAt);
    expect(days.map(({ day, wagers }) => [day, wagers.length])).toEqual([
      ['2026-11-22', 1],
      ['2026-11-21', 2],
    ]);
  });
});

describe('my numbers', () => {
  const lost = wager({ outcome: 'lost', returned: fenOf(0n) });
  test('the running net has a point for each day of the period, and none after today', () => {
    const next = wager({
      placedAt: at('2026-11-23T09:00:00'),
      outcome: 'lost',
      returned: fenOf(0n),
    });
    const days = groupByDay([next, wager()], ({ placedAt }) => placedAt);
    expect(
      runningNet(days, { from: '2026-11-20', to: '2026-11-30' }, '2026-11-24').map(
        ({ day, net }) => `${day.slice(8)} ${net}`,
      ),
    ).toEqual(['20 0', '21 9500', '22 9500', '23 -500', '24 -500']);
    expect(runningNet(days, { from: '2026-11-25', to: '2026-11-30' }, '2026-11-24')).toEqual([]);
  });
  test('its last point is the net of the period', () => {
    law(
      fc.property(
        fc.array(fc.record({ day: fc.integer({ min: 1, max: 28 }), back: fc.bigInt(0n, 90_000n) })),
        (made) => {
          const wagers = made.map(({ day, back }) =>
            wager({
              placedAt: at(`2026-10-${String(day).padStart(2, '0')}T12:00:00`),
              returned: fenOf(back),
            }),
          );
          const days = groupByDay(wagers, ({ placedAt }) => placedAt);
          const points = runningNet(days, { from: '2026-10-01', to: '2026-10-28' }, '2026-11-24');
          expect(points).toHaveLength(28);
          expect(points.at(-1)?.net).toBe(sumWagers(wagers).net);
        },
      ),
    );
  });
  test('a combo over several sports is of none of them', () => {
    expect(oneSportOf([{ sportId: 1 }, { sportId: 1 }])).toBe(1);
    expect(oneSportOf([{ sportId: 1 }, { sportId: 2 }])).toBeNull();
    expect(oneSportOf([])).toBeNull();
  });
  test('groups come with the most staked first', () => {
    const groups = sumsBy([lost, wager(), wager({ risk: fenOf(90_000n) })], ({ risk }) =>
      risk > 50_000n ? 'high' : 'low',
    );
    expect(groups.map(({ key, sums }) => [key, sums.count])).toEqual([
      ['high', 1],
      ['low', 2],
    ]);
  });
});

describe('lists of several vendors as one', () => {
  const self = (moment: number): number => moment;
  test('rows are held back behind the end of a list that goes on', () => {
    expect(
      mergeLists(
        [
          { rows: [9, 5], hasMore: true },
          { rows: [8, 7, 3, 1], hasMore: false },
        ],
        self,
      ),
    ).toEqual({ rows: [9, 8, 7, 5], next: [0] });
    expect(
      mergeLists(
        [
          { rows: [9, 5], hasMore: false },
          { rows: [8, 3], hasMore: false },
        ],
        self,
      ),
    ).toEqual({ rows: [9, 8, 5, 3], next: [] });
  });
  test('reading on to the end gives every row once, in falling order', () => {
    law(
      fc.property(fc.array(fc.array(fc.nat(1_000)), { minLength: 1, maxLength: 3 }), (lists) => {
        const falling = lists.map((rows) => rows.toSorted((a, b) => b - a));
        const shown = falling.map(() => 2);
        const view = () =>
          mergeLists(
            falling.map((rows, at) => ({
              rows: rows.slice(0, shown[at]),
              hasMore: rows.length > (shown[at] ?? 0),
            })),
            self,
          );
        let merged = view();
        for (let turn = 0; merged.next.length > 0 && turn < 1_000; turn += 1) {
          expect(merged.rows).toEqual(
            lists
              .flat()
              .toSorted((a, b) => b - a)
              .slice(0, merged.rows.length),
          );
          merged.next.forEach((at) => {
            shown[at] = (shown[at] ?? 0) + 2;
          });
          merged = view();
        }
        expect(merged.rows).toEqual(lists.flat().toSorted((a, b) => b - a));
      }),
    );
  });
});
