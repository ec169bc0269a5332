import fs from 'node:fs';
import path from 'node:path';
import { auditTrail } from './audit-trail';
import { carryOut } from './context';
import { OFFERS, SIGNED, testReleases, type TestReleases } from './testing/test-releases';

const A = '1.0.0_aaaaaaa';
const B = '1.1.0_bbbbbbb';
const C = '1.2.0_ccccccc';

let world: TestReleases;
beforeEach(() => {
  world = testReleases();
});
afterEach(() => world.close());

describe('promoting and rolling back', () => {
  test('each change is a new generation in a hash chain with an audit record', async () => {
    await world.goLive('host', A);
    await world.goLive('sports', A);
    const first = await world.live();
    await world.goLive('sports', B);
    const live = await world.live();
    expect(live.registry.previous).toEqual({
      generation: first.channel.generation,
      integrity: first.channel.integrity,
    });
    expect(live.registry.remotes['sports']).toMatchObject({ stable: B, good: [A] });
    const trail = await auditTrail(world.context.store, 'production');
    expect(trail.map(({ record, intact }) => [record?.generation, record?.action, intact])).toEqual(
      [
        [3, 'promote', true],
        [2, 'promote', true],
        [1, 'promote', true],
      ],
    );
    expect(trail[0]?.record).toMatchObject({
      by: 'test',
      why: 'because',
      changes: [{ name: 'sports', from: A, to: B }],
    });
  });

  test('a changed snapshot shows in the trail', async () => {
    await world.goLive('host', A);
    await world.goLive('sports', A);
    const [file = ''] = fs
      .readdirSync(path.join(world.root, 'site', 'registry'))
      .filter((name) => name.startsWith('1-') && !name.includes('pointer'));
    fs.appendFileSync(path.join(world.root, 'site', 'registry', file), ' ');
    expect(
      (await auditTrail(world.context.store, 'production')).map(({ intact }) => intact),
    ).toEqual([true, false]);
  });

  test('a record that was changed, exchanged or lost shows in the trail', async () => {
    await world.goLive('host', A);
    await world.goLive('sports', A);
    await world.goLive('sports', B);
    const file = (generation: number): string =>
      path.join(world.root, 'site', 'audit', `${generation}.json`);
    fs.writeFileSync(
      file(1),
      fs.readFileSync(file(1), 'utf8').replace('"by": "test"', '"by": "nobody"'),
    );
    fs.rmSync(file(2));
    const trail = await auditTrail(world.context.store, 'production');
    expect(trail.map(({ generation, record, intact }) => [generation, record?.by, intact])).toEqual(
      [
        [3, 'test', true],
        [2, undefined, false],
        [1, 'nobody', false],
      ],
    );
  });

  test('rolling back is a higher generation; what was left is never fallen back to, and a promotion by name brings it back', async () => {
    await world.goLive('host', A);
    await world.goLive('sports', A);
    await world.goLive('sports', B);
    expect((await world.order({ verb: 'rollback', name: 'sports' })).generation).toBe(4);
    expect((await world.live()).registry.remotes['sports']).toMatchObject({ stable: A, good: [] });
    await expect(world.order({ verb: 'rollback', name: 'sports' })).rejects.toThrow(
      'has no earlier good version',
    );
    await world.order({ verb: 'promote', name: 'sports', version: B });
    expect((await world.live()).registry.remotes['sports']).toMatchObject({ stable: B, good: [A] });
  });

  test('the host goes back with what it offers', async () => {
    await world.goLive('host', A);
    await world.goLive('host', B, { offers: { ...OFFERS, api: '1.4.0' } });
    await world.order({ verb: 'rollback', name: 'host' });
    expect((await world.live()).registry.host).toMatchObject({
      current: A,
      api: '1.0.0',
      good: [],
    });
  });

  test('a host that is required has higher numbers than the live one; going back from it asks for no host that is not there', async () => {
    const D = '1.2.0_ddddddd';
    await world.goLive('host', A);
    await world.goLive('host', B);
    await world.publish('host', C);
    await world.order({ verb: 'promote', name: 'host', version: C, required: true });
    expect((await world.live()).channel.minHost).toBe(C);
    await world.publish('host', D);
    await expect(
      world.order({ verb: 'promote', name: 'host', version: D, required: true }),
    ).rejects.toThrow(
      `host@${D} cannot be required: pages tell hosts apart by their numbers, which have to be higher than those of ${C}`,
    );
    await world.order({ verb: 'promote', name: 'host', version: D });
    expect((await world.live()).channel.minHost).toBe(C);
    await world.order({ verb: 'restore', generation: 2 });
    expect((await world.live()).channel.minHost).toBeNull();
    await world.order({ verb: 'promote', name: 'host', version: D, required: true });
    await world.order({ verb: 'rollback', name: 'host' });
    expect((await world.live()).channel.minHost).toBeNull();
  });

  test('the whole site goes back to a generation; what was revoked or switched off since stays so', async () => {
    await world.goLive('host', A);
    await world.goLive('sports', A);
    await world.goLive('casino', A);
    await world.goLive('sports', B);
    await world.order({ verb: 'kill', name: 'casino', why: 'incident' });
    await world.order({ verb: 'restore', generation: 3 });
    const { registry } = await world.live();
    expect(registry).toMatchObject({
      generation: 6,
      remotes: { sports: { stable: A }, casino: { stable: A, kill: 'incident' } },
    });
    await world.order({ verb: 'promote', name: 'sports', version: B });
    await world.order({ verb: 'revoke', name: 'sports', version: A });
    await expect(world.order({ verb: 'restore', generation: 3 })).rejects.toThrow(
      `has sports@${A}, which was revoked since`,
    );
    await expect(world.order({ verb: 'restore', generation: 99 })).rejects.toThrow(
      'generation 99 was never live on production',
    );
  });

  test('a generation comes back only where its files are, and never an outlawed host; plans and switches stay as they are', async () => {
    const plan = (id: string) => ({
      id,
      from: '2027-01-29T00:00+08:00',
      until: '2027-02-13T00:00+08:00',
      priority: 1,
      graceMinutes: 30,
      prefetchJitterSeconds: 0,
    });
    await world.goLive('host', A);
    await world.goLive('season_cny', A);
    await world.order({ verb: 'schedule', name: 'season_cny', plan: plan('old') });
    await world.order({ verb: 'schedule', name: 'season_cny', plan: plan('new') });
    await world.order({ verb: 'unschedule', name: 'season_cny', id: 'old' });
    await world.order({ verb: 'flag', name: 'recorder', word: 'on' });
    await world.order({ verb: 'restore', generation: 3 });
    const { registry } = await world.live();
    expect(registry.remotes['season_cny']?.windows).toMatchObject([{ id: 'new' }]);
    expect(registry.flags['recorder']).toBe(true);
    await world.goLive('host', B);
    await world.order({ verb: 'revoke', name: 'host', version: A });
    await expect(world.order({ verb: 'restore', generation: 3 })).rejects.toThrow(
      `has host@${A}, which was revoked since`,
    );
    await world.goLive('sports', A);
    const { channel } = await world.live();
    await world.goLive('sports', B);
    fs.rmSync(path.join(world.root, 'site', 'remotes', 'sports', A), { recursive: true });
    await expect(world.order({ verb: 'restore', generation: channel.generation })).rejects.toThrow(
      `has sports@${A}, whose files were deleted since`,
    );
  });

  test("another channel's generation is none of this one", async () => {
    await world.goLive('host', A);
    const staging = { ...world.context, channel: 'staging' };
    await world.publish('sports', A);
    await carryOut(staging, { verb: 'promote', name: 'host', version: A }, SIGNED);
    await carryOut(staging, { verb: 'promote', name: 'sports', version: A }, SIGNED);
    await expect(world.order({ verb: 'restore', generation: 3 })).rejects.toThrow(
      'generation 3 was never live on production',
    );
  });

  test('what cannot be done is said in a sentence and changes nothing', async () => {
    await world.goLive('host', A);
    await world.goLive('sports', A);
    await expect(world.order({ verb: 'promote', name: 'sports' })).rejects.toThrow(
      `sports@${A} is already live`,
    );
    await expect(
      world.order({ verb: 'promote', name: 'sports', version: '9.9.9_fffffff' }),
    ).rejects.toThrow(`is not published here; there are: ${A}`);
    await expect(world.order({ verb: 'promote', name: 'casino' })).rejects.toThrow(
      'was never published here',
    );
    await expect(world.order({ verb: 'rollback', name: 'casino' })).rejects.toThrow(
      'casino is not live; live are: host, sports',
    );
    expect((await world.live()).channel.generation).toBe(2);
  });

  test('a remote that needs another React, or a host that would leave a live remote without, is refused', async () => {
    await world.goLive('host', A);
    await world.publish('sports', A, { requires: { shared: { react: '^18.0.0' } } });
    await expect(world.order({ verb: 'promote', name: 'sports' })).rejects.toThrow(
      'needs shared react ^18.0.0, this page has 19.3.1',
    );
    await world.goLive('casino', A, { requires: { hostApi: '>=1.0 <2' } });
    await world.publish('host', '2.0.0_bbbbbbb', { offers: { ...OFFERS, api: '2.0.0' } });
    await expect(
      world.order({ verb: 'promote', name: 'host', version: '2.0.0_bbbbbbb' }),
    ).rejects.toThrow(`casino@${A} needs host API >=1.0 <2, this page has 2.0.0`);
  });

  test('a host that speaks a topic of the bus otherwise than a live remote understands is refused', async () => {
    await world.goLive('host', A, { offers: { ...OFFERS, bus: { money: '1.2.0' } } });
    await world.goLive('sports', A, { requires: { bus: { money: '^1.1' } } });
    await world.publish('host', B, { offers: { ...OFFERS, bus: { money: '2.0.0' } } });
    await expect(world.order({ verb: 'promote', name: 'host', version: B })).rejects.toThrow(
      `sports@${A} needs bus money ^1.1, this page has 2.0.0`,
    );
    await world.publish('casino', A, { requires: { bus: { wallet: '^1.0' } } });
    await expect(world.order({ verb: 'promote', name: 'casino', version: A })).rejects.toThrow(
      'needs bus wallet ^1.0, this page has none',
    );
  });

  test('an address has one owner, and the owners stand in the snapshot', async () => {
    await world.goLive('host', A);
    await world.goLive('casino', A);
    await world.publish('lottery', A, { surface: { routes: [{ path: '/Casino/keno' }] } });
    await expect(world.order({ verb: 'promote', name: 'lottery' })).rejects.toThrow(
      'lottery declares /Casino/keno, which belongs to casino (/casino/*)',
    );
    await world.publish('thief', A, { surface: { routes: [{ path: '/LOGIN' }] } });
    await expect(world.order({ verb: 'promote', name: 'thief' })).rejects.toThrow(
      'belongs to host',
    );
    expect((await world.live()).registry.routes).toEqual([
      { path: '/', owner: 'host' },
      { path: '/login', owner: 'host' },
      { path: '/casino/*', owner: 'casino' },
    ]);
  });

  test('a damaged registry stops a change with its reason', async () => {
    await world.goLive('host', A);
    const [file = ''] = fs.readdirSync(path.join(world.root, 'site', 'registry'));
    fs.appendFileSync(path.join(world.root, 'site', 'registry', file), ' ');
    await world.publish('sports', A);
    await expect(world.order({ verb: 'promote', name: 'sports' })).rejects.toThrow(
      'does not match its hash',
    );
  });

  test('only the last good versions and what names them stay in the snapshot', async () => {
    await world.goLive('host', A);
    for (const build of ['1', '2', '3', '4', '5', '6'])
      await world.goLive('sports', `1.0.0_${build.repeat(7)}`);
    const { registry } = await world.live();
    expect(registry.remotes['sports']?.good).toHaveLength(3);
    expect(Object.keys(registry.versions).filter((key) => key.startsWith('sports@'))).toHaveLength(
      4,
    );
  });
});
