import { BET_TYPE, PERIOD } from '@site/domain/betting/bet-types';
import { kindOf, toMarket, toPrices, toSportEvent } from './map';
import { sabaEventOf, sabaMarketOf } from './saba.fixture';

const LIVE = {
  livePeriod: '2H', inPlayTime: '67', liveHomeScore: 2, liveAwayScore: 1, homeRedCard: 0, awayRedCard: 1, homeCorner: 5, awayCorner: 3, dangerState: 'dangerHome',
} as const;

test('an event is ordered by league first, and its kick-off is an instant', () => {
  const event = toSportEvent(sabaEventOf());
  expect(event.order).toBe(200_007);
  expect(event.startAt).toBe(Date.parse('2026-11-21T12:00:00Z'));
});

test('[R4.7-1] live periods and danger in the words of the site', () => {
  const periods = ['1H', 'HT', '2H', 'FT', '3Q', 'PK'].map((livePeriod) => toSportEvent(sabaEventOf({ isLive: true, liveInfo: { ...LIVE, livePeriod } })).live?.period);
  expect(periods).toEqual(['firstHalf', 'halfTime', 'secondHalf', 'finished', 'other', 'other']);
  const dangers = (['safe', 'dangerAway', 'goal', 'redCard', 'var'] as const).map((dangerState) => toSportEvent(sabaEventOf({ isLive: true, liveInfo: { ...LIVE, dangerState } })).live?.danger);
  expect(dangers).toEqual(['safe', 'danger', 'danger', 'danger', 'var']);
});

test('a live event has its score; live data of one that is not live is not shown', () => {
  expect(toSportEvent(sabaEventOf({ isLive: true, liveInfo: LIVE })).live).toMatchObject({ score: { home: 2, away: 1 }, reds: { home: 0, away: 1 }, minute: '67' });
  expect(toSportEvent(sabaEventOf({ isLive: false, liveInfo: LIVE })).live).toBeNull();
});

test('[R3.10-1] bet types of SABA are those of the site, with their period', () => {
  expect(kindOf(1)).toEqual({ betType: BET_TYPE.HANDICAP, period: PERIOD.FULL_TIME });
  expect(kindOf(8)).toEqual({ betType: BET_TYPE.OVER_UNDER, period: PERIOD.FIRST_HALF });
  expect(kindOf(413)).toEqual({ betType: BET_TYPE.CORRECT_SCORE, period: PERIOD.FULL_TIME });
  expect(kindOf(999)).toBeNull();
});

test('sides are named by their keys, and a key that is not known stays as its own label', () => {
  const selections = ['h', 'a', '1', 'x', '2', 'o', 'u', '2:1'].map((key) => ({ key, selectionId: key, point: null, oddsPrice: { decimalPrice: null } }));
  const market = toMarket(sabaMarketOf({ selections }));
  expect(market?.selections.map(({ side }) => side)).toEqual(['home', 'away', 'home', 'draw', 'away', 'over', 'under', 'other']);
  expect(market?.selections.at(-1)).toMatchObject({ label: '2:1', line: null, vendorKey: '2:1' });
});

test.each([['running', '1.95'], ['suspend', '1.95'], ['closePrice', null], ['closed', null]] as const)('a market that is %s has the price %s', (marketStatus, price) => {
  expect(toPrices(sabaMarketOf({ marketStatus }))[0]).toEqual({ selectionId: 's1h', price });
});
