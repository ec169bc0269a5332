import fs from 'node:fs';
import path from 'node:path';
import { readPreview } from '@site/domain/releases/preview';
import { makePreview } from '../preview';
import { publishBuild } from '../publish';
import { readLive } from '../live';
import { look as lookAround } from '../watch';
import { ALL_REHEARSED, SIGNED, testOffice, type TestOffice } from '../testing/test-office';
import type { Office } from '../office';
import { readCalendar } from './calendar';
import { seasonName, seasonSlug } from './names';
import { dropPlanned, keepPlanned, readPlanned, type Planned } from './planned';
import {
  killOrder,
  onlyWindow,
  reveal,
  schedule,
  scheduleDifference,
  unschedule,
} from './schedule';

const A = '1.0.0_aaaaaaa';
const B = '1.1.0_bbbbbbb';
const C = '1.2.0_ccccccc';
const D = '1.3.0_ddddddd';
const at = (text: string): number => Date.parse(text);
const plan = {
  id: 'cny-2027',
  from: '2027-01-29T00:00+08:00',
  until: '2027-02-13T00:00+08:00',
  revealAt: '2027-01-28T22:00+08:00',
  priority: 10,
  graceMinutes: 30,
  prefetchJitterSeconds: 3600,
};

let now = at('2027-01-20T00:00:00+08:00');
let world: TestOffice;
beforeEach(async () => {
  now = at('2027-01-20T00:00:00+08:00');
  world = testOffice(undefined, () => new Date(now));
  await world.goLive('host', A);
  await publishBuild(
    world.office.held,
    world.build('season_cny_2027', A, { surface: { routes: [{ path: '/event_CNY2027' }] } }),
  );
});
afterEach(() => world.close());

/** A look at which nothing may fail. */
async function look(office: Office): Promise<readonly string[]> {
  const { done, faults } = await lookAround(office, null, ALL_REHEARSED);
  expect(faults).toEqual([]);
  return done;
}

/** Everything a visitor could fetch. */
function publicText(): string {
  const root = path.join(world.root, 'site');
  return fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .map(
      (entry) =>
        `${entry.name} ${entry.isFile() ? fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8') : ''}`,
    )
    .join('\n');
}

