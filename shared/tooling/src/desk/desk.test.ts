import fs from 'node:fs';
import path from 'node:path';
import type {
  DeskDifference,
  DeskLink,
  DeskState,
  DeskTrailEntry,
} from '@site/contracts/releases/desk';
import type { FastifyInstance } from 'fastify';
import type { Health } from '@site/contracts/releases/health';
import { publishBuild } from '../release/publish';
import { testOffice, type TestOffice } from '../release/testing/test-office';
import { look } from '../release/watch';
import { createDesk } from './desk-server';
import { deskToken } from './sign-in';

const A = '1.0.0_aaaaaaa';
const B = '1.1.0_bbbbbbb';
const HOST = '127.0.0.1:4310';

let now = Date.parse('2027-01-20T00:00:00+08:00');
let world: TestOffice;
let app: FastifyInstance;
let cookie = '';
let health: Health | null = null;

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { host: HOST, origin: `http://${HOST}`, 'x-desk': '1', cookie, ...headers },
  });
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host: HOST, cookie, ...headers } });
const order = (wanted: object, why = 'because') => post('/api/orders', { order: wanted, why });
const state = async (): Promise<DeskState> => (await get('/api/state')).json<DeskState>();

beforeEach(async () => {
  now = Date.parse('2027-01-20T00:00:00+08:00');
  health = null;
  cookie = '';
  world = testOffice(undefined, () => new Date(now));
  fs.mkdirSync(path.join(world.root, 'page'));
  fs.writeFileSync(path.join(world.root, 'page', 'index.html'), '<!doctype html>desk');
  fs.writeFileSync(path.join(world.root, 'page', 'desk.js'), 'void 0');
  app = createDesk({
    office: () => world.office,
    token: 'the-token',
    site: 'http://127.0.0.1:4300',
    pageDir: path.join(world.root, 'page'),
    now: () => now,
    watch: {
      health: () => health,
      said: () => [{ at: now, said: 'looked' }],
      lookNow: async () => undefined,
      stop: () => undefined,
    },
  });
  await world.goLive('host', A);
  await world.goLive('sports', A);
  await world.publish('sports', B);
});
afterEach(async () => {
  await app.close();
  world.close();
});

async function enter(): Promise<void> {
  cookie =
    String(
      (await post('/api/sign-in', { token: 'the-token', who: 'Lin' })).headers['set-cookie'],
    ).split(';')[0] ?? '';
}

describe('the door', () => {
  test('opens with the printed token only, and slows down who guesses', async () => {
    expect((await get('/api/state')).statusCode).toBe(401);
    expect((await get('/')).body).toContain('desk');
    for (let at = 0; at < 5; at += 1)
      expect((await post('/api/sign-in', { token: 'guess', who: 'x' })).statusCode).toBe(403);
    expect((await post('/api/sign-in', { token: 'the-token', who: 'x' })).statusCode).toBe(429);
    now += 60_001;
    const inside = await post('/api/sign-in', { token: 'the-token', who: 'Lin' });
    expect(String(inside.headers['set-cookie'])).toMatch(
      /^desk=[A-Za-z0-9_-]{32}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/,
    );
    expect(deskToken()).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{1,5}){5}$/);
  });

  test('a session ends after a working day and with signing out', async () => {
    await enter();
    expect((await get('/api/state')).statusCode).toBe(200);
    now += 12 * 3_600_000 + 1;
    expect((await get('/api/state')).statusCode).toBe(401);
    await enter();
    await post('/api/sign-out', {});
    expect((await get('/api/state')).statusCode).toBe(401);
  });

  test('another page, another host name and a request without the mark are refused', async () => {
    await enter();
    expect(
      (
        await post(
          '/api/orders',
          { order: { verb: 'kill', name: 'sports' }, why: 'x' },
          { origin: 'http://evil.example' },
        )
      ).statusCode,
    ).toBe(403);
    expect((await get('/api/state', { host: 'evil.example' })).statusCode).toBe(403);
    expect((await post('/api/orders', {}, { 'x-desk': '' })).statusCode).toBe(403);
    expect((await get('/page/..%2Fpackage.json')).statusCode).toBe(404);
    expect((await get('/page/desk.js')).headers['content-type']).toBe(
      'text/javascript; charset=utf-8',
    );
  });
});

