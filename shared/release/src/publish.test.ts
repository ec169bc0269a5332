import fs from 'node:fs';
import path from 'node:path';
import { publishBuild } from './publish';
import { publishedVersions, readLive } from './live';
import { testReleases, type TestReleases } from './testing/test-releases';

const A = '1.0.0_aaaaaaa';
const B = '1.1.0_bbbbbbb';
const C = '1.2.0_ccccccc';

let world: TestReleases;
beforeEach(() => {
  world = testReleases();
});
afterEach(() => world.close());

describe('publishing', () => {
  test('puts the files into the store and makes nothing live', async () => {
    expect(await publishBuild(world.context.store, world.build('sports', A))).toMatchObject({
      isNew: true,
    });
    expect(await publishedVersions(world.context.store, 'sports')).toEqual([A]);
    expect(await readLive(world.context.store, 'production')).toBeNull();
  });

  test('again with the same bytes is no change, with other bytes it is refused (releases B8)', async () => {
    await publishBuild(world.context.store, world.build('sports', A));
    expect(await publishBuild(world.context.store, world.build('sports', A))).toMatchObject({
      isNew: false,
    });
    await expect(
      publishBuild(world.context.store, world.build('sports', A, {}, 'other')),
    ).rejects.toThrow('already published with other bytes');
  });

  test('a file without a hash, with another hash, or missing is refused (releases B31)', async () => {
    await expect(
      publishBuild(world.context.store, world.build('sports', A, { files: {} })),
    ).rejects.toThrow('has no hash');
    const changed = world.build('sports', B);
    fs.appendFileSync(path.join(changed, 'remoteEntry.aaaa.js'), ' ');
    await expect(publishBuild(world.context.store, changed)).rejects.toThrow(
      'does not match its hash',
    );
    const missing = world.build('sports', C);
    fs.rmSync(path.join(missing, 'remoteEntry.aaaa.js'));
    await expect(publishBuild(world.context.store, missing)).rejects.toThrow('is missing');
  });

  test('a record with a hash in hex is not a record (releases B30)', async () => {
    const hex = {
      'remoteEntry.aaaa.js': { integrity: `sha384-${'ab'.repeat(48)}`, bytes: 1, gz: 0, br: 0 },
    };
    await expect(
      publishBuild(world.context.store, world.build('sports', A, { files: hex })),
    ).rejects.toThrow('no valid release record');
  });
});
