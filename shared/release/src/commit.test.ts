import fs from 'node:fs';
import path from 'node:path';
import { pointerFault } from './testing/pointer-fault';
import { commit } from './commit';
import { carryOut, openReleases } from './context';
import { publishBuild } from './publish';
import { auditTrail } from './audit-trail';
import { highestGeneration, readLive } from './live';
import type { Order } from './orders';
import { openKeys, publicOf, retireKey, rotateKeys } from './signing/keys';
import type { ReleaseStore } from './store/release-store';
import { testReleases, SIGNED, type TestReleases } from './testing/test-releases';

const A = '1.0.0_aaaaaaa';
const B = '1.1.0_bbbbbbb';
const C = '1.2.0_ccccccc';
const D = '1.3.0_ddddddd';
let world: TestReleases;
afterEach(() => world.close());

const keysOf = ({ context }: TestReleases) => openKeys(context.vault, context.now()).map(publicOf);

describe('signatures', () => {
  test('a pointer is signed in both ways by the keys in force; a changed, foreign or expired one is told apart', async () => {
    world = testReleases();
    await world.goLive('host', A);
    const { channel } = await world.live();
    expect(channel.sigs.map(({ alg }) => alg)).toEqual(['Ed25519', 'P-256']);
    const keys = keysOf(world);
    expect(pointerFault(channel, keys, Date.now())).toBeNull();
    for (const sig of channel.sigs)
      expect(pointerFault({ ...channel, sigs: [sig] }, keys, Date.now())).toBeNull();
    expect(pointerFault({ ...channel, generation: 2 }, keys, Date.now())).toMatch(
      'not signed by a key of this site',
    );
    expect(pointerFault({ ...channel, sigs: [] }, keys, Date.now())).toMatch('not signed');
    expect(pointerFault(channel, keys, Date.now() + 91 * 86_400_000)).toMatch('expired');
    const other = testReleases();
    await other.goLive('host', A);
    expect(pointerFault(channel, keysOf(other), Date.now())).toMatch('not signed');
    other.close();
  });

  test('while keys rotate both sign, so that pages with either go on; the retired one signs no more', async () => {
    world = testReleases();
    await world.goLive('host', A);
    const before = keysOf(world);
    const next = rotateKeys(world.context.vault, new Date());
    expect(() => rotateKeys(world.context.vault, new Date())).toThrow('two key pairs are in force');
    await world.order({ verb: 'refresh' });
    const during = (await world.live()).channel;
    expect(during.sigs).toHaveLength(4);
    expect(pointerFault(during, before, Date.now())).toBeNull();
    retireKey(world.context.vault, before[0]?.keyId ?? '', new Date());
    await world.order({ verb: 'refresh' });
    const after = (await world.live()).channel;
    expect(pointerFault(after, before, Date.now())).toMatch('not signed');
    expect(pointerFault(after, keysOf(world), Date.now())).toBeNull();
    // A retired name never means another pair.
    const third = rotateKeys(world.context.vault, new Date());
    expect(new Set([before[0]?.keyId, next, third]).size).toBe(3);
    retireKey(world.context.vault, next, new Date());
    expect(() => retireKey(world.context.vault, third, new Date())).toThrow('is the only key pair');
    expect(() => retireKey(world.context.vault, 'nobody', new Date())).toThrow(
      'there is no key pair "nobody"',
    );
  });

  test('private keys are readable by their owner only, and a damaged file is never replaced', () => {
    world = testReleases();
    keysOf(world);
    const file = path.join(world.root, 'release', 'private-keys.json');
    expect(fs.statSync(file).mode & 0o077).toBe(0);
    expect(fs.existsSync(path.join(world.root, 'site', 'private-keys.json'))).toBe(false);
    fs.writeFileSync(file, '{}');
    expect(() => keysOf(world)).toThrow('is damaged; restore it from its backup');
  });
});

