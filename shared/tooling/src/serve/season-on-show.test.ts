import { testReleases, type TestReleases } from '@site/release/testing/test-releases';
import type { Part } from '../workspace/parts';
import { showUnplanned } from './season-on-show';

const NOW = Date.parse('2026-11-22T02:30:00+08:00');
let world: TestReleases;

beforeEach(async () => {
  world = testReleases();
  for (const name of ['host', 'sports', 'season_new', 'season_old'])
    await world.goLive(name, '1.0.0_aaaaaaa');
});
afterEach(() => world.close());

const part = (name: string): Part => ({
  name,
  kind: name.startsWith('season_') ? 'season' : 'remote',
  packageDir: '',
  sourceDir: '',
  entry: '',
  surface: null,
});
const windowsOf = async (name: string) =>
  (await world.live()).registry.remotes[name]?.windows ?? null;

test("a watched season without a plan runs for a week from today's midnight in Beijing; others are left alone", async () => {
  await showUnplanned(world.context, ['sports', 'season_new'].map(part), NOW);
  expect(await windowsOf('season_new')).toMatchObject([
    {
      id: 'dev',
      version: '1.0.0_aaaaaaa',
      from: '2026-11-22T00:00:00+08:00',
      until: '2026-11-29T00:00:00+08:00',
    },
  ]);
  expect(await windowsOf('season_old')).toBeNull();
  expect(await windowsOf('sports')).toBeNull();
});

test('a plan that is there stays, and nothing is written then', async () => {
  const plan = {
    id: 'own',
    from: '2027-01-01T00:00+08:00',
    until: '2027-01-02T00:00+08:00',
    priority: 3,
    graceMinutes: 0,
    prefetchJitterSeconds: 0,
  };
  await world.order({ verb: 'schedule', name: 'season_old', plan });
  const { generation } = (await world.live()).registry;
  await showUnplanned(world.context, [part('season_old')], NOW);
  expect((await world.live()).registry.generation).toBe(generation);
  expect(await windowsOf('season_old')).toMatchObject([{ id: 'own' }]);
});
