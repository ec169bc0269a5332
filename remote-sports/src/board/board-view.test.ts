import { dayKey } from '@site/domain/formatting/day';
import { createTestWorld, type TestWorld } from '@site/testing';
import { boardView, choose, setCompactView, setSort, toggleLeague } from './board-view';

const DAY_MS = 86_400_000;

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

test("sport and tab are those of all vendors, leagues are each one's own; another tab shows all days and leagues again", () => {
  const { platform } = world;
  choose(platform, 'IM', { tab: 'EARLY' });
  choose(platform, 'IM', { day: '2026-11-22', leagues: ['9101'] });
  expect(boardView(platform).get().choices.IM).toEqual({
    sportId: 1,
    tab: 'EARLY',
    day: '2026-11-22',
    leagues: ['9101'],
  });
  expect(boardView(platform).get().choices.BTI).toEqual({
    sportId: 1,
    tab: 'EARLY',
    day: '2026-11-22',
    leagues: null,
  });
  choose(platform, 'IM', { sportId: 2 });
  expect(boardView(platform).get().choices.IM).toEqual({
    sportId: 2,
    tab: 'EARLY',
    day: null,
    leagues: null,
  });
});

test('the order is remembered over visits, closed leagues for the visit', () => {
  setSort(world.platform, 'time');
  toggleLeague(world.platform, '9101');
  expect([...boardView(world.platform).get().closedLeagues]).toEqual(['9101']);
  toggleLeague(world.platform, '9101');
  expect(boardView(world.platform).get().closedLeagues.size).toBe(0);
  const next = createTestWorld({ storage: world.storage, sandbox: world.sandbox });
  expect(boardView(next.platform).get()).toMatchObject({ sort: 'time' });
});

test('the markets of the compact list are remembered over visits', () => {
  expect(boardView(world.platform).get().compactView).toBe('lines');
  for (const compactView of ['winner', 'lines'] as const) {
    setCompactView(world.platform, compactView);
    expect(boardView(world.platform).get().compactView).toBe(compactView);
    const next = createTestWorld({ storage: world.storage, sandbox: world.sandbox });
    expect(boardView(next.platform).get().compactView).toBe(compactView);
  }
});

test('a foreign order or foreign markets in the browser are none', () => {
  world.storage.set('sports/compactView', JSON.stringify({ v: 1, data: 'corners' }));
  world.storage.set('persist:boardSort', JSON.stringify({ v: 1, data: 'price' }));
  expect(boardView(world.platform).get()).toMatchObject({ sort: 'league', compactView: 'lines' });
});

test('a day that is over, or is none, is not chosen any more when the page begins anew', () => {
  const { platform } = world;
  const keptDay = (day: string): string | null => {
    choose(platform, 'IM', { tab: 'EARLY', day });
    // Another start of the page over the same storage of the visit.
    return boardView({ ...platform }).get().choices.IM.day;
  };
  const day = (days: number): string => dayKey(platform.clock.now() + days * DAY_MS);
  const open = [day(0), day(1), day(9)];
  expect(open.map(keptDay)).toEqual(open);
  const over = [day(-1), '2020-01-01', 'abc', '9999', ''];
  expect(over.map(keptDay)).toEqual(over.map(() => null));
});