describe('two publishers at once', () => {
  test('lose nothing: every order is carried out, each in a generation of its own, on top of the others', async () => {
    world = testReleases();
    await world.goLive('host', A);
    const names = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta'];
    for (const name of names) await world.publish(name, A);
    // Each has an context of its own over the same folder, as two machines of a squad have.
    await Promise.all(
      names.map((name) =>
        carryOut(openReleases({ data: world.root }), { verb: 'promote', name }, SIGNED),
      ),
    );
    const { registry, channel } = await world.live();
    expect(Object.keys(registry.remotes).sort()).toEqual([...names].sort());
    const trail = await auditTrail(world.context.store, 'production');
    expect(trail.every(({ intact }) => intact)).toBe(true);
    expect(trail).toHaveLength(7);
    expect(channel.generation).toBe(await highestGeneration(world.context.store));
  });

  test('a change is worked out from what is live when it is written, and refused when that makes it senseless', async () => {
    world = testReleases();
    await world.goLive('host', A);
    await world.goLive('sports', A);
    await world.goLive('sports', B);
    const both = await Promise.allSettled(
      [1, 2].map(() =>
        carryOut(openReleases({ data: world.root }), { verb: 'rollback', name: 'sports' }, SIGNED),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(
      both.map((each) => (each.status === 'rejected' ? String(each.reason) : '')).join(''),
    ).toContain(`sports is at ${A} now, not at ${B} any more: another order was faster`);
    expect((await world.live()).registry.remotes['sports']?.stable).toBe(A);
  });

  test('two orders to go back, or to take the next share, take one step', async () => {
    world = testReleases();
    await world.goLive('host', A);
    for (const version of [A, B, C]) await world.goLive('sports', version);
    const twice = (order: Order) =>
      Promise.allSettled(
        [1, 2].map(() => carryOut(openReleases({ data: world.root }), order, SIGNED)),
      );
    const kinds = (settled: readonly PromiseSettledResult<unknown>[]) =>
      settled.map(({ status }) => status).toSorted();
    expect(kinds(await twice({ verb: 'rollback', name: 'sports' }))).toEqual([
      'fulfilled',
      'rejected',
    ]);
    expect((await world.live()).registry.remotes['sports']).toMatchObject({ stable: B, good: [A] });
    await world.order({ verb: 'canary', name: 'sports', version: C, plan: { percent: 1 } });
    const next: Order = {
      verb: 'ramp',
      name: 'sports',
      counts: { loads: 0, failures: 0 },
      force: true,
    };
    const ramped = await twice(next);
    expect(kinds(ramped)).toEqual(['fulfilled', 'rejected']);
    expect(
      ramped.map((each) => (each.status === 'rejected' ? String(each.reason) : '')).join(''),
    ).toContain('sports is at 5 % now, not at 1 % any more');
    expect((await world.live()).registry.remotes['sports']?.canary?.percent).toBe(5);
    await world.publish('sports', D);
    expect(
      kinds(
        await Promise.allSettled(
          [C, D].map((version) =>
            carryOut(
              openReleases({ data: world.root }),
              { verb: 'promote', name: 'sports', version },
              SIGNED,
            ),
          ),
        ),
      ),
    ).toEqual(['fulfilled', 'rejected']);
  });
});

/** A store that dies before its n-th write, as a killed process would. */
function dyingStore(store: ReleaseStore, writes: { left: number }): ReleaseStore {
  const count = (): void => {
    writes.left -= 1;
    if (writes.left < 0) throw new Error('killed');
  };
  return {
    ...store,
    create: async (name, bytes) => {
      count();
      await store.create(name, bytes);
    },
    swap: async (name, bytes, etag) => {
      count();
      return store.swap(name, bytes, etag);
    },
  };
}

describe('killed at any point', () => {
  test('publishing and promoting leave the live site whole, and a second try completes them', async () => {
    const writes = { left: 1_000 };
    world = testReleases((store) => dyingStore(store, writes));
    await world.goLive('host', A);
    await world.goLive('sports', A);
    for (let at = 0; at < 8; at += 1) {
      const version = `1.${at}.1_bbbbbb${at}`;
      const before = await world.live();
      writes.left = at;
      let killed = false;
      try {
        await world.goLive('sports', version);
      } catch (error) {
        killed = (error as Error).message === 'killed';
      }
      writes.left = 1_000;
      const after = await world.live();
      if (killed) expect(after.registry).toEqual(before.registry);
      expect(killed || after.registry.remotes['sports']?.stable === version).toBe(true);
      await publishBuild(world.context.store, world.build('sports', version));
      if (killed) await world.order({ verb: 'promote', name: 'sports', version });
      expect((await world.live()).registry.remotes['sports']?.stable).toBe(version);
    }
    expect(
      (await auditTrail(world.context.store, 'production')).every(({ intact }) => intact),
    ).toBe(true);
  });

  test('the lock of a writer that died is taken over', async () => {
    world = testReleases();
    await world.goLive('host', A);
    const lock = path.join(world.root, 'site', 'channel', '.production.json.lock');
    fs.writeFileSync(lock, '');
    const old = new Date(Date.now() - 60_000);
    fs.utimesSync(lock, old, old);
    await world.goLive('sports', A);
    expect((await world.live()).channel.generation).toBe(2);
  });
});

test('a change that keeps being overtaken ends with a sentence', async () => {
  world = testReleases((store) => ({ ...store, swap: async () => false }));
  await expect(
    commit(
      world.context.writer(),
      { channel: 'production', action: 'flag', by: 'x', why: 'y' },
      (live) => live,
    ),
  ).rejects.toThrow('other release commands kept writing');
  expect(await readLive(world.context.store, 'production')).toBeNull();
});
