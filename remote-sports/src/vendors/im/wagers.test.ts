import { BET_STATUS } from '@site/domain/betting/statuses';
import { fenOf } from '@site/domain/money';
import { imLegOf, imWagerOf } from './im.fixture';
import { toWager } from './wagers';

test('[R4.7-1] wager statuses: pending, confirmed, rejected, cancelled', () => {
  expect(
    ([1, 2, 3, 4] as const).map((WagerStatus) => toWager(imWagerOf({ WagerStatus })).outcome),
  ).toEqual(['waiting', 'running', 'rejected', 'cancelled']);
  expect(
    ([1, 3] as const).map((WagerStatus) => toWager(imWagerOf({ WagerStatus })).legs[0]?.outcome),
  ).toEqual(['waiting', 'rejected']);
});

test('[R4.7-1] confirm status 2 is a danger ball; cancel reasons are those of the site', () => {
  expect(
    ([0, 1, 2] as const).map((ConfirmStatus) => toWager(imWagerOf({ ConfirmStatus })).afterDanger),
  ).toEqual([false, false, true]);
  expect(
    ([0, 1, 2, 101] as const).map(
      (CancelReason) => toWager(imWagerOf({ WagerStatus: 3, CancelReason })).reason,
    ),
  ).toEqual([null, 'redCard', 'goal', 'abandoned']);
});

test('[R4.7-1] cancel status 2 is the wager alone, 3 the event; the bet status is that of the placing, and the moment of asking comes back', () => {
  expect(
    ([1, 2, 3] as const).map((CancelStatus) => toWager(imWagerOf({ CancelStatus })).cancelled),
  ).toEqual([null, 'wager', 'event']);
  expect(
    ([1, 2, 3, 4] as const).map(
      (WagerStatus) => toWager(imWagerOf({ WagerStatus })).responseStatus,
    ),
  ).toEqual([BET_STATUS.PROCESS, BET_STATUS.DONE, BET_STATUS.DECLINE, BET_STATUS.CANCEL]);
  const { requestTime, placedAt } = toWager(
    imWagerOf({ PlacedAt: '2026-11-21T12:00:04+08:00', RequestTime: '2026-11-21T12:00:00+08:00' }),
  );
  expect(placedAt - requestTime).toBe(4_000);
  expect(toWager(imWagerOf({})).requestTime).toBe(toWager(imWagerOf({})).placedAt);
});

test('[R4.7-1] a settled single is what its leg is', () => {
  expect(
    ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map(
      (Result) =>
        toWager(imWagerOf({ IsSettled: true, Payout: fenOf(1n), Legs: [imLegOf({ Result })] }))
          .outcome,
    ),
  ).toEqual([
    'won',
    'halfWon',
    'draw',
    'halfLost',
    'lost',
    'void',
    'placed',
    'deadHeatWon',
    'nonRunner',
  ]);
});

test('[R4.7-1] a settled combo is what its money says, what was sold before left out; all stakes back is a draw', () => {
  const combo = (payout: bigint, results: readonly (1 | 3 | 5 | 6 | 9)[], sold = 0n) =>
    toWager(
      imWagerOf({
        BetMode: 2,
        ComboType: 1,
        Combinations: 4,
        IsSettled: true,
        Payout: fenOf(payout),
        Legs: results.map((Result) => imLegOf({ Result })),
        Sold: sold === 0n ? null : { PaidAmount: fenOf(sold), OpenDebit: fenOf(1n), IsFull: false },
      }),
    );
  expect([
    combo(500n, [1, 5, 1]).outcome,
    combo(0n, [5, 5, 1]).outcome,
    combo(10_000n, [3, 6, 9]).outcome,
    combo(400n, [5, 5, 5], 400n).outcome,
  ]).toEqual(['won', 'lost', 'draw', 'lost']);
  expect(combo(500n, [1, 5, 1])).toMatchObject({ mode: 2, comboId: '1', lines: 4 });
});

test('[R4.7-1] sales: whole, and part while the rest runs', () => {
  const Sold = { PaidAmount: fenOf(4_000n), OpenDebit: fenOf(5_000n), IsFull: false };
  expect(toWager(imWagerOf({ Sold }))).toMatchObject({
    outcome: 'partlyCashedOut',
    cashOut: { paid: 4_000n, openRisk: 5_000n, whole: false },
    legs: [{ outcome: 'running' }],
  });
  expect(
    toWager(
      imWagerOf({
        IsSettled: true,
        Payout: fenOf(4_000n),
        Sold: { ...Sold, OpenDebit: fenOf(0n), IsFull: true },
      }),
    ),
  ).toMatchObject({ outcome: 'cashedOut', cashOut: { whole: true } });
});

test('prices of a leg are native and come out in decimals; the score at the bet belongs to live ones', () => {
  expect(toWager(imWagerOf()).legs).toMatchObject([
    {
      requested: '1.93',
      price: '1.95',
      side: 'home',
      line: '-0.5',
      vendorKey: '2',
      scoreAtBet: null,
    },
  ]);
  expect(
    toWager(
      imWagerOf({
        Legs: [
          imLegOf({
            IsLive: true,
            HomeScoreAtBet: 1,
            AwayScoreAtBet: 0,
            HomeScoreFinal: 2,
            AwayScoreFinal: 0,
          }),
        ],
      }),
    ).legs,
  ).toMatchObject([{ scoreAtBet: { home: 1, away: 0 }, finalScore: { home: 2, away: 0 } }]);
  expect(
    toWager(
      imWagerOf({
        Legs: [imLegOf({ Odds: '', AskedOdds: '0.93' }), imLegOf({ Odds: '', AskedOdds: '' })],
      }),
    ).legs.map(({ price }) => price),
  ).toEqual(['1.93', '1.00']);
});

test('[R3.10-1] a bet type that the site does not know keeps the words of the vendor and claims no side', () => {
  expect(
    toWager(imWagerOf({ Legs: [imLegOf({ BetTypeId: 44, SelectionName: '首个进球' })] })).legs,
  ).toMatchObject([{ betType: null, side: 'other', label: '首个进球' }]);
});

test('corrections are history without an outcome: IM names only the money', () => {
  expect(
    toWager(
      imWagerOf({
        Corrections: [
          { DateTime: '2026-11-22T12:00:00+08:00', Payout: fenOf(0n), Remark: '赛果更正' },
        ],
      }),
    ).resettlements,
  ).toEqual([
    { at: Date.parse('2026-11-22T04:00:00Z'), outcome: null, returned: 0n, note: '赛果更正' },
  ]);
});
