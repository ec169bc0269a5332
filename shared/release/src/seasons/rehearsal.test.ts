import { publishBuild } from '../publish';
import { SIGNED, testReleases, type TestReleases } from '../testing/test-releases';
import { look } from '../watch';
import { schedule } from './schedule';

const A = '1.0.0_aaaaaaa';
const open = {
  id: 'cny',
  from: '2027-01-29T00:00+08:00',
  until: '2027-02-13T00:00+08:00',
  priority: 10,
  graceMinutes: 30,
  prefetchJitterSeconds: 3600,
};
const surface = {
  routes: [{ path: '/event_CNY' }],
  season: { slug: 'cny', poster: { image: 'remoteEntry.aaaa.js' } },
};

let now: number;
let world: TestReleases;
beforeEach(async () => {
  now = Date.parse('2027-01-27T23:00:00+08:00');
  world = testReleases(undefined, () => new Date(now));
  await world.goLive('host', A);
});
afterEach(() => world.close());

test('a season is rehearsed once in the day before it begins', async () => {
  await world.publish('season_cny', A, { surface });
  await schedule(world.context, 'season_cny', open, SIGNED);
  const tried = new Map<string, number>();
  expect((await look(world.context, null, tried)).done).toEqual([]);
  now += 2 * 3_600_000;
  expect((await look(world.context, null, tried)).done).toEqual([
    `season_cny: window cny was rehearsed, 1 files, poster and addresses are in order for ${open.from}`,
  ]);
  expect((await look(world.context, null, tried)).done).toEqual([]);
});

test('what would be missing at midnight is told beforehand, also of a season under embargo, and tried again later', async () => {
  await publishBuild(world.context.held, world.build('season_cny', A, { surface }));
  await schedule(
    world.context,
    'season_cny',
    { ...open, revealAt: '2027-01-28T22:00+08:00' },
    SIGNED,
  );
  const file = `remotes/season_cny/${A}/remoteEntry.aaaa.js`;
  const { held } = world.context;
  const put = async (bytes: Buffer): Promise<boolean> =>
    held.swap(file, bytes, (await held.read(file))?.etag ?? null);
  const good = (await held.read(file))?.bytes ?? Buffer.of();
  expect(await put(Buffer.concat([good, Buffer.from(' ')]))).toBe(true);
  now += 2 * 3_600_000;
  const tried = new Map<string, number>();
  expect((await look(world.context, null, tried)).faults).toEqual([
    `not done: season_cny: window cny begins at ${open.from}, and remoteEntry.aaaa.js of ${A} is not the file that was published`,
  ]);
  await put(good);
  expect((await look(world.context, null, tried)).done).toEqual([]);
  now += 11 * 60_000;
  expect((await look(world.context, null, tried)).done).toHaveLength(1);
});

test('a host that comes after the rehearsal of a season under embargo is rehearsed too', async () => {
  const contracts = { gives: {}, takes: { 'money.settled': { key: 'string' } } };
  await publishBuild(world.context.held, world.build('season_cny', A, { surface, contracts }));
  const hidden = { ...open, revealAt: '2027-01-28T22:00+08:00' };
  await schedule(world.context, 'season_cny', hidden, SIGNED);
  now += 2 * 3_600_000;
  const tried = new Map<string, number>();
  expect((await look(world.context, null, tried)).done).toHaveLength(1);
  // Nobody who releases the host knows of it.
  await world.goLive('host', '1.1.0_bbbbbbb', {
    contracts: { gives: { 'money.settled': {} }, takes: {} },
  });
  expect((await look(world.context, null, tried)).faults.join('')).toContain(
    `gives money.settled without "key", which season_cny@${A} reads`,
  );
});

test('a season without a poster does not pass its rehearsal', async () => {
  await world.publish('season_cny', A, { surface: { routes: [{ path: '/event_CNY' }] } });
  await schedule(world.context, 'season_cny', open, SIGNED);
  now += 2 * 3_600_000;
  expect((await look(world.context, null)).faults.join('')).toContain('has no poster');
});
