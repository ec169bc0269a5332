import { dayText } from '../phrases/days';
import { byLeague } from '../pages/ResultsPage';
import { odds } from '../vendors/odds.fixture';
import type { MatchResult, Selection } from '../vendors/port';
import { eventOf, liveOf } from './board.fixture';
import { othersOf } from './event/SameLeague';
import { partsLine } from './results/ResultRow';
import { foundGroups } from './search/found-groups';
import { withRecent } from '@site/remote-kit/recent-searches';
import { comboMoney } from './tutorial/ComboLesson';
import { winAndRisk } from './tutorial/OddsLesson';
import { byPrice } from './use-runners';

const result = (eventId: string, over: Partial<MatchResult> = {}): MatchResult => ({
  eventId,
  leagueName: '甲',
  homeName: '红岭',
  awayName: '海川',
  startAt: 0,
  state: 'completed',
  final: { home: 2, away: 1 },
  firstHalf: { home: 1, away: 0 },
  parts: [],
  winners: [],
  ...over,
});

test('found events stand by league, what is in play first', () => {
  const found = [
    eventOf('late', { startAt: 9 }),
    eventOf('b', { leagueId: 'l2', startAt: 5 }),
    eventOf('live', { leagueId: 'l3', startAt: 7, live: liveOf() }),
    eventOf('early', { startAt: 1 }),
  ];
  expect(
    foundGroups(found).map(({ leagueId, events }) => [leagueId, events.map(({ id }) => id)]),
  ).toEqual([
    ['l3', ['live']],
    ['l1', ['early', 'late']],
    ['l2', ['b']],
  ]);
});

test('others of a league are matches of that league alone, without this one and without its season', () => {
  const event = eventOf('e1');
  const found = [
    event,
    eventOf('x', { leagueId: 'l2' }),
    eventOf('s', { isOutright: true }),
    eventOf('e2', { startAt: 5 }),
    eventOf('e3', { startAt: 9, live: liveOf() }),
  ];
  expect(othersOf(found, event).map(({ id }) => id)).toEqual(['e3', 'e2']);
});

test('runners stand by price, those without one last', () => {
  const runners = ['a', 'b', 'c', 'd'].map((id): Selection => ({
    id,
    vendorKey: id,
    side: 'other',
    label: id,
    line: null,
  }));
  const prices = new Map([
    ['a', odds('12.00')],
    ['b', odds('4.50')],
    ['d', odds('4.05')],
  ]);
  expect(byPrice(runners, (id) => prices.get(id) ?? null).map(({ id }) => id)).toEqual([
    'd',
    'b',
    'a',
    'c',
  ]);
});

test('results stand under their leagues, with halves or all parts', () => {
  expect(
    byLeague([result('1'), result('2', { leagueName: '乙' }), result('3')]).map(([name, rows]) => [
      name,
      rows.map(({ eventId }) => eventId),
    ]),
  ).toEqual([
    ['甲', ['1', '3']],
    ['乙', ['2']],
  ]);
  expect([
    partsLine(result('1')),
    partsLine(result('1', { firstHalf: null })),
    partsLine(
      result('1', {
        parts: [
          { home: 21, away: 19 },
          { home: 18, away: 21 },
        ],
      }),
    ),
  ]).toEqual(['上半场 1-0', '', '21-19  18-21']);
});

test('a search is remembered once, the latest first, eight at most', () => {
  const many = Array.from({ length: 10 }, (_, at) => `队${at}`).reduce<readonly string[]>(
    withRecent,
    [],
  );
  expect(many).toHaveLength(8);
  expect(withRecent(many, '队5')[0]).toBe('队5');
  expect(new Set(withRecent(many, '队5')).size).toBe(8);
});

test('[R9-1] days are those of +08:00', () => {
  const now = Date.parse('2026-11-21T17:00:00Z');
  expect(
    ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-25'].map((day) => dayText(day, now)),
  ).toEqual(['昨天', '今天', '明天', '周三 11/25']);
});

test('the lessons reckon as the slip does', () => {
  expect(comboMoney([true, true, true], [2, 3])).toEqual({
    lines: 4,
    cost: '400.00',
    back: '1797.25',
  });
  expect(comboMoney([true, false, false], [2, 3]).back).toBe('0.00');
  expect([winAndRisk('1.50', 'ID'), winAndRisk('2.60', 'MY'), winAndRisk('2.60', 'EU')]).toEqual([
    { win: '100.00', risk: '200.00' },
    { win: '100.00', risk: '63.00' },
    { win: '160.00', risk: '100.00' },
  ]);
});
