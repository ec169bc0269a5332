import { auditTrail } from '../audit-trail';
import { difference } from '../context';
import { OFFERS, testReleases, type TestReleases } from '../testing/test-releases';

const A = '1.0.0_aaaaaaa';
const B = '1.1.0_bbbbbbb';
const C = '1.2.0_ccccccc';

let world: TestReleases;
beforeEach(() => {
  world = testReleases();
});
afterEach(() => world.close());

describe('windows of seasons', () => {
  const plan = {
    id: 'cny-2027',
    from: '2027-01-29T00:00+08:00',
    until: '2027-02-13T00:00+08:00',
    priority: 10,
    graceMinutes: 30,
    prefetchJitterSeconds: 3600,
  };

  test('a season is planned, moved, given a new version, ended and taken out', async () => {
    await world.goLive('host', A);
    await world.publish('season_cny', A);
    await world.order({ verb: 'schedule', name: 'season_cny', plan });
    expect((await world.live()).registry.remotes['season_cny']).toMatchObject({
      stable: A,
      windows: [{ id: 'cny-2027', version: A, zone: 'Asia/Shanghai', killed: false }],
    });
    await world.order({
      verb: 'schedule',
      name: 'season_cny',
      plan: { ...plan, until: '2027-02-14T00:00+08:00' },
    });
    await world.goLive('season_cny', B);
    expect((await world.live()).registry.remotes['season_cny']?.windows).toMatchObject([
      { version: B, until: '2027-02-14T00:00+08:00' },
    ]);
    const end = { verb: 'kill-window', name: 'season_cny', id: 'cny-2027' } as const;
    await expect(world.order(end)).rejects.toThrow(
      'say what is wrong with season_cny: --reason code|text|prize|law',
    );
    await expect(world.order({ ...end, reason: 'mood' })).rejects.toThrow('not "mood"');
    await world.order({ ...end, reason: 'text' });
    expect((await world.live()).registry.remotes['season_cny']?.windows).toMatchObject([
      { killed: true, killedFor: 'text' },
    ]);
    await expect(world.order({ ...end, reason: 'text' })).rejects.toThrow('is off already');
    await world.order({ verb: 'unschedule', name: 'season_cny', id: 'cny-2027' });
    await expect(
      world.order({ verb: 'unschedule', name: 'season_cny', id: 'cny-2027' }),
    ).rejects.toThrow('has no window "cny-2027"; it has: none');
    expect(
      (await auditTrail(world.context.store, 'production'))
        .flatMap(({ record }) => record?.notes ?? [])
        .join('\n'),
    ).toMatch(
      /priority 10, off \(text\)[^]*window cny-2027 planned: 2027-01-29T00:00\+08:00 until 2027-02-13T00:00\+08:00, priority 10/,
    );
  });

  test('a window that is planned with a version of its own changes no other one, and keeps it over releases and rollbacks of the season', async () => {
    const early = {
      ...plan,
      id: 'cny-2026',
      from: '2026-01-29T00:00+08:00',
      until: '2026-02-13T00:00+08:00',
    };
    world.close();
    world = testReleases(undefined, () => new Date('2026-02-01T00:00:00+08:00'));
    const windows = async (): Promise<unknown> => {
      const line = (await world.live()).registry.remotes['season_cny'];
      return [line?.stable, line?.windows?.map((window) => window.version)];
    };
    await world.goLive('host', A);
    await world.publish('season_cny', A);
    await world.order({ verb: 'schedule', name: 'season_cny', plan: early });
    await world.publish('season_cny', B);
    await world.order({ verb: 'schedule', name: 'season_cny', version: B, plan });
    expect(await windows()).toEqual([A, [A, B]]);
    await world.order({ verb: 'schedule', name: 'season_cny', plan: { ...plan, priority: 11 } });
    expect(await windows()).toEqual([A, [A, B]]);
    await world.goLive('season_cny', C);
    expect(await windows()).toEqual([C, [C, B]]);
    await world.order({ verb: 'rollback', name: 'season_cny' });
    expect(await windows()).toEqual([A, [A, B]]);
  });

  test('once the window before is over the season takes the version of the next', async () => {
    world.close();
    world = testReleases(undefined, () => new Date('2027-03-01T00:00:00+08:00'));
    await world.goLive('host', A);
    await world.publish('season_cny', A, {
      surface: { routes: [{ path: '/old' }] },
      requires: { hostApi: '>=1.0 <2' },
    });
    await world.order({ verb: 'schedule', name: 'season_cny', plan });
    await world.publish('season_cny', B);
    await world.order({
      verb: 'schedule',
      name: 'season_cny',
      version: B,
      plan: {
        ...plan,
        id: 'cny-2028',
        from: '2028-01-25T00:00+08:00',
        until: '2028-02-10T00:00+08:00',
      },
    });
    expect((await world.live()).registry.remotes['season_cny']).toMatchObject({
      stable: B,
      windows: [{ version: A }, { version: B }],
    });
    // What only a window that is over names holds up nobody.
    expect((await world.live()).registry.routes).not.toContainEqual({
      path: '/old',
      owner: 'season_cny',
    });
    await world.goLive('host', '2.0.0_bbbbbbb', { offers: { ...OFFERS, api: '2.0.0' } });
  });

  test('times without the zone, backwards windows and parts that are no seasons are refused', async () => {
    await world.goLive('host', A);
    await world.publish('season_cny', A);
    await world.publish('sports', A);
    await expect(
      world.order({
        verb: 'schedule',
        name: 'season_cny',
        plan: { ...plan, from: '2027-01-29T00:00' },
      }),
    ).rejects.toThrow('write 2027-01-29T00:00+08:00');
    await expect(
      world.order({ verb: 'schedule', name: 'season_cny', plan: { ...plan, until: plan.from } }),
    ).rejects.toThrow('before it begins');
    await expect(
      world.order({ verb: 'schedule', name: 'season_cny', plan: { ...plan, id: 'No Name' } }),
    ).rejects.toThrow('lower case letters');
    await expect(world.order({ verb: 'schedule', name: 'sports', plan })).rejects.toThrow(
      'sports is no season',
    );
  });

  test('a rehearsal says what would change and changes nothing', async () => {
    await world.goLive('host', A);
    await world.publish('season_cny', A);
    expect(await difference(world.context, { verb: 'schedule', name: 'season_cny', plan })).toEqual(
      [
        `season_cny: nothing -> ${A}`,
        'season_cny: window cny-2027 planned: 2027-01-29T00:00+08:00 until 2027-02-13T00:00+08:00, priority 10',
      ],
    );
    expect((await world.live()).channel.generation).toBe(1);
  });
});
