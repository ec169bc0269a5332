import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ConsoleTexts } from '@site/contracts/releases/console';
import data from '../../../../remote-events/events/cny2024/data.json';
import surface from '../../../../remote-events/events/cny2024/remote.json';
import { openReleases, type ReleaseContext } from '../context';
import { readPublished } from '../live';
import { keepMaps, traceStack } from '../maps';
import { publishBuild } from '../publish';
import { movedMappings } from '../seasons/edited-map';
import { duePlans, reveal, schedule } from '../seasons/schedule';
import { SEASON_PLAN } from '../testing/test-season';
import { SIGNED, testReleases, type TestReleases } from '../testing/test-releases';
import { dropDraft, holdDraft, readDraft, saveTexts } from './drafts';

const NAME = 'season_cny2024';
const A = '1.0.0_aaaaaaa';
const SCRIPT = `var season_cny2024__aaaaaaa={},a=JSON.parse('${JSON.stringify(data)}'),b=JSON.parse('${JSON.stringify(surface)}')`;
const CONTRACTS = { gives: {}, takes: { 'money.settled': { key: 'string' } } };
const PLAN = { ...SEASON_PLAN, id: 'cny2024' };

let now: number;
let world: TestReleases;
beforeEach(async () => {
  now = Date.parse('2027-01-20T00:00:00+08:00');
  world = testReleases(undefined, () => new Date(now));
  const own = { surface, contracts: CONTRACTS };
  await publishBuild(world.context.held, world.build(NAME, A, own, SCRIPT));
});
afterEach(() => world.close());

const saved = async (kicker: string, by = 'Lin'): Promise<string> => {
  const { texts, base, saved: before } = await readDraft(world.context, NAME);
  const next: ConsoleTexts = { ...texts, data: { ...texts.data, kicker } };
  const seen = before?.at ?? base;
  return (await saveTexts(world.context, NAME, next, { by, seen })).saved?.at ?? '';
};
/** Nothing is live yet, so that the gate needs no browser. */
const hold = (seen: string, context: ReleaseContext = world.context): Promise<string> =>
  holdDraft(context, NAME, { seen, ...SIGNED }, () => Promise.reject(new Error('no browser')));

test('of two who save at the same moment one is told of the other', async () => {
  const both = await Promise.allSettled([saved('甲', 'Lin'), saved('乙', 'Mei')]);
  const kept = (await readDraft(world.context, NAME)).saved?.by;
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both.find((each) => each.status === 'rejected')?.reason).toMatchObject({
    message: `${kept} saved this draft meanwhile; load the page anew to see it`,
  });
});

test('what somebody saves while the gate runs stays a draft', async () => {
  const seen = await saved('甲');
  const { held } = world.context;
  let isSaved = false;
  const create: typeof held.create = async (name, bytes) => {
    if (!isSaved) {
      isSaved = true;
      await saved('乙', 'Mei');
    }
    await held.create(name, bytes);
  };
  const version = await hold(seen, { ...world.context, held: { ...held, create } });
  expect(await readPublished(held, NAME, version)).not.toBeNull();
  expect(await readDraft(world.context, NAME)).toMatchObject({
    base: A,
    saved: { by: 'Mei' },
    texts: { data: { kicker: '乙' } },
  });
});

test('a hold that ended in the middle is taken up again by the next one', async () => {
  const seen = await saved('甲');
  const { held } = world.context;
  let written = 0;
  const create: typeof held.create = async (name, bytes) => {
    written += 1;
    if (written > 2) throw new Error('ended');
    await held.create(name, bytes);
  };
  await expect(hold(seen, { ...world.context, held: { ...held, create } })).rejects.toThrow(
    'ended',
  );
  expect((await readDraft(world.context, NAME)).saved).not.toBeNull();
  const version = await hold(seen);
  expect((await readPublished(held, NAME, version))?.release.contracts).toEqual(CONTRACTS);
  expect(await readDraft(world.context, NAME)).toMatchObject({ base: version, saved: null });
});

test('a version held back here is made live at its hour by another machine with the keys', async () => {
  const version = await hold(await saved('甲'));
  await world.goLive('host', A);
  const kept = await schedule(world.context, NAME, PLAN, SIGNED);
  expect(kept).toMatchObject({ kind: 'kept', planned: { version } });
  const other = fs.mkdtempSync(path.join(os.tmpdir(), 'other-'));
  fs.mkdirSync(path.join(other, 'release'));
  for (const file of ['private-keys.json', 'public-keys.json'])
    fs.copyFileSync(path.join(world.root, 'release', file), path.join(other, 'release', file));
  fs.symlinkSync(path.join(world.root, 'site'), path.join(other, 'site'));
  const there = openReleases({ data: other, now: () => new Date(now) });
  now = Date.parse(PLAN.revealAt);
  const [due] = await duePlans(there);
  expect(due && (await reveal(there, due))).toBe(true);
  const { registry } = await world.live();
  expect(registry.remotes[NAME]?.windows).toMatchObject([{ version }]);
  expect((await readPublished(world.context.store, NAME, version))?.release).toMatchObject({
    contracts: CONTRACTS,
    surface: { season: surface.season },
  });
  fs.rmSync(other, { recursive: true });
});

test('an error in a version made here is read back by the map of the version it comes from', async () => {
  const [folder, file] = [path.join(world.root, 'built.maps'), 'remoteEntry.aaaa.js'];
  fs.mkdirSync(folder);
  // The last mark of the script, behind both texts, is line 5, column 3 of its source.
  const at = SCRIPT.length - 1;
  const mappings = movedMappings('AAIE', SCRIPT, [{ start: 0, end: 0, text: ' '.repeat(at) }]);
  const map = { version: 3, sources: ['webpack://season/./src/page.ts'], names: [], mappings };
  fs.writeFileSync(path.join(folder, `${file}.map`), JSON.stringify(map));
  const { maps } = world.context;
  await keepMaps(maps, { name: NAME, version: A }, folder);
  const version = await hold(await saved('甲乙丙丁'));
  const made = await world.context.held.read(`remotes/${NAME}/${version}/${file}`);
  const column = made?.bytes.toString('utf8').length ?? 0;
  const url = `https://m.example/cn/mobile/_mf/remotes/${NAME}/${version}/${file}`;
  expect(await traceStack(maps, `at f (${url}:1:${column})`)).toEqual([
    `${NAME}@${version} ${file}:1:${column}  ./src/page.ts:5:3`,
  ]);
});

test('a draft that is gone is neither dropped nor held back again', async () => {
  const seen = await saved('甲');
  dropDraft(world.context, NAME, seen);
  expect(() => dropDraft(world.context, NAME, seen)).toThrow('there is no draft');
  await expect(hold(seen)).rejects.toThrow('there is no draft');
});
