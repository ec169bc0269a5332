import fs from 'node:fs';
import path from 'node:path';
import { makePreview } from '../preview';
import { publishBuild } from '../publish';
import { look as lookAround } from '../watch';
import { ALL_REHEARSED, SIGNED, type TestReleases } from '../testing/test-releases';
import { SEASON_PLAN, testSeason } from '../testing/test-season';
import type { ReleaseContext } from '../context';
import { dropPlanned, keepPlanned, readPlanned } from './planned';
import { killOrder, reveal, schedule } from './schedule';

const A = '1.0.0_aaaaaaa';
const at = (text: string): number => Date.parse(text);
const plan = SEASON_PLAN;

let now = at('2027-01-20T00:00:00+08:00');
let world: TestReleases;
beforeEach(async () => {
  now = at('2027-01-20T00:00:00+08:00');
  world = await testSeason(() => new Date(now));
});
afterEach(() => world.close());

/** A look at which nothing may fail. */
async function look(context: ReleaseContext): Promise<readonly string[]> {
  const { done, faults } = await lookAround(context, null, ALL_REHEARSED);
  expect(faults).toEqual([]);
  return done;
}

/** Hashes and signatures are noise, and noise spells any three letters one day. */
const NOISE = /(sha384-|"value": ?")[A-Za-z0-9+/]{64,}={0,2}/g;

/** Everything a visitor could fetch. */
function publicText(): string {
  const root = path.join(world.root, 'site');
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .map(
      (entry) =>
        `${entry.name} ${entry.isFile() ? fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8') : ''}`,
    )
    .join('\n')
    .replaceAll(NOISE, '$1');
}

describe('embargo', () => {
  test('before its reveal nothing public names a season; at that moment the watcher makes it live', async () => {
    expect((await schedule(world.context, 'season_cny_2027', plan, SIGNED)).kind).toBe('kept');
    now = at('2027-01-28T21:59:59+08:00');
    expect(await look(world.context)).toEqual([]);
    expect(publicText()).not.toMatch(/cny/i);
    now = at('2027-01-28T22:00:00+08:00');
    expect(await look(world.context)).toEqual(['season_cny_2027: window cny-2027 revealed']);
    expect(publicText()).toMatch(/cny/i);
    expect((await world.live()).registry.remotes['season_cny_2027']).toMatchObject({
      stable: A,
      windows: [{ id: 'cny-2027', from: plan.from }],
    });
    expect(await readPlanned(world.context.held)).toEqual([]);
    expect(await look(world.context)).toEqual([]);
  });

  test('a reveal that was cut off is completed by the next look', async () => {
    await schedule(world.context, 'season_cny_2027', plan, SIGNED);
    now = at('2027-01-28T22:00:00+08:00');
    const broken = {
      ...world.context,
      store: {
        ...world.context.store,
        swap: async () => {
          throw new Error('killed');
        },
      },
    };
    expect(
      await lookAround(
        { ...broken, writer: () => ({ ...world.context.writer(), store: broken.store }) },
        null,
        ALL_REHEARSED,
      ),
    ).toEqual({ done: [], faults: ['not done: killed'] });
    expect((await world.live()).registry.remotes['season_cny_2027']).toBeUndefined();
    expect(await look(world.context)).toEqual(['season_cny_2027: window cny-2027 revealed']);
    expect((await world.live()).registry.remotes['season_cny_2027']?.stable).toBe(A);
  });

  test('a plan that would be refused at its reveal is refused when it is made, and nothing of it is public', async () => {
    await publishBuild(
      world.context.held,
      world.build('season_thief', A, { surface: { routes: [{ path: '/login' }] } }),
    );
    await expect(
      schedule(world.context, 'season_thief', { ...plan, id: 'thief' }, SIGNED),
    ).rejects.toThrow('belongs to host');
    const { revealAt: _none, ...open } = plan;
    await expect(
      schedule(world.context, 'season_thief', { ...open, id: 'thief' }, SIGNED),
    ).rejects.toThrow('belongs to host');
    await expect(
      makePreview(world.context, { name: 'season_thief', at: null, hours: 1 }, SIGNED),
    ).rejects.toThrow('belongs to host');
    expect(publicText()).not.toMatch(/thief/);
    expect(await readPlanned(world.context.held)).toEqual([]);
  });

  test('a public window cannot go back under embargo; one under embargo is not killed but taken out', async () => {
    const { revealAt: _none, ...open } = plan;
    await schedule(world.context, 'season_cny_2027', open, SIGNED);
    await expect(schedule(world.context, 'season_cny_2027', plan, SIGNED)).rejects.toThrow(
      'window cny-2027 of season_cny_2027 is public already and cannot be hidden again',
    );
    // Once it is over the same window may be planned anew, also under embargo.
    const year = (moment: string): string => moment.replace('2027', '2028');
    const before = now;
    now = Date.parse(plan.until) + 1;
    expect(
      (
        await schedule(
          world.context,
          'season_cny_2027',
          {
            ...plan,
            from: year(plan.from),
            until: year(plan.until),
            revealAt: year(plan.revealAt),
          },
          SIGNED,
        )
      ).kind,
    ).toBe('kept');
    await dropPlanned(world.context.held, 'season_cny_2027', 'cny-2027');
    now = before;
    expect(
      (
        await schedule(
          world.context,
          'season_cny_2027',
          { ...plan, id: 'again', from: '2027-03-01T00:00+08:00', until: '2027-03-02T00:00+08:00' },
          SIGNED,
        )
      ).kind,
    ).toBe('kept');
    await expect(killOrder(world.context, 'season_cny_2027', 'again', 'code')).rejects.toThrow(
      'is under embargo, nobody sees it; take it out of the plan with: npm run release -- season unschedule cny-2027 --id again',
    );
    expect(await killOrder(world.context, 'season_cny_2027', 'cny-2027', 'code')).toMatchObject({
      verb: 'kill-window',
    });
  });

  test('a plan that is moved while it is revealed is not lost, and one that was taken out is not revealed', async () => {
    await schedule(world.context, 'season_cny_2027', plan, SIGNED);
    const [kept] = await readPlanned(world.context.held);
    if (!kept) throw new Error('nothing was kept');
    now = at('2027-01-28T22:00:00+08:00');
    const moved = {
      ...kept,
      plan: { ...kept.plan, revealAt: '2027-02-01T00:00+08:00', from: '2027-02-02T00:00+08:00' },
    };
    const { store } = world.context;
    const slow: ReleaseContext = {
      ...world.context,
      writer: () => ({
        ...world.context.writer(),
        store: {
          ...store,
          swap: async (...words) => {
            await keepPlanned(world.context.held, moved);
            return store.swap(...words);
          },
        },
      }),
    };
    expect(await reveal(slow, kept)).toBe(true);
    expect(await readPlanned(world.context.held)).toEqual([moved]);
    expect(await reveal(world.context, kept)).toBe(false);
  });
});