describe('orders', () => {
  beforeEach(enter);

  test('a difference changes nothing; an order is carried out by the same commands, with who and why in the trail', async () => {
    const ramp = { verb: 'canary', name: 'sports', version: B, percent: 1, auto: true };
    expect((await post('/api/difference', ramp)).json()).toEqual({
      lines: [`sports: no ramp -> ${B} for 1 %`],
      order: ramp,
    });
    expect((await world.live()).channel.generation).toBe(2);
    expect((await order(ramp, 'try it')).json()).toEqual({ said: 'live as generation 3' });
    const [last] = (await get('/api/audit')).json<DeskTrailEntry[]>();
    expect(last).toMatchObject({
      intact: true,
      generation: 3,
      record: { by: 'Lin', why: 'try it', action: 'canary' },
    });
    health = {
      now,
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
      published: [B, A],
      oldest: { version: A },
    });
    expect((await order({ verb: 'ramp', name: 'sports', force: false })).json()).toEqual({
      message:
        'sports stays at 1 %: this share has stood for 0 of 10 minutes (fails 0.2 %); --force goes on all the same',
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
      (await post('/api/difference', wanted)).json<DeskDifference>().order;
    await order({ verb: 'canary', name: 'sports', version: B, percent: 1, auto: false });
    const step = await shown({ verb: 'ramp', name: 'sports', force: true });
    expect(step).toEqual({ verb: 'ramp', name: 'sports', force: true, from: 1 });
    expect((await order(step)).statusCode).toBe(200);
    expect((await order(step)).json()).toEqual({
      message:
        'sports is at 5 % now, not at 1 % any more: another order was faster; look again with: npm run release -- status',
    });
    const live = await shown({ verb: 'promote', name: 'sports', version: B });
    expect(live).toMatchObject({ from: A });
    await order(live);
    await world.goLive('sports', '1.2.0_ccccccc');
    const back = await shown({ verb: 'rollback', name: 'sports' });
    expect([(await order(back)).statusCode, (await order(back)).statusCode]).toEqual([200, 409]);
    expect((await state()).parts[0]).toMatchObject({ stable: B, good: [A] });
  });

  test('a ramp that begins again is not judged by what was counted before', async () => {
    health = {
      now,
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
    expect((await world.live()).registry.remotes['sports']?.canary).toMatchObject({
      loadsBefore: 220,
      failuresBefore: 220,
    });
    expect(await look(world.office, health)).toEqual({ done: [], faults: [] });
  });

  test('what cannot be read or done is a sentence, and nothing is without a reason', async () => {
    expect((await order({ verb: 'explode', name: 'sports' })).statusCode).toBe(409);
    expect((await order({ verb: 'rollback', name: 'sports' }, '  ')).statusCode).toBe(409);
    expect((await order({ verb: 'rollback', name: 'sports' })).json()).toEqual({
      message: `sports has no earlier good version; ${A} stays`,
    });
    expect((await world.live()).channel.generation).toBe(2);
  });

  test('a season is planned under embargo, shown in the calendar with its warnings, previewed with a link, and ended', async () => {
    await publishBuild(
      world.office.held,
      world.build('season_cny', A, {
        surface: { title: '新春', routes: [{ path: '/event_CNY' }] },
      }),
    );
    await publishBuild(
      world.office.held,
      world.build('season_love', A, {
        surface: { title: '情人节', routes: [{ path: '/event_Love' }] },
      }),
    );
    expect((await state()).seasons).toEqual([
      { name: 'season_cny', title: '新春', versions: [A] },
      { name: 'season_love', title: '情人节', versions: [A] },
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
      said: 'kept under embargo until 2027-01-28T22:00+08:00',
    });
    const { revealAt: _none, ...open } = plan;
    await order({
      verb: 'schedule',
      name: 'season_love',
      plan: {
        ...open,
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
    expect(warnings[0]).toMatch('cny and love overlap');
    const link = (
      await post('/api/preview', { name: 'season_cny', at: '2027-01-30T20:00+08:00', hours: 2 })
    ).json<DeskLink>();
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
      order: takeOut,
    });
    expect(
      (await order({ ...takeOut, verb: 'kill-window' })).json<{ message: string }>().message,
    ).toMatch('is under embargo, nobody sees it; take it out of the plan');
    expect((await order({ verb: 'unschedule', name: 'season_cny', id: 'cny' })).json()).toEqual({
      said: 'the window under embargo is gone',
    });
    await order({ verb: 'kill-window', name: 'season_love', id: 'love' });
    expect((await state()).calendar).toMatchObject([{ season: 'love', phase: 'killed' }]);
  });
});
