import fs from 'node:fs';
import path from 'node:path';
import { publishedVersions } from '@site/release/live';
import { publishBuild } from '@site/release/publish';
import { testReleases, type TestReleases } from '@site/release/testing/test-releases';
import type { Part } from '../workspace/parts';
import { deployLocal } from './deploy-local';

let world: TestReleases;
beforeEach(() => {
  world = testReleases();
});
afterEach(() => world.close());

const built = (name: string, version: string) => {
  const sourceDir = path.join(world.root, 'sources', name);
  const kind: Part['kind'] =
    name === 'host' ? 'host' : name.startsWith('season_') ? 'season' : 'remote';
  const part: Part = {
    name,
    kind,
    packageDir: sourceDir,
    sourceDir,
    entry: sourceDir,
    surface: null,
  };
  return { part, version, dir: world.build(name, version) };
};
const deploy = (...builds: ReturnType<typeof built>[]) =>
  deployLocal(world.root, world.context, builds);

test('everything at the first start, nothing at the second, only what changed after that', async () => {
  const first = [built('host', '1.0.0_aaaaaaa'), built('sports', '1.0.0_aaaaaaa')];
  expect(await deploy(...first)).toEqual(['host', 'sports']);
  expect(await deploy(...first)).toEqual([]);
  expect(await deploy(built('host', '1.0.0_aaaaaaa'), built('sports', '1.0.1_bbbbbbb'))).toEqual([
    'sports',
  ]);
  expect((await world.live()).channel.generation).toBe(2);
});

test('a season that is held back or under embargo is not made live by a start', async () => {
  await deploy(built('host', '1.0.0_aaaaaaa'));
  const held = built('season_cny', '1.0.0_aaaaaaa');
  await publishBuild(world.context.held, held.dir);
  expect(
    await deploy(built('host', '1.0.0_aaaaaaa'), held, built('sports', '1.0.0_aaaaaaa')),
  ).toEqual(['sports']);
  expect(await publishedVersions(world.context.store, 'season_cny')).toEqual([]);
});

test('a season whose window marketing took out gets none again by a newer source', async () => {
  const dir = path.join(world.root, 'sources', 'season_cny');
  fs.mkdirSync(dir, { recursive: true });
  fs.writeFileSync(path.join(dir, 'season.json'), JSON.stringify({ daysBefore: 2, daysAfter: 3 }));
  await deploy(built('host', '1.0.0_aaaaaaa'), built('season_cny', '1.0.0_aaaaaaa'));
  const [window] = (await world.live()).registry.remotes['season_cny']?.windows ?? [];
  expect(window?.from).toMatch(/T00:00:00\+08:00$/);
  expect((Date.parse(window?.until ?? '') - Date.parse(window?.from ?? '')) / 86_400_000).toBe(5);
  await world.order({ verb: 'unschedule', name: 'season_cny', id: 'season-cny' });
  await deploy(built('host', '1.0.0_aaaaaaa'), built('season_cny', '1.0.1_bbbbbbb'));
  expect((await world.live()).registry.remotes['season_cny']).toMatchObject({
    stable: '1.0.1_bbbbbbb',
    windows: [],
  });
});

test("an operator's rollback survives a restart", async () => {
  await deploy(built('host', '1.0.0_aaaaaaa'), built('sports', '1.0.0_aaaaaaa'));
  const changed = [built('host', '1.0.0_aaaaaaa'), built('sports', '1.0.1_bbbbbbb')];
  await deploy(...changed);
  await world.order({ verb: 'rollback', name: 'sports' });
  expect(await deploy(...changed)).toEqual([]);
  expect((await world.live()).registry.remotes['sports']?.stable).toBe('1.0.0_aaaaaaa');
});

test('a season gets the plan of its folder once; a plan that marketing changed stays', async () => {
  const dir = path.join(world.root, 'sources', 'season_cny');
  fs.mkdirSync(dir, { recursive: true });
  fs.writeFileSync(
    path.join(dir, 'season.json'),
    JSON.stringify({ startsAt: '2026-11-01T00:00:00+08:00', endsAt: '2027-02-21T00:00:00+08:00' }),
  );
  await deploy(built('host', '1.0.0_aaaaaaa'), built('season_cny', '1.0.0_aaaaaaa'));
  const [window] = (await world.live()).registry.remotes['season_cny']?.windows ?? [];
  expect(window).toMatchObject({
    id: 'season-cny',
    from: '2026-11-01T00:00:00+08:00',
    until: '2027-02-21T00:00:00+08:00',
    version: '1.0.0_aaaaaaa',
  });
  await world.order({
    verb: 'schedule',
    name: 'season_cny',
    plan: {
      id: 'season-cny',
      from: '2027-01-01T00:00+08:00',
      until: '2027-01-02T00:00+08:00',
      priority: 3,
      graceMinutes: 0,
      prefetchJitterSeconds: 0,
    },
  });
  await deploy(built('host', '1.0.0_aaaaaaa'), built('season_cny', '1.0.1_bbbbbbb'));
  expect((await world.live()).registry.remotes['season_cny']?.windows).toMatchObject([
    { from: '2027-01-01T00:00+08:00', version: '1.0.1_bbbbbbb', priority: 3 },
  ]);
});
