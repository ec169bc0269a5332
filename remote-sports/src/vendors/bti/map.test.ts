import {
  BTI_MARKET,
  BTI_SIDE,
  BTI_TAB,
  type BtiEvent,
  type BtiMarket,
} from '@site/contracts/vendor-bti';
import { SPORTS_TABS } from '@site/domain/reference/board';
import { BTI_LIVE_PERIODS } from '@site/domain/vendors/bti/periods';
import { BTI_LIVE, btiEventOf, btiMarketOf } from './bti.fixture';
import { createBoardMirror } from '../common/board-mirror';
import { told } from '../feed-message.fixture';
import { handicapOf, readMarkets } from '../read-market.fixture';
import { betTypeOfBti, BTI_MARKETS, BTI_TAB_OF, periodOfBti, sideOfBti, toSportEvent } from './map';

const liveOf = (over: Partial<NonNullable<BtiEvent['live']>>) =>
  toSportEvent(btiEventOf({ inPlay: true, live: { ...BTI_LIVE, ...over } })).live;

test('an event with its sides by their role, its league, place and kick-off', () => {
  expect(
    toSportEvent(
      btiEventOf({
        participants: [
          { id: 'a', name: '海川', venueRole: 'Away' },
          { id: 'h', name: '红岭', venueRole: 'Home' },
        ],
      }),
    ),
  ).toEqual({
    id: 'e1',
    sportId: 1,
    leagueId: 'l1',
    leagueName: '红岭联',
    leagueOrder: 2,
    homeId: 'h',
    homeName: '红岭',
    awayId: 'a',
    awayName: '海川',
    startAt: Date.parse('2026-11-21T12:00:00Z'),
    order: 7,
    tab: 'TODAY',
    isOutright: false,
    isVirtual: false,
    live: null,
    open: true,
    comboAllowed: true,
    marketCount: 3,
  });
  expect(
    toSportEvent(
      btiEventOf({
        kind: 'Outright',
        tab: 'Outrights',
        participants: [{ id: 's', name: '红岭联冠军', venueRole: 'None' }],
      }),
    ),
  ).toMatchObject({ homeName: '红岭联冠军', awayName: '', isOutright: true, tab: 'OUTRIGHT' });
  expect(
    toSportEvent(
      btiEventOf({
        participants: [
          { id: 'x', name: '甲', venueRole: 'None' },
          { id: 'y', name: '乙', venueRole: 'None' },
        ],
      }),
    ),
  ).toMatchObject({ homeName: '甲', awayName: '乙' });
  expect(toSportEvent(btiEventOf({ participants: [] }))).toMatchObject({
    homeName: '',
    awayName: '',
  });
});

test('[R3.10-1] tabs both ways; an event that lies among favourites lies where it is played', () => {
  expect(BTI_TAB.map((tab) => toSportEvent(btiEventOf({ tab })).tab)).toEqual([
    'EARLY',
    'TODAY',
    'RUNNING',
    'TODAY',
    'OUTRIGHT',
  ]);
  expect(toSportEvent(btiEventOf({ tab: 'Favourites', inPlay: true })).tab).toBe('RUNNING');
  expect(SPORTS_TABS.map((tab) => BTI_TAB_OF[tab])).toEqual(BTI_TAB);
});

test('[R4.7-1] every live period of BTI, and none for one that it does not list', () => {
  for (const [code, period] of BTI_LIVE_PERIODS)
    expect(liveOf({ period: code })?.period).toEqual(period);
  expect([
    liveOf({ period: 'ThirteenthSet' })?.period,
    liveOf({ period: 'constructor' })?.period,
  ]).toEqual([null, null]);
});

test('[R4.7-1] alerts are told with their side', () => {
  const alerts = ['None', 'HomeAttack', 'AwayAttack', 'Goal', 'RedCard', 'VideoReview'] as const;
  expect(alerts.map((alert) => liveOf({ alert })?.danger)).toEqual([
    'safe',
    'attackHome',
    'attackAway',
    'goal',
    'redCard',
    'var',
  ]);
  expect(liveOf({ periodScores: [{ home: 6, away: 4 }], gameScore: '40:15' })).toMatchObject({
    score: { home: 2, away: 1 },
    reds: { home: 0, away: 1 },
    corners: { home: 5, away: 3 },
    clock: '67',
    parts: [{ home: 6, away: 4 }],
    points: '40:15',
  });
  expect(toSportEvent(btiEventOf({ inPlay: false, live: BTI_LIVE })).live).toBeNull();
});