describe('embargo', () => {
  test('before its reveal nothing public names a season; at that moment the watcher makes it live', async () => {
    expect((await schedule(world.office, 'season_cny_2027', plan, SIGNED)).kind).toBe('kept');
    now = at('2027-01-28T21:59:59+08:00');
    expect(await look(world.office)).toEqual([]);
    expect(publicText()).not.toMatch(/cny/i);
    now = at('2027-01-28T22:00:00+08:00');
    expect(await look(world.office)).toEqual(['season_cny_2027: window cny-2027 revealed']);
    expect((await world.live()).registry.remotes['season_cny_2027']).toMatchObject({
      stable: A,
      windows: [{ id: 'cny-2027', from: plan.from }],
    });
    expect(readPlanned(world.office.vault)).toEqual([]);
    expect(await look(world.office)).toEqual([]);
  });

  test('a reveal that was cut off is completed by the next look', async () => {
    await schedule(world.office, 'season_cny_2027', plan, SIGNED);
    now = at('2027-01-28T22:00:00+08:00');
    const broken = {
      ...world.office,
      store: {
        ...world.office.store,
        swap: async () => {
          throw new Error('killed');
        },
      },
    };
    expect(
      await lookAround(
        { ...broken, press: () => ({ ...world.office.press(), store: broken.store }) },
        null,
        ALL_REHEARSED,
      ),
    ).toEqual({ done: [], faults: ['not done: killed'] });
    expect((await world.live()).registry.remotes['season_cny_2027']).toBeUndefined();
    expect(await look(world.office)).toEqual(['season_cny_2027: window cny-2027 revealed']);
    expect((await world.live()).registry.remotes['season_cny_2027']?.stable).toBe(A);
  });

  test('without a reveal, or with one that is over, a season is planned at once; a plan can be taken back', async () => {
    const { revealAt: _none, ...open } = plan;
    await schedule(world.office, 'season_cny_2027', plan, SIGNED);
    expect(await unschedule(world.office, 'season_cny_2027', 'cny-2027', SIGNED)).toBeNull();
    expect((await schedule(world.office, 'season_cny_2027', open, SIGNED)).kind).toBe('live');
    expect(await onlyWindow(world.office, 'season_cny_2027')).toBe('cny-2027');
    await schedule(
      world.office,
      'season_cny_2027',
      { ...open, id: 'again', from: '2027-03-01T00:00+08:00', until: '2027-03-02T00:00+08:00' },
      SIGNED,
    );
    await expect(onlyWindow(world.office, 'season_cny_2027')).rejects.toThrow(
      'has several windows (cny-2027, again)',
    );
    expect((await unschedule(world.office, 'season_cny_2027', 'again', SIGNED))?.generation).toBe(
      4,
    );
  });

  test('what is not published, no season, or badly named is refused; a damaged plan is never overwritten', async () => {
    await expect(schedule(world.office, 'season_none', plan, SIGNED)).rejects.toThrow(
      'season_none was never published; run: npm run release -- season publish none',
    );
    await expect(schedule(world.office, 'season_cny_2027', plan, SIGNED, B)).rejects.toThrow(
      `season_cny_2027@${B} is not published; there are: ${A}`,
    );
    await publishBuild(world.office.held, world.build('sports', A));
    await expect(schedule(world.office, 'sports', plan, SIGNED)).rejects.toThrow(
      'sports is no season',
    );
    expect(() => seasonName('../x')).toThrow('lower case letters');
    expect(seasonSlug(seasonName('cny-2027'))).toBe('cny-2027');
    fs.writeFileSync(path.join(world.root, 'release', 'planned.json'), '{}');
    await expect(schedule(world.office, 'season_cny_2027', plan, SIGNED)).rejects.toThrow(
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
        schedule(world.office, 'season_cny_2027', { ...plan, ...wrong }, SIGNED),
      ).rejects.toThrow(sentence);
      await expect(
        scheduleDifference(world.office, 'season_cny_2027', { ...plan, ...wrong }),
      ).rejects.toThrow(sentence);
      expect(readPlanned(world.office.vault)).toEqual([]);
    },
  );

  test('blanks around a typed time are no part of it; what cannot be read again is never written', async () => {
    await schedule(
      world.office,
      'season_cny_2027',
      { ...plan, from: ` ${plan.from}`, until: `${plan.until} `, revealAt: ` ${plan.revealAt}` },
      SIGNED,
    );
    const [kept] = readPlanned(world.office.vault);
    expect(kept?.plan).toEqual(plan);
    await expect(
      keepPlanned(world.office.vault, {
        ...kept,
        name: 'season_x',
        version: 'nonsense',
      } as Planned),
    ).rejects.toThrow('this plan cannot be kept (windows.1.version');
    expect(readPlanned(world.office.vault)).toHaveLength(1);
  });

  test('a plan that would be refused at its reveal is refused when it is made, and nothing of it is public', async () => {
    await publishBuild(
      world.office.held,
      world.build('season_thief', A, { surface: { routes: [{ path: '/login' }] } }),
    );
    await expect(
      schedule(world.office, 'season_thief', { ...plan, id: 'thief' }, SIGNED),
    ).rejects.toThrow('belongs to host');
    const { revealAt: _none, ...open } = plan;
    await expect(
      schedule(world.office, 'season_thief', { ...open, id: 'thief' }, SIGNED),
    ).rejects.toThrow('belongs to host');
    await expect(
      makePreview(world.office, { name: 'season_thief', at: null, hours: 1 }, SIGNED),
    ).rejects.toThrow('belongs to host');
    expect(publicText()).not.toMatch(/thief/);
    expect(readPlanned(world.office.vault)).toEqual([]);
  });

  test('a public window cannot go back under embargo; one under embargo is not killed but taken out', async () => {
    const { revealAt: _none, ...open } = plan;
    await schedule(world.office, 'season_cny_2027', open, SIGNED);
    await expect(schedule(world.office, 'season_cny_2027', plan, SIGNED)).rejects.toThrow(
      'window cny-2027 of season_cny_2027 is public already and cannot be hidden again',
    );
    // Once it is over the same window may be planned anew, also under embargo.
    const year = (moment: string): string => moment.replace('2027', '2028');
    const before = now;
    now = Date.parse(plan.until) + 1;
    expect(
      (
        await schedule(
          world.office,
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
    await dropPlanned(world.office.vault, 'season_cny_2027', 'cny-2027');
    now = before;
    expect(
      (
        await schedule(
          world.office,
          'season_cny_2027',
          { ...plan, id: 'again', from: '2027-03-01T00:00+08:00', until: '2027-03-02T00:00+08:00' },
          SIGNED,
        )
      ).kind,
    ).toBe('kept');
    expect(() => killOrder(world.office, 'season_cny_2027', 'again')).toThrow(
      'is under embargo, nobody sees it; take it out of the plan with: npm run release -- season unschedule cny-2027 --id again',
    );
    expect(killOrder(world.office, 'season_cny_2027', 'cny-2027')).toMatchObject({
      verb: 'kill-window',
    });
  });

  test('a plan that is moved while it is revealed is not lost, and one that was taken out is not revealed', async () => {
    await schedule(world.office, 'season_cny_2027', plan, SIGNED);
    const [kept] = readPlanned(world.office.vault);
    if (!kept) throw new Error('nothing was kept');
    now = at('2027-01-28T22:00:00+08:00');
    const moved = {
      ...kept,
      plan: { ...kept.plan, revealAt: '2027-02-01T00:00+08:00', from: '2027-02-02T00:00+08:00' },
    };
    const { store } = world.office;
    const slow: Office = {
      ...world.office,
      press: () => ({
        ...world.office.press(),
        store: {
          ...store,
          swap: async (...words) => {
            await keepPlanned(world.office.vault, moved);
            return store.swap(...words);
          },
        },
      }),
    };
    expect(await reveal(slow, kept)).toBe(true);
    expect(readPlanned(world.office.vault)).toEqual([moved]);
    expect(await reveal(world.office, kept)).toBe(false);
  });

  test('moving a season keeps the version that is live, unless a held one was built later or another is named', async () => {
    const { revealAt: _none, ...open } = plan;
    const versionOf = async (): Promise<unknown> =>
      (await world.live()).registry.remotes['season_cny_2027']?.windows?.[0]?.version;
    await schedule(world.office, 'season_cny_2027', open, SIGNED);
    await world.goLive('season_cny_2027', B, { builtAt: '2026-12-02T00:00:00Z' });
    await publishBuild(
      world.office.held,
      world.build('season_cny_2027', C, { builtAt: '2026-12-01T00:00:00Z' }),
    );
    await schedule(
      world.office,
      'season_cny_2027',
      { ...open, until: '2027-02-14T00:00+08:00' },
      SIGNED,
    );
    expect(await versionOf()).toBe(B);
    await schedule(world.office, 'season_cny_2027', open, SIGNED, C);
    expect(await versionOf()).toBe(C);
    await publishBuild(
      world.office.held,
      world.build('season_cny_2027', D, { builtAt: '2026-12-03T00:00:00Z' }),
    );
    await schedule(world.office, 'season_cny_2027', open, SIGNED);
    expect(await versionOf()).toBe(D);
  });

  test('plans of several writers are all kept', async () => {
    await schedule(world.office, 'season_cny_2027', plan, SIGNED);
    const [kept] = readPlanned(world.office.vault);
    if (!kept) throw new Error('nothing was kept');
    await Promise.all([
      ...['a', 'b', 'c', 'd'].map((id) =>
        keepPlanned(world.office.vault, { ...kept, plan: { ...kept.plan, id } }),
      ),
      dropPlanned(world.office.vault, 'season_cny_2027', 'cny-2027'),
    ]);
    expect(
      readPlanned(world.office.vault)
        .map((each) => each.plan.id)
        .toSorted(),
    ).toEqual(['a', 'b', 'c', 'd']);
  });
});

test('the calendar shows what is live and what waits, with overlaps', async () => {
  const { revealAt: _none, ...open } = plan;
  await schedule(world.office, 'season_cny_2027', open, SIGNED);
  await publishBuild(world.office.held, world.build('season_love', A));
  await schedule(
    world.office,
    'season_love',
    {
      ...open,
      id: 'love',
      from: '2027-02-12T00:00+08:00',
      until: '2027-02-15T00:00+08:00',
      priority: 1,
      revealAt: '2027-02-11T00:00+08:00',
    },
    SIGNED,
  );
  const { rows, warnings } = await readCalendar(world.office, at('2027-02-01T00:00:00+08:00'));
  expect(
    rows.map(({ season, phase, embargoed, shown }) => [season, phase, embargoed, shown]),
  ).toEqual([
    ['cny-2027', 'running', false, true],
    ['love', 'before', true, false],
  ]);
  expect(warnings).toEqual([
    'cny-2027 and love overlap from 2027-02-12T00:00+08:00: cny-2027 is shown, its priority is higher',
  ]);
});

describe('previews', () => {
  test('a held season gets a channel that nobody guesses; production does not change, and the link is signed', async () => {
    await schedule(world.office, 'season_cny_2027', plan, SIGNED);
    const before = await world.live();
    const preview = await makePreview(
      world.office,
      { name: 'season_cny_2027', at: at('2027-01-30T20:00:00+08:00'), hours: 2 },
      SIGNED,
    );
    expect(preview.path).toMatch(/^\/cn\/mobile\/event_CNY2027\?preview=v1\.pv-[a-z2-7]{26}\./);
    expect(readPreview(preview.token)?.claim).toEqual({
      channel: preview.channel,
      at: at('2027-01-30T20:00:00+08:00'),
      expires: now + 2 * 3_600_000,
    });
    expect(await world.live()).toEqual(before);
    const shown = await readLive(world.office.store, preview.channel);
    expect(shown?.registry.remotes['season_cny_2027']?.windows).toMatchObject([{ id: 'cny-2027' }]);
    expect(preview.isHeld).toBe(true);
    expect(shown?.channel).toMatchObject({
      generation: before.channel.generation,
      expiresAt: new Date(now + 2 * 3_600_000).toISOString(),
    });
    expect(fs.readdirSync(path.join(world.root, 'site', 'audit'))).toEqual(['1.json']);
    await world.goLive('sports', A);
    expect((await world.live()).channel.generation).toBe(before.channel.generation + 1);
  });

  test('another moment alone needs no channel; a part is shown in the version that is named; too long is refused', async () => {
    await world.goLive('sports', A);
    await world.publish('sports', B);
    expect(
      await makePreview(world.office, { name: null, at: 1_000, hours: 1 }, SIGNED),
    ).toMatchObject({ channel: 'production', shows: 'what is live', isHeld: false });
    const preview = await makePreview(
      world.office,
      { name: 'sports', version: B, at: null, hours: 1 },
      SIGNED,
    );
    expect(
      (await readLive(world.office.store, preview.channel))?.registry.remotes['sports']?.stable,
    ).toBe(B);
    expect((await world.live()).registry.remotes['sports']?.stable).toBe(A);
    await expect(
      makePreview(world.office, { name: null, at: null, hours: 1_000 }, SIGNED),
    ).rejects.toThrow('a preview lasts');
  });
});
