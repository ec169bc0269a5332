import { S3Client } from '@aws-sdk/client-s3';
import { carryOut } from '../context';
import { BUCKET_KEYS, fakeBucket, type Conditions, type FakeBucket } from '../testing/fake-bucket';
import { SIGNED, testReleases } from '../testing/test-releases';
import { bucketStore } from './bucket-store';
import type { ReleaseStore } from './release-store';

let bucket: FakeBucket;
afterEach(() => bucket.close());

async function storeOf(conditions: Conditions): Promise<ReleaseStore> {
  bucket = await fakeBucket(conditions);
  return bucketStore(
    { bucket: 'releases', folder: 'site' },
    new S3Client({
      endpoint: bucket.endpoint,
      forcePathStyle: true,
      region: 'us-east-1',
      credentials: BUCKET_KEYS,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 1,
    }),
  );
}

describe.each([
  ['takes If-None-Match and does not keep it', { ifNoneMatch: false }, 'If-None-Match'],
  ['refuses If-None-Match as unknown', { ifNoneMatch: 'unknown' }, 'knows no conditions'],
  ['takes If-Match and does not keep it', { ifMatch: false }, 'If-Match'],
  ['keeps neither', { ifNoneMatch: false, ifMatch: false }, 'If-None-Match'],
] as const)('a service that %s', (_what, conditions, named) => {
  test('is refused before the first write of either kind, and left as it was', async () => {
    const store = await storeOf(conditions);
    await expect(store.create('audit/1.json', Buffer.from('a'))).rejects.toThrow(named);
    await expect(store.swap('channel/x.json', Buffer.from('a'), null)).rejects.toThrow(
      /^s3:\/\/releases\/site cannot hold releases: .*nothing was changed/,
    );
    expect([...bucket.files.keys()]).toEqual([]);
    expect(await store.read('channel/x.json')).toBeNull();
  });

  test('takes no order: of three at once all are refused, none is lost', async () => {
    const store = await storeOf(conditions);
    const world = testReleases();
    for (const name of ['host', 'alpha', 'beta', 'gamma'])
      await world.goLive(name, '1.0.0_aaaaaaa');
    for (const { path } of await world.context.store.list('.')) {
      const file = await world.context.store.read(path);
      bucket.files.set(`site/${path}`, {
        bytes: file?.bytes ?? Buffer.alloc(0),
        headers: {},
        at: new Date(),
      });
    }
    const orders = await Promise.allSettled(
      ['alpha', 'beta', 'gamma'].map((name) =>
        carryOut(
          { ...world.context, store, writer: () => ({ ...world.context.writer(), store }) },
          { verb: 'kill', name, why: 'x' },
          SIGNED,
        ),
      ),
    );
    for (const order of orders)
      expect(order.status === 'rejected' ? String(order.reason) : '').toContain(
        'cannot hold releases',
      );
    world.close();
  });
});

test('a service that keeps both is tried once, and nothing of the trial stays', async () => {
  const store = await storeOf({});
  await Promise.all(
    ['a', 'b'].map((name) => store.create(`remotes/x/1/${name}.js`, Buffer.from(name))),
  );
  expect([...bucket.files.keys()].sort()).toEqual([
    'site/remotes/x/1/a.js',
    'site/remotes/x/1/b.js',
  ]);
  // Two conflicts of the trial: a file that was there, and a mark that was old.
  expect(bucket.refused.filter((line) => line.includes('PreconditionFailed'))).toHaveLength(2);
});
