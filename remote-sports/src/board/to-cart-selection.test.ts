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
  });
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
