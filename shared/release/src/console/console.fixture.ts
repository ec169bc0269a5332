/** The console's server over a small release store, and how its page speaks to it. */
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ConsoleState } from '@site/contracts/releases/console';
import type { Health } from '@site/contracts/releases/health';
import { testReleases, type TestReleases } from '../testing/test-releases';
import { createConsole } from './server';

/** What is live of host and sports at first, and what of sports is only published. */
export const A = '1.0.0_aaaaaaa';
export const B = '1.1.0_bbbbbbb';
const HOST = '127.0.0.1:4310';

/** What a test may change: the time, what the edge counted, who is signed in. */
export interface ConsoleFixture {
  now: number;
  health: Health | null;
  cookie: string;
  readonly world: TestReleases;
  readonly app: FastifyInstance;
}

/** Opens a console server over a new release store with a clock of its own. */
export async function openConsole(): Promise<ConsoleFixture> {
  const fixture = {
    now: Date.parse('2027-01-20T00:00:00+08:00'),
    health: null as Health | null,
    cookie: '',
  };
  const world = testReleases(undefined, () => new Date(fixture.now));
  const pageDir = path.join(world.root, 'page');
  fs.mkdirSync(pageDir);
  fs.writeFileSync(path.join(pageDir, 'index.html'), '<!doctype html>console');
  fs.writeFileSync(path.join(pageDir, 'console.js'), 'void 0');
  const app = createConsole({
    context: () => world.context,
    token: 'the-token',
    site: 'http://127.0.0.1:4300',
    pageDir,
    now: () => fixture.now,
    // Nothing is live that the gate's browser could run here.
    smokeStage: () => Promise.reject(new Error('this test has no browser')),
    watch: {
      health: () => fixture.health,
      said: () => [{ at: fixture.now, said: 'looked' }],
      lookNow: async () => undefined,
      stop: () => undefined,
    },
  });
  await world.goLive('host', A);
  await world.goLive('sports', A);
  await world.publish('sports', B);
  return Object.assign(fixture, { world, app });
}

/** Ends it. */
export async function closeConsole({ app, world }: ConsoleFixture): Promise<void> {
  await app.close();
  world.close();
}

/** The calls of the page, with the session of the fixture. */
export function callsOf(fixture: () => ConsoleFixture) {
  const post = (url: string, payload: object, headers: Record<string, string> = {}) => {
    const { app, cookie } = fixture();
    return app.inject({
      method: 'POST',
      url,
      payload,
      headers: { host: HOST, origin: `http://${HOST}`, 'x-console': '1', cookie, ...headers },
    });
  };
  const get = (url: string, headers: Record<string, string> = {}) => {
    const { app, cookie } = fixture();
    return app.inject({ method: 'GET', url, headers: { host: HOST, cookie, ...headers } });
  };
  return {
    post,
    get,
    order: (wanted: object, why = 'because') => post('/api/orders', { order: wanted, why }),
    state: async (): Promise<ConsoleState> => (await get('/api/state')).json<ConsoleState>(),
    /** Signs in. */
    enter: async (): Promise<void> => {
      const { headers } = await post('/api/sign-in', { token: 'the-token', who: 'Lin' });
      fixture().cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    },
  };
}
