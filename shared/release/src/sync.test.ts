import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand } from './commands/run-command';
import { readLive } from './live';
import { makePreview } from './preview';
import { sync } from './sync';
import { directoryStore } from './store/directory-store';
import { openStore } from './store/open-store';
import { BUCKET_KEYS, fakeBucket, type FakeBucket } from './testing/fake-bucket';
import { SIGNED, testReleases, type TestReleases } from './testing/test-releases';
import { TEST_WORKSPACE } from './testing/test-workspace';

const A = '1.0.0_aaaaaaa';
const B = '1.1.0_bbbbbbb';
let world: TestReleases;
let there: string;
let said: string[];
const run = (...words: string[]): Promise<void> =>
  runCommand(['sync', ...words, '--data', world.root], TEST_WORKSPACE);
const filesOf = (dir: string): Record<string, string> =>
  Object.fromEntries(
    fs
      .readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(dir, file), fs.readFileSync(file, 'base64')]),
  );

beforeEach(async () => {
  world = testReleases();
  there = fs.mkdtempSync(path.join(os.tmpdir(), 'copy-'));
  said = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
  await world.goLiveShell(A);
  await world.goLive('sports', A);
});
afterEach(() => {
  jest.restoreAllMocks();
  world.close();
  fs.rmSync(there, { recursive: true, force: true });
});

test('a folder becomes the same site, byte for byte; the next run brings only what is new', async () => {
  await run('--to', there);
  expect(filesOf(there)).toEqual(filesOf(path.join(world.root, 'site')));
  expect(Object.keys(filesOf(there))).toEqual(
    expect.arrayContaining(['channel/production.json', 'documents/index.html']),
  );
  await world.goLive('sports', B);
  said = [];
  await run('--to', there, '--dry-run');
  expect(said.join('')).toContain(`would copy remotes/sports/${B}/release.json`);
  expect(said.join('')).not.toContain(A);
  expect((await readLive(directoryStore(there), 'production'))?.channel.generation).toBe(2);
  await run('--to', there);
  expect(filesOf(there)).toEqual(filesOf(path.join(world.root, 'site')));
  said = [];
  await run('--to', there);
  expect(said).toEqual([`copied 0 files to ${there}; every channel is there as it is here\n`]);
});

test('ended at any write the copy serves what it served before, whole, and the next run completes it', async () => {
  const whole = openStore('', there);
  await sync(world.context.store, whole, false);
  await world.goLive('sports', B);
  for (let writes = 0; ; writes += 1) {
    let left = writes;
    const spend = (): void => {
      if (left === 0) throw new Error('ended here');
      left -= 1;
    };
    const done = await sync(
      world.context.store,
      {
        ...whole,
        create: async (file, bytes) => {
          spend();
          await whole.create(file, bytes);
        },
        swap: async (file, bytes, etag) => {
          spend();
          return whole.swap(file, bytes, etag);
        },
      },
      false,
    ).catch((error: unknown) => String(error));
    const live = await readLive(whole, 'production');
    const version = live?.registry.remotes['sports']?.stable ?? '';
    expect(await whole.read(`remotes/sports/${version}/release.json`)).not.toBeNull();
    if (typeof done !== 'string') break;
    expect(done).toContain('ended here');
  }
  expect(filesOf(there)).toEqual(filesOf(path.join(world.root, 'site')));
});

test('a store that somebody released into is no copy: nothing is written over', async () => {
  await run('--to', there);
  await world.goLive('sports', B);
  await run('--to', there);
  const other = fs.mkdtempSync(path.join(os.tmpdir(), 'older-'));
  fs.cpSync(there, other, { recursive: true });
  await world.order({ verb: 'kill', name: 'sports', why: 'x' });
  await run('--to', there);
  await expect(run('--from', other, '--to', there)).rejects.toThrow(
    /^production is at generation 4 in .* and at 3 in .*: somebody released there; nothing was copied$/,
  );
  await expect(run('--from', there, '--to', there)).rejects.toThrow('cannot be copied into itself');
  await expect(run()).rejects.toThrow('sync needs to know where to');
  fs.rmSync(other, { recursive: true });
});

const record = `remotes/sports/${A}/release.json`;
const same = (file: string, text: string): void =>
  fs.writeFileSync(file, text.padEnd(fs.statSync(file).size).slice(0, fs.statSync(file).size));
