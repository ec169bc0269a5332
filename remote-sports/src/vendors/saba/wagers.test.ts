import { BET_TYPE, PERIOD } from '@site/domain/betting/bet-types';
import { fenOf } from '@site/domain/money';
import { SABA_OUTCOME, SABA_WAGERS } from '@site/domain/vendors/saba/statuses';
import { odds } from '../odds.fixture';
import { sabaWagerOf } from './saba.fixture';
import { toWager } from './wagers';

test('[R4.7-1] every ticket status has an outcome of the site', () => {
  expect(SABA_WAGERS.map((ticketStatus) => toWager(sabaWagerOf({ ticketStatus })).outcome)).toEqual(
    [
      'waiting',
      'running',
      'rejected',
      'won',
      'lost',
      'halfWon',
      'halfLost',
      'draw',
      'void',
      'refunded',
    ],
  );
});

test('a single has one leg with everything the ticket says', () => {
  expect(
    toWager(sabaWagerOf({ sportType: 1, point: -0.75, requestedPrice: odds('1.93') })),
  ).toMatchObject({
    id: 'W1',
    vendor: 'SABA',
    attemptKey: 'k1',
    mode: 1,
    comboId: null,
    lines: 1,
    stake: 10_000n,
    stakePerLine: 10_000n,
    risk: 10_000n,
    toWin: 9_500n,
    returned: null,
    placedAt: Date.parse('2026-11-21T04:00:00Z'),
    settledAt: null,
    cashOut: null,
    resettlements: [],
    legs: [
      {
        eventId: 'e1',
        sportId: 1,
        betType: BET_TYPE.HANDICAP,
        period: PERIOD.FULL_TIME,
        side: 'home',
        line: '-0.75',
        requested: '1.93',
        price: '1.95',
        live: false,
        scoreAtBet: null,
        finalScore: null,
        outcome: 'running',
        vendorKey: 'h',
        isOutright: false,
      },
    ],
  });
});

test('[R3.10-1] a bet type that the site does not know keeps the words of the vendor and claims no side', () => {
  expect(
    toWager(sabaWagerOf({ betType: 999, key: 'h', keyName: '首个进球' })).legs[0],
  ).toMatchObject({ betType: null, side: 'other', label: '首个进球' });
});

test('[R5-6] the odds type of the ticket is kept; one that is unknown counts in decimals', () => {
  expect([1, 2, 3, 4, 5, 0].map((oddsType) => toWager(sabaWagerOf({ oddsType })).oddsType)).toEqual(
    ['MY', 'HK', 'EU', 'ID', 'EU', 'EU'],
  );
});

test('a score at the bet belongs to live tickets', () => {
  expect(
    toWager(sabaWagerOf({ isLive: true, liveHomeScore: 1, liveAwayScore: 0 })).legs[0]?.scoreAtBet,
  ).toEqual({ home: 1, away: 0 });
  expect(
    toWager(sabaWagerOf({ isLive: false, liveHomeScore: 1, liveAwayScore: 0 })).legs[0]?.scoreAtBet,
  ).toBeNull();
});

test('[R4.7-1] reject reasons are those of the site, and no other text is one', () => {
  expect(
    ['goal', 'redCard', 'var', 'closed', '', 'constructor'].map(
      (rejectReason) => toWager(sabaWagerOf({ rejectReason })).reason,
    ),
  ).toEqual(['goal', 'redCard', 'var', 'closed', null, null]);
});

test('[R4.7-1] what was sold says more than the status: whole, part, and a part that was settled later', () => {
  const cashout = { soldPrice: fenOf(4_000n), leftStake: fenOf(5_000n), isWhole: false };
  expect(
    toWager(
      sabaWagerOf({
        ticketStatus: 'refund',
        cashout: { ...cashout, leftStake: fenOf(0n), isWhole: true },
      }),
    ),
  ).toMatchObject({ outcome: 'cashedOut', cashOut: { paid: 4_000n, openRisk: 0n, whole: true } });
  expect(toWager(sabaWagerOf({ cashout }))).toMatchObject({
    outcome: 'partlyCashedOut',
    cashOut: { paid: 4_000n, openRisk: 5_000n, whole: false },
    legs: [{ outcome: 'running' }],
  });
  expect(toWager(sabaWagerOf({ ticketStatus: 'won', cashout })).outcome).toBe('won');
});

test('a parlay has its legs, lines and combo; resettlements are kept in order', () => {
  const { transId: _t, ticketStatus: _s, ...pick } = sabaWagerOf();
  const leg = {
    ...pick,
    sportType: 2,
    legStatus: 'half won' as const,
    betType: 610,
    part: 2,
    key: 'o',
    point: 48.5,
  };
  const wager = toWager(
    sabaWagerOf({
      parlay: {
        comboType: 'Trixie',
        comboTypeName: '3串4',
        betCount: 4,
        stakePerLine: fenOf(2_500n),
        legs: [leg, { ...leg, legStatus: 'running' }],
      },
      resettles: [
        {
          at: '2026-11-22T12:00:00+08:00',
          ticketStatus: 'lose',
          payout: fenOf(0n),
          note: '赛果更正',
        },
      ],
    }),
  );
  expect(wager).toMatchObject({
    mode: 2,
    comboId: 'Trixie',
    lines: 4,
    stakePerLine: 2_500n,
    resettlements: [{ outcome: 'lost', returned: 0n, note: '赛果更正' }],
  });
  expect(wager.legs).toMatchObject([
    {
      sportId: 2,
      betType: BET_TYPE.OVER_UNDER,
      period: 12,
      side: 'over',
      line: '48.5',
      outcome: 'halfWon',
    },
    { outcome: 'running' },
  ]);
  expect(Object.keys(SABA_OUTCOME)).toHaveLength(SABA_WAGERS.length);
});
