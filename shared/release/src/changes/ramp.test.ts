import { explainDevice } from '@site/domain/releases/explain';
import { bucketFor, statusLines } from '../status';
import { OFFERS, testReleases, type TestReleases } from '../testing/test-releases';

const A = '1.0.0_aaaaaaa';
const B = '1.1.0_bbbbbbb';

let world: TestReleases;
beforeEach(() => {
  world = testReleases();
});
afterEach(() => world.close());

describe('a ramp', () => {
  const many = { loads: 500, failures: 1 };
  const times = (count: number) => ({ loads: many.loads * count, failures: many.failures * count });
  const later = (minutes: number) => () => new Date(Date.now() + minutes * 60_000);

  test('goes from one device in a hundred to everybody, keeps its salt, and ends as the stable version', async () => {
    let minutes = 0;
    world.close();
    world = testReleases(undefined, () => later(minutes)());
    await world.goLive('host', A);
    await world.goLive('sports', A);
    await world.publish('sports', B);
    await world.order({ verb: 'canary', name: 'sports', version: B, plan: { percent: 1 } });
    const salt = (await world.live()).registry.remotes['sports']?.canary?.salt;
    const shares: unknown[] = [];
    for (let step = 0; step < 3; step += 1) {
      minutes += 11;
      await world.order({ verb: 'ramp', name: 'sports', counts: times(step + 1) });
      const line = (await world.live()).registry.remotes['sports'];
      shares.push(line?.canary ? [line.canary.percent, line.canary.salt === salt] : line?.stable);
    }
    expect(shares).toEqual([[5, true], [25, true], B]);
    expect((await world.live()).registry.remotes['sports']?.good).toEqual([A]);
  });

  test('waits for loads and time, unless forced; a halted one goes to nobody and does not go on', async () => {
    await world.goLive('host', A);
    await world.goLive('sports', A);
    await world.publish('sports', B);
    await world.order({
      verb: 'canary',
      name: 'sports',
      version: B,
      plan: { percent: 1, include: ['staff'], exclude: ['vip'] },
    });
    await expect(
      world.order({ verb: 'ramp', name: 'sports', counts: { loads: 3, failures: 0 } }),
    ).rejects.toThrow('sports stays at 1 %: only 3 of 200 loads seen');
    await expect(world.order({ verb: 'ramp', name: 'sports', counts: many })).rejects.toThrow(
      'this share has stood for 0 of 10 minutes',
    );
    await world.order({
      verb: 'ramp',
      name: 'sports',
      counts: { loads: 0, failures: 0 },
      force: true,
    });
    await world.order({ verb: 'halt', name: 'sports', why: 'fails' });
    expect((await world.live()).registry.remotes['sports']?.canary).toMatchObject({
      percent: 0,
      halted: 'fails',
      cohorts: { exclude: ['vip'] },
    });
    await expect(
      world.order({ verb: 'ramp', name: 'sports', counts: many, force: true }),
    ).rejects.toThrow(`the ramp of sports@${B} was halted (fails)`);
    await world.order({ verb: 'canary', name: 'sports', version: B, plan: { percent: 1 } });
    // Whom it left out is left out again, unless the order says otherwise.
    expect((await world.live()).registry.remotes['sports']?.canary).toMatchObject({
      salt: `sports:${B}:2`,
      cohorts: { exclude: ['vip'] },
    });
    expect(statusLines(await world.live(), Date.now()).join('\n')).toContain(
      `ramp: ${B} for 1 % without vip`,
    );
    await world.order({
      verb: 'canary',
      name: 'sports',
      version: B,
      plan: { percent: 1, exclude: [] },
    });
    expect((await world.live()).registry.remotes['sports']?.canary?.cohorts?.exclude).toEqual([]);
    await world.order({
      verb: 'canary',
      name: 'sports',
      version: B,
      plan: { percent: 1 },
      counts: { [`sports@${B}`]: many },
    });
    expect((await world.live()).registry.remotes['sports']?.canary).toMatchObject({
      loadsBefore: 500,
      failuresBefore: 1,
    });
    await expect(world.order({ verb: 'ramp', name: 'sports', counts: many })).rejects.toThrow(
      'only 0 of 200 loads seen at this share (fails 0.0 %)',
    );
  });

  test('a halted one has no addresses and no needs: others may take the address, and a host goes live that it could not run on', async () => {
    await world.goLive('host', A);
    await world.goLive('sports', A);
    await world.publish('sports', B, {
      surface: { routes: [{ path: '/sports/*' }, { path: '/keno' }] },
      requires: { hostApi: '>=1.0 <2' },
    });
    await world.order({ verb: 'canary', name: 'sports', version: B, plan: { percent: 1 } });
    await world.publish('keno', A, { surface: { routes: [{ path: '/keno' }] } });
    await expect(world.order({ verb: 'promote', name: 'keno' })).rejects.toThrow(
      'belongs to sports',
    );
    await world.publish('host', '2.0.0_bbbbbbb', { offers: { ...OFFERS, api: '2.0.0' } });
    await expect(
      world.order({ verb: 'promote', name: 'host', version: '2.0.0_bbbbbbb' }),
    ).rejects.toThrow(`sports@${B} needs host API`);
    await world.order({ verb: 'halt', name: 'sports', why: 'fails' });
    await world.order({ verb: 'promote', name: 'host', version: '2.0.0_bbbbbbb' });
    await world.order({ verb: 'promote', name: 'keno' });
    expect(
      (await world.live()).registry.routes.filter(({ path: route }) => route === '/keno'),
    ).toEqual([{ path: '/keno', owner: 'keno' }]);
    await expect(
      world.order({ verb: 'canary', name: 'sports', version: B, plan: { percent: 1 } }),
    ).rejects.toThrow(`sports@${B} needs host API`);
  });

  test('refuses what makes no sense', async () => {
    await world.goLive('host', A);
    await world.goLive('sports', A);
    await world.publish('sports', B);
    await expect(
      world.order({ verb: 'canary', name: 'host', version: A, plan: { percent: 1 } }),
    ).rejects.toThrow('the host has no canary');
    await expect(
      world.order({ verb: 'canary', name: 'sports', version: A, plan: { percent: 1 } }),
    ).rejects.toThrow('already live for everybody');
    await expect(
      world.order({ verb: 'canary', name: 'sports', version: B, plan: { percent: 101 } }),
    ).rejects.toThrow('from 0 to 100');
    await expect(world.order({ verb: 'halt', name: 'sports', why: 'x' })).rejects.toThrow(
      'sports has no ramp running',
    );
  });

  test('explain gives the sentence of the resolver for one device', async () => {
    await world.goLive('host', A);
    await world.goLive('sports', A);
    await world.publish('sports', B);
    await world.order({ verb: 'canary', name: 'sports', version: B, plan: { percent: 25 } });
    const { registry } = await world.live();
    const said = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((unitId) =>
      explainDevice(registry, 'sports', {
        unitId,
        bucket: bucketFor(unitId),
        now: Date.now(),
        cohorts: [],
      }),
    );
    expect(
      said.some((line) => line.startsWith(`sports → ${B} because canary ${B} taken; bucket 0.`)),
    ).toBe(true);
    expect(
      said.some((line) => line.startsWith(`sports → ${A} because stable ${A} taken; bucket 0.`)),
    ).toBe(true);
    expect(statusLines(await world.live(), Date.now()).join('\n')).toContain(`ramp: ${B} for 25 %`);
  });
});
