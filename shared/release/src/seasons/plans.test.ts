import fs from 'node:fs';
import path from 'node:path';
import { publishBuild } from '../publish';
import { SIGNED, type TestReleases } from '../testing/test-releases';
import { SEASON_PLAN, testSeason } from '../testing/test-season';
import { seasonName, seasonSlug } from './names';
import { dropPlanned, keepPlanned, readPlanned, type Planned } from './planned';
import { onlyWindow, schedule, scheduleDifference, unschedule } from './schedule';

const A = '1.0.0_aaaaaaa';
const B = '1.1.0_bbbbbbb';
const C = '1.2.0_ccccccc';
const D = '1.3.0_ddddddd';
const at = (text: string): number => Date.parse(text);
const plan = SEASON_PLAN;

let now = at('2027-01-20T00:00:00+08:00');
let world: TestReleases;
beforeEach(async () => {
  now = at('2027-01-20T00:00:00+08:00');
  world = await testSeason(() => new Date(now));
});
afterEach(() => world.close());

describe('embargo', () => {
  test('without a reveal, or with one that is over, a season is planned at once; a plan can be taken back', async () => {
    const { revealAt: _none, ...open } = plan;
    await schedule(world.context, 'season_cny_2027', plan, SIGNED);
    expect(await unschedule(world.context, 'season_cny_2027', 'cny-2027', SIGNED)).toBeNull();
    expect((await schedule(world.context, 'season_cny_2027', open, SIGNED)).kind).toBe('live');
    expect(await onlyWindow(world.context, 'season_cny_2027')).toBe('cny-2027');
    await schedule(
      world.context,
      'season_cny_2027',
      { ...open, id: 'again', from: '2027-03-01T00:00+08:00', until: '2027-03-02T00:00+08:00' },
      SIGNED,
    );
    await expect(onlyWindow(world.context, 'season_cny_2027')).rejects.toThrow(
      'has several windows (cny-2027, again)',
    );
    expect((await unschedule(world.context, 'season_cny_2027', 'again', SIGNED))?.generation).toBe(
      4,
    );
  });

  test('what is not published, no season, or badly named is refused; a damaged plan is never overwritten', async () => {
    await expect(schedule(world.context, 'season_none', plan, SIGNED)).rejects.toThrow(
      'season_none was never published; run: npm run release -- season publish none',
    );
    await expect(schedule(world.context, 'season_cny_2027', plan, SIGNED, B)).rejects.toThrow(
      `season_cny_2027@${B} is not published; there are: ${A}`,
    );
    await publishBuild(world.context.held, world.build('sports', A));
    await expect(schedule(world.context, 'sports', plan, SIGNED)).rejects.toThrow(
      'sports is no season',
    );
    expect(() => seasonName('../x')).toThrow('lower case letters');
    expect(seasonSlug(seasonName('cny-2027'))).toBe('cny-2027');
    fs.writeFileSync(path.join(world.root, 'release', 'planned.json'), '{}');
    await expect(schedule(world.context, 'season_cny_2027', plan, SIGNED)).rejects.toThrow(
      'is damaged',
    );
  });

  test.each([
    [
      'part of a minute of grace',
      { graceMinutes: 2.5 },
      'the grace is a whole number from 0, not "2.5"',
    ],
    ['grace below zero', { graceMinutes: -5 }, 'the grace is a whole number from 0, not "-5"'],
    ['a name that is none', { id: 'No Name' }, 'lower case letters'],
    ['half a priority', { priority: 1.5 }, 'a priority is a whole number, not "1.5"'],
    ['a moment that is none', { from: '2027-01-29' }, 'is no time'],
  ])(
    '%s is refused before it is kept, and the plans can be read on',
    async (_what, wrong, sentence) => {
      await expect(
        schedule(world.context, 'season_cny_2027', { ...plan, ...wrong }, SIGNED),
      ).rejects.toThrow(sentence);
      await expect(
        scheduleDifference(world.context, 'season_cny_2027', { ...plan, ...wrong }),
      ).rejects.toThrow(sentence);
      expect(await readPlanned(world.context.held)).toEqual([]);
    },
  );

  test('blanks around a typed time are no part of it; what cannot be read again is never written', async () => {
    await schedule(
      world.context,
      'season_cny_2027',
      { ...plan, from: ` ${plan.from}`, until: `${plan.until} `, revealAt: ` ${plan.revealAt}` },
      SIGNED,
    );
    const [kept] = await readPlanned(world.context.held);
    expect(kept?.plan).toEqual(plan);
    await expect(
      keepPlanned(world.context.held, {
        ...kept,
        name: 'season_x',
        version: 'nonsense',
      } as Planned),
    ).rejects.toThrow('this plan cannot be kept (windows.1.version');
    expect(await readPlanned(world.context.held)).toHaveLength(1);
  });

  test('moving a season keeps the version that is live, unless a held one was built later or another is named', async () => {
    const { revealAt: _none, ...open } = plan;
    const versionOf = async (): Promise<unknown> =>
      (await world.live()).registry.remotes['season_cny_2027']?.windows?.[0]?.version;
    await schedule(world.context, 'season_cny_2027', open, SIGNED);
    await world.goLive('season_cny_2027', B, { builtAt: '2026-12-02T00:00:00Z' });
    await publishBuild(
      world.context.held,
      world.build('season_cny_2027', C, { builtAt: '2026-12-01T00:00:00Z' }),
    );
    await schedule(
      world.context,
      'season_cny_2027',
      { ...open, until: '2027-02-14T00:00+08:00' },
      SIGNED,
    );
    expect(await versionOf()).toBe(B);
    await schedule(world.context, 'season_cny_2027', open, SIGNED, C);
    expect(await versionOf()).toBe(C);
    await publishBuild(
      world.context.held,
      world.build('season_cny_2027', D, { builtAt: '2026-12-03T00:00:00Z' }),
    );
    await schedule(world.context, 'season_cny_2027', open, SIGNED);
    expect(await versionOf()).toBe(D);
  });

  test('plans of several writers are all kept', async () => {
    await schedule(world.context, 'season_cny_2027', plan, SIGNED);
    const [kept] = await readPlanned(world.context.held);
    if (!kept) throw new Error('nothing was kept');
    await Promise.all([
      ...['a', 'b', 'c', 'd'].map((id) =>
        keepPlanned(world.context.held, { ...kept, plan: { ...kept.plan, id } }),
      ),
      dropPlanned(world.context.held, 'season_cny_2027', 'cny-2027'),
    ]);
    expect((await readPlanned(world.context.held)).map((each) => each.plan.id).toSorted()).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });
});