test('[R3.10-1] kinds of market, sides and periods are those of the site', () => {
  expect(BTI_MARKET.map(betTypeOfBti)).toEqual([1, 2, 3, 102, 5, 6, 7, 8, 101, 103, 104]);
  expect(BTI_SIDE.map(sideOfBti)).toEqual([
    'home',
    'away',
    'draw',
    'over',
    'under',
    'odd',
    'even',
    'homeDraw',
    'homeAway',
    'awayDraw',
    'yes',
    'no',
    'other',
    'other',
    'other',
  ]);
  expect(
    [
      'FullMatch',
      'FirstHalf',
      'SecondHalf',
      'FirstQuarter',
      'FourthQuarter',
      'FirstSet',
      'ThirdGame',
      'TwelfthInning',
      'FifthMap',
    ].map(periodOfBti),
  ).toEqual([1, 2, 3, 11, 14, 21, 23, 32, 25]);
  expect(
    ['Overtime', 'FirstOvertime', 'HalfTime', 'Penalties', 'Finished', '', 'NinthSet'].map(
      periodOfBti,
    ),
  ).toEqual([null, null, null, null, null, null, null]);
});

test('a market with its line, order and prices; one of an unknown period or with a side it cannot have is left out', () => {
  expect(readMarkets(BTI_MARKETS, [btiMarketOf()])).toMatchObject({
    markets: [handicapOf(['h', 'a'], 'PointSpread', [{ extra: 'Home=h' }, { extra: 'Away=a' }])],
    prices: [
      { selectionId: 'm1h', price: '1.95' },
      { selectionId: 'm1a', price: '1.91' },
    ],
  });
  expect([
    BTI_MARKETS.read(btiMarketOf({ period: 'Overtime' })),
    BTI_MARKETS.read(
      btiMarketOf({
        kind: 'ThreeWay',
        selections: [{ id: 's', side: 'Over', outcome: 'o', label: '', points: null, odds: null }],
      }),
    ),
  ]).toEqual([null, null]);
});

test('a tick keeps the market and the prices that stand; anything more is read anew', () => {
  const [home, away] = btiMarketOf().selections;
  if (home === undefined || away === undefined) throw new Error('no selections');
  const after = (over: Partial<BtiMarket>) => {
    const mirror = createBoardMirror(BTI_MARKETS);
    mirror.replace([], [btiMarketOf()]);
    const before = mirror.known('m1');
    mirror.putMarket(btiMarketOf(over));
    return { before, now: mirror.known('m1'), told: told(mirror.tell()) };
  };
  const tick = after({ selections: [{ ...home, odds: { decimal: '1.97', american: '' } }, away] });
  expect(tick.now?.market).toBe(tick.before?.market);
  expect(tick.told).toMatchObject({
    markets: [],
    prices: [{ selectionId: 'm1h', price: '1.97' }],
  });
  const gone = after({
    selections: [
      { ...home, odds: null },
      { ...away, odds: { decimal: 'x', american: '' } },
    ],
  });
  expect(gone.now?.slots.map(({ price }) => price)).toEqual([null, null]);
  for (const over of [
    { state: 'Paused' as const },
    { rank: 2 },
    { comboAllowed: false },
    { selections: [{ ...home, points: -0.75 }, away] },
    { selections: [{ ...home, side: 'Away' as const }, away] },
    { selections: [{ ...home, outcome: 'z' }, away] },
    { selections: [{ ...home, label: '甲' }, away] },
    { selections: [{ ...home, id: 'new' }, away] },
    { selections: [home] },
    { kind: 'Moneyline' as const },
    { period: 'FirstHalf' },
    { eventId: 'e2' },
  ]) {
    const word = after(over);
    const { markets, prices } = readMarkets(BTI_MARKETS, [btiMarketOf(over)]);
    expect([word.now?.market, word.now?.slots]).toEqual([markets[0], prices]);
    expect(word.told).toMatchObject({ markets, prices });
  }
  expect(after({ period: 'Overtime' }).told).toMatchObject({ removedMarkets: ['m1'], prices: [] });
});

test.each([
  ['Open', 'open', '1.95'],
  ['Paused', 'suspended', '1.95'],
  ['Refreshing', 'updating', '1.95'],
  ['Settled', 'closed', null],
] as const)('[R4.7-1] a market that is %s is %s with the price %s', (state, expected, price) => {
  const { markets, prices } = readMarkets(BTI_MARKETS, [btiMarketOf({ state })]);
  expect([markets[0]?.state, prices[0]?.price]).toEqual([expected, price]);
});

test.each(['1.00', '0.95', '-1.95', 'EVS', '', '1e3', 'NaN'])(
  'a price that reads %s is no price',
  (decimal) => {
    const selections = btiMarketOf().selections.map((selection) => ({
      ...selection,
      odds: { decimal, american: '' },
    }));
    const { prices } = readMarkets(BTI_MARKETS, [btiMarketOf({ selections })]);
    expect(prices.map(({ price }) => price)).toEqual([null, null]);
  },
);