const DAMAGES: readonly (readonly [string, string, (file: string) => void])[] = [
  [
    'a script of the same size',
    `remotes/sports/${A}/remoteEntry.aaaa.js`,
    (file) => same(file, 'evil()'),
  ],
  [
    'a script cut short',
    `remotes/sports/${A}/remoteEntry.aaaa.js`,
    (file) => fs.truncateSync(file, 3),
  ],
  ['a packed form of the same size', `remotes/host/${A}/main.aaaa.js.br`, (file) => same(file, '')],
  ['a record cut short', record, (file) => fs.truncateSync(file, 3)],
  ['an audit record of the same size', 'audit/1.json', (file) => same(file, '{}')],
  ['a snapshot of the same size', 'registry/2-', (file) => same(file, '{}')],
  ['a pointer that is empty', 'channel/production.json', (file) => fs.truncateSync(file, 0)],
];

/** A file of the copy; a snapshot by the beginning of its name. */
const inCopy = (name: string): string => {
  const file = path.join(there, name);
  const found = fs
    .readdirSync(path.dirname(file))
    .filter((each) => each.startsWith(path.basename(file)));
  return path.join(path.dirname(file), found.find((each) => !each.endsWith('.pointer.json')) ?? '');
};

test.each(DAMAGES)(
  '%s that is damaged in the copy is put right by the next run',
  async (_what, name, harm) => {
    await run('--to', there);
    harm(inCopy(name));
    await run('--to', there);
    expect(filesOf(there)).toEqual(filesOf(path.join(world.root, 'site')));
  },
);

test('a file that is damaged here is not spread: the whole one of the copy stays', async () => {
  await run('--to', there);
  const before = filesOf(there);
  const script = path.join(world.root, 'site', 'remotes', 'sports', A, 'remoteEntry.aaaa.js');
  same(script, 'evil()');
  await run('--to', there);
  expect(filesOf(there)).toEqual(before);
  fs.truncateSync(script, 3);
  await expect(run('--to', there)).rejects.toThrow(
    /remoteEntry\.aaaa\.js in .* does not match its hash, so it is not copied/,
  );
  expect(filesOf(there)).toEqual(before);
});

test('another site is never written over, whatever its generation', async () => {
  const other = testReleases(() => openStore('', there));
  await other.goLive('host', B);
  const before = filesOf(there);
  await expect(run('--to', there)).rejects.toThrow(
    /^generation 1 of production in .* is none of .*: it is another site/,
  );
  expect(filesOf(there)).toEqual(before);
  other.close();
});

test('a copy inside of what is copied, or around it, is refused before anything is written', async () => {
  const site = path.join(world.root, 'site');
  const link = path.join(there, 'link');
  fs.symlinkSync(site, link);
  const before = filesOf(world.root);
  for (const to of [path.join(site, 'copy', 'deep'), world.root, path.join(link, 'copy')])
    await expect(run('--to', to)).rejects.toThrow('lie one inside the other');
  await expect(run('--to', link)).rejects.toThrow('cannot be copied into itself');
  await expect(run('--from', 's3://releases/site', '--to', 's3://releases/site/b')).rejects.toThrow(
    'lie one inside the other',
  );
  expect(filesOf(world.root)).toEqual(before);
});

test('a preview is not copied', async () => {
  await world.publish('sports', B);
  await makePreview(world.context, { name: 'sports', version: B, at: null, hours: 1 }, SIGNED);
  await run('--to', there);
  expect(Object.keys(filesOf(there)).filter((file) => /pv-|registry\/p/.test(file))).toEqual([]);
});

describe('a bucket', () => {
  let bucket: FakeBucket;
  beforeEach(() => {
    process.env['AWS_ACCESS_KEY_ID'] = BUCKET_KEYS.accessKeyId;
    process.env['AWS_SECRET_ACCESS_KEY'] = BUCKET_KEYS.secretAccessKey;
  });
  afterEach(async () => {
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'S3_ENDPOINT'])
      delete process.env[name];
    await bucket.close();
  });

  test.each([
    ['that keeps conditions', {}],
    ['that ignores them', { ifNoneMatch: false, ifMatch: false }],
    ['that refuses them', { ifNoneMatch: 'unknown' }],
  ] as const)('%s gets all files with what a CDN serves them by', async (_what, conditions) => {
    bucket = await fakeBucket(conditions);
    process.env['S3_ENDPOINT'] = bucket.endpoint;
    await run('--to', 's3://releases/site');
    const headers = (key: string) => bucket.files.get(`site/${key}`)?.headers;
    expect(headers('channel/production.json')).toMatchObject({ 'cache-control': 'no-cache' });
    expect(headers('documents/index.html')).toMatchObject({ 'cache-control': 'no-cache' });
    expect(headers(`remotes/host/${A}/main.aaaa.js.br`)).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
    });
    await world.goLive('sports', B);
    await run('--to', 's3://releases/site');
    expect(bucket.files.get('site/channel/production.json')?.bytes.toString()).toBe(
      fs.readFileSync(path.join(world.root, 'site', 'channel', 'production.json'), 'utf8'),
    );
  });
});
