/** Plans and held versions in the store: for every machine with the keys, and for nobody else. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { runCommand } from './commands/run-command';
import { openReleases, type ReleaseContext } from './context';
import { PLANS_FILE } from './held';
import { publishedVersions, versionFolder } from './live';
import { publishBuild } from './publish';
import { readPlanned } from './seasons/planned';
import { duePlans, reveal, schedule, unschedule } from './seasons/schedule';
import { sealedBox } from './store/sealed-box';
import { SIGNED, type TestReleases } from './testing/test-releases';
import { SEASON_PLAN, testSeason } from './testing/test-season';
import { TEST_WORKSPACE } from './testing/test-workspace';

const SEASON = 'season_cny_2027';
const A = '1.0.0_aaaaaaa';
let now: number;
let first: TestReleases;
let second: string;
beforeEach(async () => {
  now = Date.parse('2027-01-20T00:00:00+08:00');
  first = await testSeason(() => new Date(now));
  second = fs.mkdtempSync(path.join(os.tmpdir(), 'second-'));
  await schedule(first.context, SEASON, SEASON_PLAN, SIGNED);
});
afterEach(() => {
  jest.restoreAllMocks();
  first.close();
  fs.rmSync(second, { recursive: true, force: true });
});

const keyFile = (): string => path.join(first.root, 'release', 'private-keys.json');
const site = (): string => path.join(first.root, 'site');
const elsewhere = (keys: { keyFile?: string } = {}): ReleaseContext =>
  openReleases({ data: second, target: site(), now: () => new Date(now), ...keys });
const plansOf = async (context: ReleaseContext): Promise<readonly string[]> =>
  (await readPlanned(context.held)).map(({ name, plan }) => `${name} ${plan.id}`);
const there = (...words: string[]): Promise<void> =>
  runCommand([...words, '--to', site(), '--data', second], TEST_WORKSPACE);
const publicText = (): string =>
  fs
    .readdirSync(site(), { recursive: true, withFileTypes: true })
    .map(
      (entry) =>
        `${entry.name} ${entry.isFile() ? fs.readFileSync(path.join(entry.parentPath, entry.name), 'latin1') : ''}`,
    )
    .join('\n');

test('another machine with the keys sees a plan and carries it out at its hour; until then the store names nothing of it', async () => {
  expect(publicText()).not.toMatch(/season_|CNY2027|cny-2027/);
  const other = elsewhere({ keyFile: keyFile() });
  const [planned] = await readPlanned(other.held);
  expect(planned).toMatchObject({ name: SEASON, version: A, plan: SEASON_PLAN });
  expect(await publishedVersions(other.held, SEASON)).toEqual([A]);
  now = Date.parse(SEASON_PLAN.revealAt);
  const [due] = await duePlans(other);
  if (due === undefined) throw new Error('nothing is due');
  expect(await reveal(other, due)).toBe(true);
  expect((await first.live()).registry.remotes[SEASON]?.stable).toBe(A);
  expect(await plansOf(first.context)).toEqual([]);
});

test('another machine with the keys cancels a plan, and makes one that the first one sees', async () => {
  const other = elsewhere({ keyFile: keyFile() });
  expect(await unschedule(other, SEASON, 'cny-2027', SIGNED)).toBeNull();
  expect(await plansOf(first.context)).toEqual([]);
  await publishBuild(other.held, first.build('season_love', A));
  await schedule(other, 'season_love', { ...SEASON_PLAN, id: 'love' }, SIGNED);
  expect(await plansOf(first.context)).toEqual(['season_love love']);
});

test('without the keys it is refused in words, whoever looks, plans, cancels or cleans, and nothing changes', async () => {
  const before = publicText();
  for (const words of [
    ['season', 'calendar'],
    ['season', 'unschedule', 'cny-2027'],
    ['season', 'unschedule', 'cny-2027', '--id', 'cny-2027'],
    ['gc'],
    ['preview', SEASON],
  ])
    await expect(there(...words)).rejects.toThrow(
      /are sealed with key pair \d{4}a, which this machine does not have; bring it: --key-file|is signed by \d{4}a, and this machine has no key pair/,
    );
  // A pair of the same name that is another one opens nothing either.
  const other = await testSeason(() => new Date(now));
  const stranger = path.join(other.root, 'release', 'private-keys.json');
  await expect(readPlanned(elsewhere({ keyFile: stranger }).held)).rejects.toThrow(
    'which this machine does not have',
  );
  other.close();
  expect(publicText()).toBe(before);
});

test('a pair that retires hands over what it sealed; one that is lost takes it along, which is said', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const [old] = fs.readdirSync(path.join(site(), 'held'));
  const here = (...words: string[]): Promise<void> =>
    runCommand([...words, '--data', first.root], TEST_WORKSPACE);
  await here('keys', 'rotate');
  expect(await plansOf(first.context)).toEqual([`${SEASON} cny-2027`]);
  await here('keys', 'retire', old ?? '');
  const sealed = (await first.context.store.list('held')).map((file) => file.path.split('/')[1]);
  expect([sealed.length, sealed.includes(old)]).toEqual([3, false]);
  expect(await plansOf(elsewhere({ keyFile: keyFile() }))).toEqual([`${SEASON} cny-2027`]);
  expect(await publishedVersions(first.context.held, SEASON)).toEqual([A]);
  fs.rmSync(keyFile());
  await here('keys', 'replace', '--why', 'the disk is gone');
  expect(write.mock.calls.join('\n')).toMatch(
    /3 files of plans and held versions were sealed with the lost pair and are gone; publish and plan those seasons again/,
  );
  expect(await plansOf(first.context)).toEqual([]);
});

test('what a machine kept in its own folder before is still there, and goes into the store with the next change', async () => {
  const plans = (await first.context.held.read(PLANS_FILE))?.bytes ?? Buffer.of();
  fs.rmSync(path.join(site(), 'held'), { recursive: true });
  const folder = path.join(first.root, 'release');
  fs.writeFileSync(path.join(folder, PLANS_FILE), plans);
  fs.cpSync(
    first.build(SEASON, A),
    path.join(folder, 'held', ...versionFolder(SEASON, A).split('/')),
    { recursive: true },
  );
  expect(await plansOf(first.context)).toEqual([`${SEASON} cny-2027`]);
  expect(await publishedVersions(first.context.held, SEASON)).toEqual([A]);
  await schedule(
    first.context,
    SEASON,
    {
      ...SEASON_PLAN,
      id: 'again',
      from: '2027-02-20T00:00+08:00',
      until: '2027-02-21T00:00+08:00',
    },
    SIGNED,
  );
  expect(fs.existsSync(path.join(folder, PLANS_FILE))).toBe(false);
  expect(await plansOf(elsewhere({ keyFile: keyFile() }))).toEqual([
    `${SEASON} cny-2027`,
    `${SEASON} again`,
  ]);
});

test('the newest held version stays the newest one when a pair retires', async () => {
  const { held } = first.context;
  const versions = ['1', '2', '3', '4', '5', '6'].map((n) => `1.${n}.0_aaaaaaa`);
  for (const version of versions) await publishBuild(held, first.build(SEASON, version));
  const newestFirst = [...versions.toReversed(), A];
  expect(await publishedVersions(held, SEASON)).toEqual(newestFirst);
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const [old] = fs.readdirSync(path.join(site(), 'held'));
  for (const words of [['rotate'], ['retire', old ?? '']])
    await runCommand(['keys', ...words, '--data', first.root], TEST_WORKSPACE);
  expect(await publishedVersions(held, SEASON)).toEqual(newestFirst);
});

test('a sealed file that was changed is told as damaged, never read as something else', async () => {
  const held = path.join(site(), 'held');
  for (const entry of fs.readdirSync(held, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) fs.appendFileSync(path.join(entry.parentPath, entry.name), 'x');
  await expect(readPlanned(first.context.held)).rejects.toThrow(
    /^planned\.json, sealed in .* is damaged; restore it from a backup/,
  );
});

test('only the same pair opens what was sealed, for the same place, and not a bit of it may differ', () => {
  const [one, other] = ['one', 'other'].map((text) =>
    sealedBox({ keyId: '2026a', ed25519: Buffer.from(text).toString('base64') }),
  );
  fc.assert(
    fc.property(fc.uint8Array(), fc.string(), fc.nat(), (content, place, at) => {
      const bytes = Buffer.from(content);
      const sealed = one?.seal(bytes, place) ?? Buffer.of();
      expect(one?.open(sealed, place)).toEqual(bytes);
      expect(one?.seal(bytes, place)).toEqual(sealed);
      expect(one?.open(sealed, `${place}x`)).toBeNull();
      expect(other?.open(sealed, place)).toBeNull();
      const changed = Buffer.from(sealed);
      changed[at % changed.length] = (changed[at % changed.length] ?? 0) ^ 1;
      expect(one?.open(changed, place)).toBeNull();
    }),
  );
});
