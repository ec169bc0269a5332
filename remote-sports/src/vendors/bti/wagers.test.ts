import { fenOf } from '@site/domain/money';
import { BTI_WAGERS } from '@site/domain/vendors/bti/statuses';
import { btiBetOf, btiLegOf } from './bti.fixture';
import { toWager } from './wagers';

test('[R4.7-1] every status of BTI has an outcome of the site', () => {
  expect(BTI_WAGERS.map((status) => toWager(btiBetOf({ status })).outcome)).toEqual([
    'running',
    'lost',
    'won',
    'placed',
    'deadHeatWon',
    'deadHeatPlaced',
    'draw',
    'cancelled',
    'nonRunner',
    'halfLost',
    'halfWon',
    'cashedOut',
    'partlyCashedOut',
  ]);
});

test('[R4.7-1] a bet that waits is waiting though BTI calls it open, one that was turned down rejected though it is called cancelled', () => {
  expect(toWager(btiBetOf({ acceptance: 'Pending', acceptSeconds: 4 }))).toMatchObject({
    outcome: 'waiting',
    acceptSeconds: 4,
    legs: [{ outcome: 'waiting' }],
  });
  expect(
    toWager(
      btiBetOf({ acceptance: 'Declined', status: 'Cancelled', declineReason: 'VideoReview' }),
    ),
  ).toMatchObject({ outcome: 'rejected', reason: 'var', legs: [{ outcome: 'rejected' }] });
});

test('[R4.7-1] reasons are those of the site', () => {
  const words = ['', 'Goal', 'RedCard', 'VideoReview', 'Closed', 'Abandoned', 'Postponed'] as const;
  expect(words.map((declineReason) => toWager(btiBetOf({ declineReason })).reason)).toEqual([
    null,
    'goal',
    'redCard',
    'var',
    'closed',
    'abandoned',
    'postponed',
  ]);
});

test('[R5-6] formats are odds types', () => {
  expect(
    (['Malay', 'HongKong', 'Decimal', 'Indo'] as const).map(
      (oddsFormat) => toWager(btiBetOf({ oddsFormat })).oddsType,
    ),
  ).toEqual(['MY', 'HK', 'EU', 'ID']);
});

test('a leg says what the vendor says; a part of play that is unknown leaves only its own name', () => {
  expect(
    toWager(
      btiBetOf({
        legs: [
          btiLegOf({
            inPlay: true,
            scoreAtBet: { home: 1, away: 0 },
            finalScore: { home: 2, away: 0 },
          }),
        ],
      }),
    ).legs,
  ).toMatchObject([
    {
      betType: 1,
      period: 1,
      side: 'home',
      line: '-0.5',
      requested: '1.93',
      price: '1.95',
      scoreAtBet: { home: 1, away: 0 },
      finalScore: { home: 2, away: 0 },
      vendorKey: 'h',
    },
  ]);
  expect(
    toWager(btiBetOf({ legs: [btiLegOf({ period: 'Overtime', label: '加时 主' })] })).legs,
  ).toMatchObject([{ betType: null, side: 'other', label: '加时 主' }]);
  expect(
    toWager(btiBetOf({ legs: [btiLegOf({ decimal: 'x', requested: '1.93' })] })).legs,
  ).toMatchObject([{ price: '1.93', requested: '1.93' }]);
  expect(
    toWager(btiBetOf({ legs: [btiLegOf({ decimal: 'x', requested: '' })] })).legs,
  ).toMatchObject([{ price: '1.00' }]);
});

test('a combo has its lines, a sale its parts, a correction its history', () => {
  const wager = toWager(
    btiBetOf({
      combo: 'Trixie',
      lines: 4,
      stakePerLine: fenOf(2_500n),
      cashOut: { paid: fenOf(4_000n), openRisk: fenOf(0n) },
      status: 'Cash Out',
      legs: [btiLegOf(), btiLegOf({ status: 'Half Won' })],
      corrections: [
        { on: '2026-11-22T12:00:00+08:00', status: 'Lost', returned: fenOf(0n), note: '赛果更正' },
        { on: '2026-11-22T13:00:00+08:00', status: 'Whatever', returned: fenOf(1n), note: '' },
      ],
    }),
  );
  expect(wager).toMatchObject({
    mode: 2,
    comboId: 'Trixie',
    lines: 4,
    stakePerLine: 2_500n,
    outcome: 'cashedOut',
    cashOut: { paid: 4_000n, openRisk: 0n, whole: true },
  });
  expect(wager.legs.map(({ outcome }) => outcome)).toEqual(['running', 'halfWon']);
  expect(wager.resettlements.map(({ outcome, returned }) => [outcome, returned])).toEqual([
    ['lost', 0n],
    [null, 1n],
  ]);
});
