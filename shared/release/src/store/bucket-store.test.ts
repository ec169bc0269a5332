import { S3Client } from '@aws-sdk/client-s3';
import { auditTrail } from '../audit-trail';
import { publishedVersions, readLive } from '../live';
import { carryOut } from '../context';
import { BUCKET_KEYS, fakeBucket, type FakeBucket } from '../testing/fake-bucket';
import { SIGNED, testReleases, type TestReleases } from '../testing/test-releases';
import { bucketStore } from './bucket-store';
import { openStore } from './open-store';
import type { ReleaseStore } from './release-store';

const A = '1.0.0_aaaaaaa';
let bucket: FakeBucket;
let store: ReleaseStore;
let world: TestReleases;

const open = (
  secretAccessKey: string = BUCKET_KEYS.secretAccessKey,
  maxAttempts = 1,
): ReleaseStore =>
  bucketStore(
    { bucket: 'releases', folder: 'mobile/_mf' },
    new S3Client({
      endpoint: bucket.endpoint,
      forcePathStyle: true,
      region: 'us-east-1',
      credentials: { ...BUCKET_KEYS, secretAccessKey },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts,
    }),
  );

beforeEach(async () => {
  bucket = await fakeBucket();
  store = open();
  world = testReleases(() => store);
});
afterEach(async () => {
  world.close();
  await bucket.close();
});

test('a release lies in the bucket with the headers a CDN needs, and what is immutable is never overwritten', async () => {
  await world.goLive('host', A);
  await world.goLive('sports', A);
  const headers = (key: string) => bucket.files.get(`mobile/_mf/${key}`)?.headers;
  expect(headers('channel/production.json')).toEqual({
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(headers(`remotes/sports/${A}/remoteEntry.aaaa.js`)).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
  await store.create('remotes/x/1/a.js.br', Buffer.from('b'));
  expect(headers('remotes/x/1/a.js.br')).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
  });
  await expect(store.create('remotes/x/1/a.js.br', Buffer.from('other'))).rejects.toThrow(
    'already exists with other content',
  );
  await store.create('remotes/x/1/a.js.br', Buffer.from('b'));
  expect(await publishedVersions(store, 'sports')).toEqual([A]);
  expect((await auditTrail(store, 'production')).map(({ intact }) => intact)).toEqual([true, true]);
});

test('two publishers at once lose nothing: the pointer is written only over the one that was read', async () => {
  await world.goLive('host', A);
  const names = ['alpha', 'beta', 'gamma', 'delta'];
  for (const name of names) await world.publish(name, A);
  await Promise.all(
    names.map((name) => carryOut(world.context, { verb: 'promote', name }, SIGNED)),
  );
  expect(Object.keys((await world.live()).registry.remotes).sort()).toEqual([...names].sort());
  expect(bucket.refused.some((line) => line.includes('PreconditionFailed'))).toBe(true);
});

test('an answer that is lost on the way is no other writer', async () => {
  await world.goLive('host', A);
  await world.publish('sports', A);
  await world.publish('sports', '1.1.0_bbbbbbb');
  await world.order({ verb: 'promote', name: 'sports', version: A });
  await world.order({ verb: 'promote', name: 'sports', version: '1.1.0_bbbbbbb' });
  const before = (await world.live()).channel.generation;
  bucket.loseAnswers.push('mobile/_mf/channel/production.json');
  store = open(undefined, 3);
  await carryOut(
    { ...world.context, store, writer: () => ({ ...world.context.writer(), store }) },
    { verb: 'rollback', name: 'sports' },
    SIGNED,
  );
  expect(bucket.loseAnswers).toEqual([]);
  const live = await readLive(store, 'production');
  expect([live?.channel.generation, live?.registry.remotes['sports']?.stable]).toEqual([
    before + 1,
    A,
  ]);
});

test('a wrong secret changes nothing and is told; listing goes through all pages; deleting twice is no error', async () => {
  await expect(open('wrong').create('remotes/x/1/a.js', Buffer.from('a'))).rejects.toThrow();
  expect(bucket.files.size).toBe(0);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    await store.create(`remotes/x/1/${name}.js`, Buffer.from(name));
  expect((await store.list('remotes/x')).map(({ path }) => path)).toEqual(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `remotes/x/1/${name}.js`),
  );
  await store.remove('remotes/x/1/a.js');
  await store.remove('remotes/x/1/a.js');
  expect(await store.read('remotes/x/1/a.js')).toBeNull();
});

test('an address is a bucket, a folder, or refused', () => {
  expect(openStore('/d', 's3://my-bucket/cn/mobile/_mf/').place).toBe(
    's3://my-bucket/cn/mobile/_mf',
  );
  expect(openStore('/d', undefined).place).toBe('/d/site');
  expect(openStore('/d', '/elsewhere').place).toBe('/elsewhere');
  expect(() => openStore('/d', 'ftp://x/y')).toThrow('write a bucket as s3://name/folder');
});
