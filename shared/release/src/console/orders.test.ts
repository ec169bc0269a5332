import type {
  ConsoleDifference,
  ConsoleLink,
  ConsoleTrailEntry,
} from '@site/contracts/releases/console';
import { publishBuild } from '../publish';
import { look } from '../watch';
import { A, B, callsOf, closeConsole, openConsole, type ConsoleFixture } from './console.fixture';

let open: ConsoleFixture;
const { post, get, order, state, enter } = callsOf(() => open);

beforeEach(async () => {
  open = await openConsole();
});
afterEach(() => closeConsole(open));

describe('orders', () => {
  beforeEach(enter);

  test('a ramp names cohorts and members as the command does; a misspelt one is refused, a code stands in nothing public', async () => {
    const ramp = {
      verb: 'canary',
      name: 'sports',
      version: B,
      percent: 0,
      auto: true,
      include: ['staff', 'share:5', 'member:M100002'],
      exclude: ['vip'],
    };
    expect((await post('/api/difference', { ...ramp, include: ['vpi'] })).json()).toEqual({
      message: expect.stringContaining('there is no cohort "vpi"; there are: vip, staff, new'),
      zh: expect.stringMatching(/^没有“vpi”这个人群；可用：vip/),
    });
    expect((await post('/api/difference', ramp)).json<ConsoleDifference>().lines).toEqual([
      expect.stringMatching(
        new RegExp(`^sports: no ramp -> ${B} for 0 % and staff, share:5, named#\\d+ without vip$`),
      ),
    ]);
    await order(ramp, 'the house first');
    const { registry } = await open.world.live();
    expect(registry.remotes['sports']?.canary?.cohorts?.exclude).toEqual(['vip']);
    expect(JSON.stringify(registry)).not.toContain('M100002');
    expect((await state()).parts.find(({ name }) => name === 'sports')?.canary).toMatchObject({
      percent: 0,
      cohorts: expect.stringContaining('and staff, share:5'),
    });
  });

  test('a difference changes nothing; an order is carried out by the same commands, with who and why in the trail', async () => {
    const ramp = { verb: 'canary', name: 'sports', version: B, percent: 1, auto: true };
    expect((await post('/api/difference', ramp)).json()).toEqual({
      lines: [`sports: no ramp -> ${B} for 1 %`],
      facts: [],
      order: ramp,
    });
    expect((await open.world.live()).channel.generation).toBe(2);
    expect((await order(ramp, 'try it')).json()).toEqual({
      said: { en: 'live as generation 3', zh: '已上线，第 3 代' },
    });
    const [last] = (await get('/api/audit')).json<ConsoleTrailEntry[]>();
    expect(last).toMatchObject({
      intact: true,
      generation: 3,
      record: { by: 'Lin', why: 'try it', action: 'canary' },
    });
    open.health = {
      now: open.now,
      versions: {
        [`sports@${B}`]: {
          loads: 500,
          failures: 1,
          recovered: 1,
          p75: 320,
          faults: { network: 1 },
          shadow: { checks: 0, failures: 0 },
        },
      },
      requests: { since: 0, last: {} },
    };
    expect((await state()).parts.find(({ name }) => name === 'sports')).toMatchObject({
      canary: { percent: 1, auto: true },
      canaryHealth: { loads: 500 },
      health: null,
      published: [
        { version: B, marks: ['ramp at 1 %'], isRevoked: false, isUnclean: false },
        { version: A, marks: ['live'] },
      ],
      oldest: { version: A },
    });
    expect((await order({ verb: 'ramp', name: 'sports', force: false })).json()).toEqual({
      message:
        'sports stays at 1 %: this share has stood for 0 of 10 minutes (fails 0.2 %); --force goes on all the same',
      zh: 'sports 保持 1 %：此比例已持续 0 分钟，需要 10 分钟（失败率 0.2 %）；如确有把握，可选择不等待',
    });
    await order({ verb: 'ramp', name: 'sports', force: true });
    await order({ verb: 'halt', name: 'sports' }, 'looks bad');
    expect((await state()).parts.find(({ name }) => name === 'sports')?.canary).toMatchObject({
      percent: 0,
      halted: 'looks bad',
    });
  });

  test('promote, roll back, switch off and on, and bring the site back', async () => {
    await order({ verb: 'promote', name: 'sports', version: B });
    await order({ verb: 'rollback', name: 'sports' });
    await order({ verb: 'kill', name: 'sports' }, 'incident');
    expect((await state()).parts[0]).toMatchObject({ stable: A, kill: 'incident', good: [] });
    await order({ verb: 'revive', name: 'sports' });
    await order({ verb: 'restore', generation: 3 });
    expect((await state()).parts[0]).toMatchObject({ stable: B, kill: null });
  });

  test('what a person confirmed is done to what that person saw, or not at all', async () => {
    const shown = async (wanted: object) =>
      (await post('/api/difference', wanted)).json<ConsoleDifference>().order;
    await order({ verb: 'canary', name: 'sports', version: B, percent: 1, auto: false });
    const step = await shown({ verb: 'ramp', name: 'sports', force: true });
    expect(step).toEqual({ verb: 'ramp', name: 'sports', force: true, from: 1 });
    expect((await order(step)).statusCode).toBe(200);
    expect((await order(step)).json()).toEqual({
      message:
        'sports is at 5 % now, not at 1 % any more: another order was faster; look again with: npm run release -- status',
      zh: 'sports 目前是 5 %，已不是 1 %：有人先操作了，请刷新后再看',
    });
    const live = await shown({ verb: 'promote', name: 'sports', version: B });
    expect(live).toMatchObject({ from: A });
    await order(live);
    await open.world.goLive('sports', '1.2.0_ccccccc');
    const back = await shown({ verb: 'rollback', name: 'sports' });
    expect([(await order(back)).statusCode, (await order(back)).statusCode]).toEqual([200, 409]);
    expect((await state()).parts[0]).toMatchObject({ stable: B, good: [A] });
  });

  test('a ramp that begins again is not judged by what was counted before', async () => {
    open.health = {
      now: open.now,
      versions: {
        [`sports@${B}`]: {
          loads: 220,
          failures: 220,
          recovered: 0,
          p75: 0,
          faults: {},
          shadow: { checks: 0, failures: 0 },
        },
      },
      requests: { since: 0, last: {} },
    };
    await order({ verb: 'canary', name: 'sports', version: B, percent: 1, auto: true });
    expect((await open.world.live()).registry.remotes['sports']?.canary).toMatchObject({
      loadsBefore: 220,
      failuresBefore: 220,
    });
    expect(await look(open.world.context, open.health)).toEqual({ done: [], faults: [] });
  });

  test('what cannot be read or done is a sentence, and nothing is without a reason', async () => {
    expect((await order({ verb: 'explode', name: 'sports' })).statusCode).toBe(409);
    expect((await order({ verb: 'rollback', name: 'sports' }, '  ')).statusCode).toBe(409);
    expect((await order({ verb: 'rollback', name: 'sports' })).json()).toEqual({
      message: `sports has no earlier good version; ${A} stays`,
      zh: `sports 没有可回退的版本，保持 ${A}`,
    });
    expect((await open.world.live()).channel.generation).toBe(2);
  });

  test('a season is planned under embargo, shown in the calendar with its warnings, previewed with a link, and ended', async () => {
    await publishBuild(
      open.world.context.held,
      open.world.build('season_cny', A, {
        surface: { title: '新春', routes: [{ path: '/event_CNY' }] },
      }),
    );
    await publishBuild(
      open.world.context.held,
      open.world.build('season_love', A, {
        surface: { title: '情人节', routes: [{ path: '/event_Love' }] },
      }),
    );
    expect((await state()).seasons).toEqual([
      { name: 'season_cny', title: '新春', squad: 's', versions: [A] },
      { name: 'season_love', title: '情人节', squad: 's', versions: [A] },
    ]);
    const plan = {
      id: 'cny',
      from: '2027-01-29T00:00+08:00',
      until: '2027-02-13T00:00+08:00',
      revealAt: '2027-01-28T22:00+08:00',
      priority: 10,
      graceMinutes: 30,
    };
    const cny = { verb: 'schedule', name: 'season_cny', plan };
    expect((await post('/api/difference', cny)).json<{ lines: string[] }>().lines[0]).toBe(
      'under embargo until 2027-01-28T22:00+08:00; then:',
    );
    expect((await order(cny)).json()).toEqual({
      said: {
        en: 'kept under embargo until 2027-01-28T22:00+08:00',
        zh: '已加密保存，2027-01-28T22:00+08:00 之前不公开',
      },
    });
    const { revealAt: _none, ...unhidden } = plan;
    await order({
      verb: 'schedule',
      name: 'season_love',
      plan: {
        ...unhidden,
        id: 'love',
        from: '2027-02-12T00:00+08:00',
        until: '2027-02-15T00:00+08:00',
      },
    });
    const { calendar, warnings } = await state();
    expect(
      calendar.map(({ season, embargoed, phase, title }) => [season, embargoed, phase, title]),
    ).toEqual([
      ['cny', true, 'before', '新春'],
      ['love', false, 'before', '情人节'],
    ]);
    expect(warnings[0]?.en).toMatch('cny and love overlap');
    expect(warnings[0]?.zh).toMatch('cny 与 love 自');
    const link = (
      await post('/api/preview', { name: 'season_cny', at: '2027-01-30T20:00+08:00', hours: 2 })
    ).json<ConsoleLink>();
    expect(link.isHeld).toBe(true);
    expect(link.url).toMatch(/^http:\/\/127\.0\.0\.1:4300\/cn\/mobile\/event_CNY\?preview=v1\.pv-/);
    expect(
      (await post('/api/preview', { name: null, at: '2027-01-30', hours: 2 })).json<{
        message: string;
      }>().message,
    ).toMatch('is no time');
    const takeOut = { verb: 'unschedule', name: 'season_cny', id: 'cny' };
    expect((await post('/api/difference', takeOut)).json()).toEqual({
      lines: ['season_cny: window cny is under embargo and goes; nothing public changes'],
      facts: [{ kind: 'goes', isRunning: false, isHidden: true }],
      order: takeOut,
    });
    expect(
      (await order({ ...takeOut, verb: 'kill-window', reason: 'text' })).json<{ message: string }>()
        .message,
    ).toMatch('is under embargo, nobody sees it; take it out of the plan');
    expect((await order({ verb: 'unschedule', name: 'season_cny', id: 'cny' })).json()).toEqual({
      said: { en: 'the window under embargo is gone', zh: '未公开的排期已撤销' },
    });
    await order({ verb: 'kill-window', name: 'season_love', id: 'love', reason: 'code' });
    expect((await state()).calendar).toMatchObject([{ season: 'love', phase: 'killed' }]);
  });
});
