import { SABA_BET_TYPE, SABA_MARKET_STATUS } from '@site/contracts/vendor-saba';
import { SABA_LIVE_PERIODS } from '@site/domain/vendors/saba/periods';
import { BET_TYPE, PERIOD } from '@site/domain/betting/bet-types';
import { readMarkets } from '../read-market.fixture';
import { kindOf, SABA_MARKETS, toSportEvent } from './map';
import { sabaEventOf, sabaMarketOf } from './saba.fixture';

const LIVE = {
  livePeriod: '2H',
  inPlayTime: '67',
  liveHomeScore: 2,
  liveAwayScore: 1,
  homeRedCard: 0,
  awayRedCard: 1,
  homeCorner: 5,
  awayCorner: 3,
  dangerState: 'dangerHome',
} as const;

test('an event has the place of its league and its own, and its kick-off is an instant', () => {
  const event = toSportEvent(sabaEventOf());
  expect(event).toMatchObject({
    leagueOrder: 2,
    order: 7,
    tab: 'TODAY',
    isOutright: false,
    isVirtual: false,
    leagueId: 'l1',
    comboAllowed: true,
  });
  expect(event.startAt).toBe(Date.parse('2026-11-21T12:00:00Z'));
  expect(toSportEvent(sabaEventOf({ tab: 'OUTRIGHT' }))).toMatchObject({
    isOutright: true,
    comboAllowed: false,
  });
  expect(toSportEvent(sabaEventOf({ sportType: 39 })).isVirtual).toBe(true);
});

test('[R4.7-1] every live period of SABA, and one that it does not list is shown as no period', () => {
  const periodOf = (livePeriod: string) =>
    toSportEvent(sabaEventOf({ isLive: true, liveInfo: { ...LIVE, livePeriod } })).live?.period;
  for (const [code, period] of SABA_LIVE_PERIODS) expect(periodOf(code)).toEqual(period);
  expect([periodOf('9Q'), periodOf('constructor'), periodOf('')]).toEqual([null, null, null]);
});

test('[R4.7-1] danger is told with its side', () => {
  const words = ['safe', 'dangerHome', 'dangerAway', 'goal', 'redCard', 'var'] as const;
  expect(
    words.map(
      (dangerState) =>
        toSportEvent(sabaEventOf({ isLive: true, liveInfo: { ...LIVE, dangerState } })).live
          ?.danger,
    ),
  ).toEqual(['safe', 'attackHome', 'attackAway', 'goal', 'redCard', 'var']);
});

test('a live event has its score; live data of one that is not live is not shown', () => {
  expect(toSportEvent(sabaEventOf({ isLive: true, liveInfo: LIVE })).live).toMatchObject({
    score: { home: 2, away: 1 },
    reds: { home: 0, away: 1 },
    corners: { home: 5, away: 3 },
    clock: '67',
    parts: [],
    points: '',
  });
  const parts = [
    { home: 6, away: 4 },
    { home: 2, away: 1 },
  ];
  expect(
    toSportEvent(sabaEventOf({ isLive: true, liveInfo: { ...LIVE, parts, points: '40:15' } })).live,
  ).toMatchObject({ parts, points: '40:15' });
  expect(toSportEvent(sabaEventOf({ isLive: false, liveInfo: LIVE })).live).toBeNull();
});

test('[R3.10-1] bet types of SABA are those of the site, with their period', () => {
  expect(kindOf(1)).toEqual({ betType: BET_TYPE.HANDICAP, period: PERIOD.FULL_TIME });
  expect(kindOf(8)).toEqual({ betType: BET_TYPE.OVER_UNDER, period: PERIOD.FIRST_HALF });
  expect(kindOf(413)).toEqual({ betType: BET_TYPE.CORRECT_SCORE, period: PERIOD.FULL_TIME });
  expect(kindOf(999)).toBeNull();
});

test('[R3.10-1] bet types of parts of play need the part', () => {
  expect(kindOf(610, 2)).toEqual({ betType: BET_TYPE.OVER_UNDER, period: 12 });
  expect(kindOf(154, 3)).toEqual({ betType: BET_TYPE.MONEY_LINE, period: 23 });
  expect([kindOf(610), kindOf(610, 5), kindOf(154, 13), kindOf(154, 0)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(
    Object.keys(SABA_BET_TYPE)
      .map((id) => kindOf(Number(id), 1))
      .every((kind) => kind !== null),
  ).toBe(true);
});

const sidesOf = (betType: number, keys: readonly string[], point: number | null = null) => {
  const selections = keys.map((key) => ({
    key,
    selectionId: key,
    point,
    oddsPrice: { decimalPrice: null },
  }));
  return (
    SABA_MARKETS.read(sabaMarketOf({ betType, selections }))?.selections.map(({ side }) => side) ??
    null
  );
};

test('[R3.10-1] sides are named by their keys', () => {
  expect(sidesOf(1, ['h', 'a'], 0.5)).toEqual(['home', 'away']);
  expect(sidesOf(5, ['1', 'x', '2'])).toEqual(['home', 'draw', 'away']);
  expect(sidesOf(24, ['1x', '12', '2x'])).toEqual(['homeDraw', 'homeAway', 'awayDraw']);
  expect(sidesOf(3, ['o', 'u'], 2.5)).toEqual(['over', 'under']);
  expect([sidesOf(2, ['odd', 'even']), sidesOf(145, ['yes', 'no'])]).toEqual([
    ['odd', 'even'],
    ['yes', 'no'],
  ]);
  expect(
    SABA_MARKETS.read(
      sabaMarketOf({
        betType: 413,
        selections: [
          { key: '2:1', selectionId: 's', point: null, oddsPrice: { decimalPrice: null } },
        ],
      }),
    )?.selections,
  ).toEqual([
    { id: 's', vendorKey: '2:1', side: 'other', label: '2:1', line: null, extra: 'combo=0' },
  ]);
});

test('a market with a side that its bet type does not have, or without its line, is left out', () => {
  expect([
    sidesOf(5, ['1', 'o', '2']),
    sidesOf(1, ['h', 'z'], 0.5),
    sidesOf(1, ['h', 'a']),
    sidesOf(3, ['o', 'u']),
  ]).toEqual([null, null, null, null]);
});

test('a market joins a parlay only where SABA counts it, and its states are those of the site', () => {
  expect([
    SABA_MARKETS.read(sabaMarketOf({ combo: 0 }))?.comboAllowed,
    SABA_MARKETS.read(sabaMarketOf({ combo: 2 }))?.comboAllowed,
  ]).toEqual([false, true]);
  expect(
    SABA_MARKET_STATUS.map(
      (marketStatus) => SABA_MARKETS.read(sabaMarketOf({ marketStatus }))?.state,
    ),
  ).toEqual(['open', 'suspended', 'closed', 'closed']);
});

test.each([
  ['running', '1.95'],
  ['suspend', '1.95'],
  ['closePrice', null],
  ['closed', null],
] as const)('a market that is %s has the price %s', (marketStatus, price) => {
  expect(readMarkets(SABA_MARKETS, [sabaMarketOf({ marketStatus })]).prices[0]).toEqual({
    selectionId: 's1h',
    price,
  });
});
