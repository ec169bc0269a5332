import fc from 'fast-check';
import { law } from '@site/domain/laws.fixture';
import { eventOf } from './board.fixture';
import { cutGroups, itemsOf, type Cut } from './groups';

const at = (iso: string): number => Date.parse(iso);
const EVENTS = new Map(
  [
    eventOf('a1', { leagueId: 'a', leagueName: '甲', startAt: at('2026-11-22T04:00:00Z') }),
    eventOf('a2', { leagueId: 'a', leagueName: '甲', startAt: at('2026-11-22T20:00:00Z') }),
    eventOf('b1', { leagueId: 'b', leagueName: '乙', startAt: at('2026-11-22T10:00:00Z') }),
  ].map((event) => [event.id, event]),
);
const LEAGUES = [
  { id: 'a', name: '甲', sportId: 1, eventIds: ['a1', 'a2'] },
  { id: 'b', name: '乙', sportId: 1, eventIds: ['b1'] },
];
const ALL: Cut = { sort: 'league', day: null, leagues: null };
const cut = (over: Partial<Cut>) =>
  cutGroups(LEAGUES, (id) => EVENTS.get(id), { ...ALL, ...over }).map(({ id, eventIds }) => [
    id,
    eventIds,
  ]);

test('by league they stand as the vendor has them', () => {
  expect(cut({})).toEqual([
    ['a', ['a1', 'a2']],
    ['b', ['b1']],
  ]);
});

test('by kick-off a league heads each run of its events', () => {
  expect(cut({ sort: 'time' })).toEqual([
    ['a', ['a1']],
    ['b', ['b1']],
    ['a', ['a2']],
  ]);
});

test('[R3.10-1] a day of the early tab is a day of +08:00', () => {
  expect(cut({ day: '2026-11-22' })).toEqual([
    ['a', ['a1']],
    ['b', ['b1']],
  ]);
  expect(cut({ day: '2026-11-23' })).toEqual([['a', ['a2']]]);
  expect(cut({ day: '2026-11-24' })).toEqual([]);
});

test('chosen leagues leave no empty head', () => {
  expect(cut({ leagues: ['b'] })).toEqual([['b', ['b1']]]);
  expect(cut({ leagues: [] })).toEqual([]);
});

test('a closed league keeps its head and hides its events', () => {
  const groups = cutGroups(LEAGUES, (id) => EVENTS.get(id), ALL);
  expect(itemsOf(groups, new Set(['a'])).map(({ key }) => key)).toEqual([
    'league a a1',
    'league b b1',
    'b1',
  ]);
});

test('no order loses or doubles an event, and keys are unique', () => {
  law(
    fc.property(
      fc.array(
        fc.record({
          league: fc.integer({ min: 0, max: 4 }),
          startAt: fc.integer({ min: 0, max: 1e12 }),
        }),
        { maxLength: 40 },
      ),
      (rows) => {
        const events = rows.map(({ league, startAt }, index) =>
          eventOf(`e${index}`, { leagueId: `l${league}`, startAt }),
        );
        const byId = new Map(events.map((event) => [event.id, event]));
        const leagues = [...new Set(events.map(({ leagueId }) => leagueId))].map((id) => ({
          id,
          name: id,
          sportId: 1,
          eventIds: events.filter(({ leagueId }) => leagueId === id).map((event) => event.id),
        }));
        for (const sort of ['league', 'time'] as const) {
          const items = itemsOf(
            cutGroups(leagues, (id) => byId.get(id), { ...ALL, sort }),
            new Set(),
          );
          const ids = items.flatMap((item) => (item.kind === 'event' ? [item.id] : []));
          expect(ids.toSorted()).toEqual([...byId.keys()].toSorted());
          expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
          if (sort === 'time')
            expect(ids.map((id) => byId.get(id)?.startAt)).toEqual(
              ids.map((id) => byId.get(id)?.startAt ?? 0).toSorted((a, b) => a - b),
            );
        }
      },
    ),
  );
});
