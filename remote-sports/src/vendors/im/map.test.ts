import {
  IM_BET_TYPE,
  IM_SELECTION_TYPE,
  type ImEvent,
  type ImMarketLine,
} from '@site/contracts/vendor-im';
import { IM_LIVE_PERIODS } from '@site/domain/vendors/im/periods';
import { IM_LIVE, imEventOf, imLineOf } from './im.fixture';
import { handicapOf, readMarkets } from '../read-market.fixture';
import { betTypeOfIm, IM_MARKETS, priceOfIm, sideOfIm, toSportEvent } from './map';

const read = (line: ImMarketLine) => {
  const { markets, prices } = readMarkets(IM_MARKETS, [{ eventId: 'e1', line }]);
  return { market: markets[0] ?? null, prices };
};
const liveOf = (over: Partial<NonNullable<ImEvent['LiveState']>>) =>
  toSportEvent(imEventOf({ IsLive: true, LiveState: { ...IM_LIVE, ...over } })).live;

test('an event with its league, place and kick-off; a season is one by its market kind', () => {
  expect(toSportEvent(imEventOf())).toEqual({
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
  expect(toSportEvent(imEventOf({ MarketKind: 2, ListId: 5, EventStatus: 2 }))).toMatchObject({
    isOutright: true,
    tab: 'OUTRIGHT',
    open: false,
  });
  expect(([1, 2, 3, 5] as const).map((ListId) => toSportEvent(imEventOf({ ListId })).tab)).toEqual([
    'EARLY',
    'TODAY',
    'RUNNING',
    'OUTRIGHT',
  ]);
});

test('[R4.7-1] every live period of IM, and none for one that it does not list', () => {
  for (const [code, period] of IM_LIVE_PERIODS)
    expect(liveOf({ Period: code })?.period).toEqual(period);
  expect([liveOf({ Period: 'Q9' })?.period, liveOf({ Period: '' })?.period]).toEqual([null, null]);
});

test('[R4.7-1] danger is told with its side, parts and points as they are', () => {
  expect(([0, 1, 2, 3, 4, 5] as const).map((Danger) => liveOf({ Danger })?.danger)).toEqual([
    'safe',
    'attackHome',
    'attackAway',
    'goal',
    'redCard',
    'var',
  ]);
  expect(liveOf({ PartScores: [{ Home: 6, Away: 4 }], GamePoints: '40:15' })).toMatchObject({
    score: { home: 2, away: 1 },
    reds: { home: 0, away: 1 },
    corners: { home: 5, away: 3 },
    clock: '67',
    parts: [{ home: 6, away: 4 }],
    points: '40:15',
  });
  expect(toSportEvent(imEventOf({ IsLive: false, LiveState: IM_LIVE })).live).toBeNull();
});

test('[R3.10-1] bet types and sides are those of the site; others are none', () => {
  expect(Object.values(IM_BET_TYPE).map(betTypeOfIm)).toEqual([
    1, 2, 3, 5, 6, 7, 8, 102, 101, 103, 104,
  ]);
  expect([4, 0, 99].map(betTypeOfIm)).toEqual([null, null, null]);
  expect(Object.values(IM_SELECTION_TYPE).map(sideOfIm)).toEqual([
    'home',
    'away',
    'over',
    'under',
    'draw',
    'odd',
    'even',
    'homeDraw',
    'homeAway',
    'awayDraw',
    'yes',
    'no',
    undefined,
    undefined,
    undefined,
  ]);
});

test('a line in Hong Kong odds is a market in decimals that remembers its native type', () => {
  expect(read(imLineOf())).toEqual({
    market: handicapOf(['2', '2'], '1-1', [{}, {}]),
    prices: [
      { selectionId: 'm1h', price: '1.95' },
      { selectionId: 'm1a', price: '1.91' },
    ],
  });
});

test('lines of an unknown bet type, period or side are left out', () => {
  const [home] = imLineOf().Selections;
  if (home === undefined) throw new Error('no selection');
  expect([
    read(imLineOf({ BetTypeId: 4 })).market,
    read(imLineOf({ PeriodId: 15 })).market,
    read(imLineOf({ Selections: [{ ...home, SelectionType: 5 }] })).market,
  ]).toEqual([null, null, null]);
  expect(
    read(
      imLineOf({
        BetTypeId: 6,
        Selections: [{ ...home, SelectionType: 20, SelectionName: '2:1', Handicap: null }],
      }),
    ).market?.selections,
  ).toMatchObject([{ side: 'other', label: '2:1', line: null }]);
});

test.each([
  [1, 'open', '1.95'],
  [2, 'suspended', '1.95'],
  [3, 'updating', '1.95'],
  [4, 'closed', null],
] as const)('[R4.7-1] line status %d is %s with the price %s', (LineStatusId, state, price) => {
  const { market, prices } = read(imLineOf({ LineStatusId }));
  expect([market?.state, prices[0]?.price]).toEqual([state, price]);
});

test('[R5-6] native prices, exact; what is none is none', () => {
  expect([
    priceOfIm('0.95', 2),
    priceOfIm('1.00', 2),
    priceOfIm('12.5', 2),
    priceOfIm('1.95', 3),
  ]).toEqual(['1.95', '2', '13.5', '1.95']);
  expect([
    priceOfIm(null, 2),
    priceOfIm('0', 2),
    priceOfIm('-0.5', 2),
    priceOfIm('1.00', 3),
    priceOfIm('x', 3),
    priceOfIm('', 2),
  ]).toEqual([null, null, null, null, null, null]);
});
