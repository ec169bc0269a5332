import fs from 'node:fs';
import path from 'node:path';
import { collect, judgeVersions, type Requests } from './gc';
import { makePreview } from './preview';
import { publishedVersions, readLive } from './live';
import { carryOut } from './context';
import { SIGNED, testReleases, type TestReleases } from './testing/test-releases';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-22T00:00:00Z');
const version = (at: number): string => `1.${at}.0_aaaaaa${(at % 16).toString(16)}`;

let days = 0;
let world: TestReleases;

/** The store's clock is the folder's: files are dated back, as if the days had passed. */
function age(by: number): void {
  days += by;
  for (const folder of ['remotes', 'registry']) {
    for (const entry of fs.readdirSync(path.join(world.root, 'site', folder), {
      recursive: true,
      withFileTypes: true,
    })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const { mtimeMs } = fs.statSync(file);
      const old = new Date(mtimeMs);
      if (Math.abs(mtimeMs - Date.now()) < DAY_MS)
        fs.utimesSync(file, old, new Date(START + (days - by) * DAY_MS));
    }
  }
}

beforeEach(async () => {
  days = 0;
  world = testReleases(undefined, () => new Date(START + days * DAY_MS));
  await world.goLive('host', version(0));
  for (let at = 0; at < 6; at += 1) await world.goLive('sports', version(at));
});
afterEach(() => world.close());

const verdicts = async (requests: Requests | null = null): Promise<Record<string, string | null>> =>
  Object.fromEntries(
    (await judgeVersions(world.context, requests))
      .filter(({ name }) => name === 'sports')
      .map((verdict) => [verdict.version, verdict.kept]),
  );

test('nothing goes while a recent generation named it, and then only what is neither live, good nor asked for', async () => {
  expect(new Set(Object.values(await verdicts()))).not.toContain(null);
  age(31);
  expect((await verdicts())[version(0)]).toMatch(/generation \d+ named it/);
  for (let at = 0; at < 30; at += 1)
    await world.order({ verb: 'flag', name: 'recorder', word: at % 2 === 0 ? 'on' : 'off' });
  const after = await verdicts();
  expect([after[version(0)], after[version(1)], after[version(2)], after[version(5)]]).toEqual([
    null,
    null,
    'live or good to fall back to',
    'live or good to fall back to',
  ]);
  const now = START + days * DAY_MS;
  const requests: Requests = {
    since: now - 4 * DAY_MS,
    now,
    last: { [`sports@${version(0)}`]: now - DAY_MS },
  };
  expect((await verdicts(requests))[version(0)]).toBe('asked for within 72 hours');
  expect((await verdicts({ ...requests, since: now - DAY_MS }))[version(1)]).toMatch(
    'counts requests for less than 72 hours',
  );
  const { gone } = await collect(world.context, requests, SIGNED);
  expect(gone.map(({ key }) => key)).toEqual([`sports@${version(1)}`]);
  expect(await publishedVersions(world.context.store, 'sports')).not.toContain(version(1));
  expect(fs.existsSync(path.join(world.root, 'site', 'remotes', 'sports', version(1)))).toBe(false);
  const tomb = JSON.parse(
    fs.readFileSync(
      path.join(world.root, 'site', 'audit', 'gone', 'sports', `${version(1)}.json`),
      'utf8',
    ),
  ) as object;
  expect(tomb).toMatchObject({ schema: 'mf-tombstone/1', by: 'test', why: 'because' });
  await expect(
    world.order({ verb: 'promote', name: 'sports', version: version(1) }),
  ).rejects.toThrow('is not published here');
});

test('what is live on another channel stays, however old; what a killed upload left goes after a day', async () => {
  await world.publish('sports', version(9));
  const staging = { ...world.context, channel: 'staging' };
  await carryOut(staging, { verb: 'promote', name: 'host', version: version(0) }, SIGNED);
  await carryOut(staging, { verb: 'promote', name: 'sports', version: version(9) }, SIGNED);
  const cut = path.join(world.root, 'site', 'remotes', 'sports', '9.9.9_abcdef0');
  fs.mkdirSync(cut, { recursive: true });
  fs.writeFileSync(path.join(cut, 'a.js'), 'half');
  fs.utimesSync(path.join(cut, 'a.js'), new Date(START), new Date(START));
  expect((await verdicts())['9.9.9_abcdef0']).toBe('it may still be on its way here');
  age(40);
  expect((await verdicts())[version(9)]).toBe('live or good to fall back to');
  const { gone } = await collect(world.context, null, SIGNED);
  expect(gone.map(({ key }) => key)).toEqual(['sports@9.9.9_abcdef0']);
  expect(fs.existsSync(cut)).toBe(false);
});

test('two links of one version: the first that ends leaves the other its snapshot', async () => {
  await world.publish('sports', version(9));
  const order = { name: 'sports', version: version(9), at: null };
  await makePreview(world.context, { ...order, hours: 1 }, SIGNED);
  const long = await makePreview(world.context, { ...order, hours: 300 }, SIGNED);
  days += 1;
  expect((await collect(world.context, null, SIGNED)).previews).toBe(1);
  expect(
    (await readLive(world.context.store, long.channel))?.registry.remotes['sports']?.stable,
  ).toBe(version(9));
});

test('previews keep what they show until their link ends, and then go', async () => {
  await world.publish('sports', version(9));
  const preview = await makePreview(
    world.context,
    { name: 'sports', version: version(9), at: null, hours: 1 },
    SIGNED,
  );
  expect((await verdicts())[version(9)]).toBe('a preview link shows it');
  expect((await collect(world.context, null, SIGNED)).previews).toBe(0);
  days += 1;
  expect((await collect(world.context, null, SIGNED)).previews).toBe(1);
  expect(fs.existsSync(path.join(world.root, 'site', 'channel', `${preview.channel}.json`))).toBe(
    false,
  );
  expect(
    fs
      .readdirSync(path.join(world.root, 'site', 'registry'))
      .filter((name) => name.startsWith('p')),
  ).toEqual([]);
});
