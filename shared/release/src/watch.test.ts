import type { Health, VersionHealth } from '@site/contracts/releases/health';
import { contextAt, type ReleaseContext } from './context';
import { publishBuild } from './publish';
import { readPlanned } from './seasons/planned';
import { schedule } from './seasons/schedule';
import { SIGNED, testReleases, type TestReleases } from './testing/test-releases';
import { look as lookAround } from './watch';

const A = '1.0.0_aaaaaaa';
const B = '1.1.0_bbbbbbb';
const plan = {
  id: 'cny-2027',
  from: '2027-01-29T00:00+08:00',
  until: '2027-02-13T00:00+08:00',
  revealAt: '2027-01-28T22:00+08:00',
  priority: 10,
  graceMinutes: 30,
  prefetchJitterSeconds: 3600,
};

let now = Date.parse('2027-01-20T00:00:00+08:00');
let world: TestReleases;
beforeEach(async () => {
  now = Date.parse('2027-01-20T00:00:00+08:00');
  world = testReleases(undefined, () => new Date(now));
  await world.goLive('host', A);
});
afterEach(() => world.close());

/** A look at which nothing may fail. */
async function look(context: ReleaseContext, health: Health | null): Promise<readonly string[]> {
  const { done, faults } = await lookAround(context, health);
  expect(faults).toEqual([]);
  return done;
}

describe('the watcher', () => {
  const counts = (loads: number, failures: number): VersionHealth => ({
    loads,
    failures,
    recovered: 0,
    p75: 300,
    faults: {},
    shadow: { checks: 0, failures: 0 },
  });
  const health = (versions: Health['versions']): Health => ({
    now,
    versions,
    requests: { since: 0, last: {} },
  });

  beforeEach(async () => {
    await world.goLive('sports', A);
    await world.publish('sports', B);
  });

  test('halts a version that fails too often, and only that', async () => {
    await world.order({ verb: 'canary', name: 'sports', version: B, plan: { percent: 5 } });
    expect(await look(world.context, health({ [`sports@${B}`]: counts(199, 190) }))).toEqual([]);
    expect(
      await look(
        world.context,
        health({ [`sports@${A}`]: counts(900, 800), [`sports@${B}`]: counts(400, 4) }),
      ),
    ).toEqual([]);
    expect(await look(world.context, health({ [`sports@${B}`]: counts(400, 20) }))).toEqual([
      `sports@${B} halted: 5.0 % of 400 loads failed, more than 1.0 %`,
    ]);
    expect((await world.live()).registry.remotes['sports']?.canary).toMatchObject({
      percent: 0,
      halted: '5.0 % of 400 loads failed, more than 1.0 %',
    });
    expect(await look(world.context, health({ [`sports@${B}`]: counts(500, 25) }))).toEqual([]);
  });

  test('one that cannot be done keeps nothing else from its turn, and what fails is halted first', async () => {
    await world.order({ verb: 'canary', name: 'sports', version: B, plan: { percent: 5 } });
    for (const name of ['season_cny_2027', 'season_love'])
      await publishBuild(world.context.held, world.build(name, A));
    await schedule(world.context, 'season_cny_2027', plan, SIGNED);
    await schedule(world.context, 'season_love', { ...plan, id: 'love' }, SIGNED);
    for (const file of await world.context.held.list('remotes/season_cny_2027'))
      await world.context.held.remove(file.path);
    now = Date.parse('2027-03-28T22:00:00+08:00');
    const { done, faults } = await lookAround(
      world.context,
      health({ [`sports@${B}`]: counts(400, 20) }),
    );
    expect(done.map((line) => line.replace(/ halted.*|, generation.*/, ''))).toEqual([
      `sports@${B}`,
      'season_love: window love revealed',
    ]);
    expect(faults).toEqual([
      'not done: season_cny_2027 was never published here; hold it back with: npm run release -- season publish cny-2027, then plan it with season schedule',
    ]);
    expect((await readPlanned(world.context.held)).map(({ name }) => name)).toEqual([
      'season_cny_2027',
    ]);
  });

  test('a ramp that begins again on old counts goes on until its own loads fail', async () => {
    const old = counts(400, 20);
    await world.order({
      verb: 'canary',
      name: 'sports',
      version: B,
      plan: { percent: 1, auto: true },
      counts: { [`sports@${B}`]: old },
    });
    expect(await look(world.context, health({ [`sports@${B}`]: old }))).toEqual([]);
    now += 11 * 60_000;
    expect(await look(world.context, health({ [`sports@${B}`]: counts(700, 20) }))).toEqual([
      `sports@${B} took its next share, generation 4`,
    ]);
    expect(await look(world.context, health({ [`sports@${B}`]: counts(899, 200) }))).toEqual([]);
    expect(await look(world.context, health({ [`sports@${B}`]: counts(900, 23) }))).toEqual([
      `sports@${B} halted: 1.5 % of 200 loads failed, more than 1.0 %`,
    ]);
  });

  test('goes on with a ramp that is left to it, once loads and time are there', async () => {
    await world.order({
      verb: 'canary',
      name: 'sports',
      version: B,
      plan: { percent: 1, auto: true },
    });
    const good = (loads: number): Health => health({ [`sports@${B}`]: counts(loads, 0) });
    expect(await look(world.context, good(400))).toEqual([]);
    for (const [share, loads] of [
      [5, 400],
      [25, 800],
    ] as const) {
      now += 11 * 60_000;
      await look(world.context, good(loads));
      expect((await world.live()).registry.remotes['sports']?.canary?.percent).toBe(share);
    }
    now += 11 * 60_000;
    expect(await look(world.context, null)).toEqual([]);
    await look(world.context, good(1_200));
    expect((await world.live()).registry.remotes['sports']).toMatchObject({
      stable: B,
      canary: null,
    });
  });

  test('signs anew before a pointer expires, once, also where the site has another time than this machine', async () => {
    const later = now + 61 * 86_400_000;
    const elsewhere = contextAt(world.context, () => new Date(later));
    expect(await look(elsewhere, null)).toEqual(['signed anew, generation 3']);
    expect(await look(elsewhere, null)).toEqual([]);
    now += 122 * 86_400_000;
    expect(await look(world.context, null)).toEqual(['signed anew, generation 4']);
    expect(await look(world.context, null)).toEqual([]);
  });
});
