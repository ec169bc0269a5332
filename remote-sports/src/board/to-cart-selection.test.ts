import { BET_TYPE, PERIOD } from '@site/domain/betting/bet-types';
import { odds } from '../vendors/odds.fixture';
import { eventOf, liveOf, marketOf } from './board.fixture';
import { toCartSelection } from './to-cart-selection';

const [home] = marketOf('m1', 'e1').selections;
if (home === undefined) throw new Error('the fixture has a side');

test('[R3.5-1] what was tapped goes into the cart with all that the ticket must say', () => {
  const event = eventOf('e1', { live: liveOf() });
  expect(
    toCartSelection(
      event,
      marketOf('m1', 'e1', { period: PERIOD.FIRST_HALF }),
      { ...home, line: '-0.75' },
      odds('1.95'),
    ),
  ).toMatchObject({
    selectionId: 'm1h',
    marketId: 'm1',
    eventId: 'e1',
    sportId: 1,
    leagueId: 'l1',
    leagueName: '红岭联赛',
    homeTeamId: 'h',
    homeName: '红岭',
    awayTeamId: 'a',
    awayName: '海川',
    betType: BET_TYPE.HANDICAP,
    betTypeName: '上半场 让球',
    periodName: '上半场',
    selectionName: '红岭 -0.5/1',
    selectionType: 'home',
    line: '-0.75',
    price: '1.95',
    euOnly: false,
    live: true,
    score: { home: 2, away: 1 },
    isOutright: false,
    isOpenParlay: true,
    lineId: 'm1',
    lineStatusId: 1,
    selectionGroup: 'AH',
    realHandicap: '-0.75',
    targetTeamId: 'h',
    targetTeamName: '红岭',
  });
});

test('[R3.5-1] a runner and the other team are the target, a total has none; the status of the line is that of the board', () => {
  const event = eventOf('e1');
  const [, away] = marketOf('m1', 'e1').selections;
  if (away === undefined) throw new Error('the fixture has two sides');
  const pick = (market: Parameters<typeof toCartSelection>[1], selection = away) =>
    toCartSelection(event, market, selection, odds('1.95'));
  expect(pick(marketOf('m1', 'e1', { state: 'suspended' }))).toMatchObject({
    targetTeamId: 'a',
    targetTeamName: '海川',
    lineStatusId: 2,
  });
  expect(pick(marketOf('m1', 'e1', { state: 'updating' })).lineStatusId).toBe(3);
  expect(pick(marketOf('m1', 'e1'), { ...away, side: 'over' })).not.toHaveProperty('targetTeamId');
  expect(
    pick(marketOf('m1', 'e1', { betType: BET_TYPE.OUTRIGHT }), {
      id: 'r',
      vendorKey: 'r4',
      side: 'other',
      label: '青石',
      line: null,
      runnerId: 'r4',
      extra: 'runner=r4',
    }),
  ).toMatchObject({ targetTeamId: 'r4', targetTeamName: '青石', extraInfo: 'runner=r4' });
});

test('[R5-3] a market that the vendor keeps out of combos stays out, and a runner names its competition', () => {
  const event = eventOf('e1', { isOutright: true, homeName: '红岭联赛 冠军', comboAllowed: false });
  const market = marketOf('m1', 'e1', { betType: BET_TYPE.OUTRIGHT, comboAllowed: true });
  expect(
    toCartSelection(
      event,
      market,
      { id: 'r', vendorKey: 'r', side: 'other', label: '海川', line: null },
      odds('7.50'),
    ),
  ).toMatchObject({
    isOpenParlay: false,
    isOutright: true,
    outrightEventName: '红岭联赛 冠军',
    specifiers: '海川',
    selectionName: '海川',
    euOnly: true,
  });
});
