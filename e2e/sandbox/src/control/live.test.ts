/**
 * With `SITE_ENV=live` the sandbox is steered by whoever knows its secret, and by nobody where it
 * has none.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createSandbox } from '../create-sandbox';
import { startServer } from '../testing/server-process';

const SECRET = 'a long secret';
/** Callers that bring nothing, and those that guess. */
const GUESSES: readonly Record<string, string>[] = [
  {},
  { 'x-control-secret': '' },
  { 'x-control-secret': 'null' },
  { 'x-control-secret': `${SECRET} ` },
];
/** One address of each scope that has controls. */
const SURFACES = [
  '/__sandbox/clock',
  '/__sandbox/members/member01',
  '/__sandbox/requests',
  '/__sandbox/log',
  '/__sandbox/games',
  '/__sandbox/site-config',
  '/__sandbox/events/saba',
  '/__sandbox/replay',
];
const WRITES = [
  '/__sandbox/clock',
  '/__sandbox/reset',
  '/__sandbox/mini-games',
  '/__sandbox/promotions',
  '/__sandbox/disk',
];

async function statuses(app: FastifyInstance, headers: Record<string, string>): Promise<number[]> {
  const all = [
    ...SURFACES.map((url) => app.inject({ method: 'GET', url, headers })),
    ...WRITES.map((url) => app.inject({ method: 'POST', url, headers, payload: { full: false } })),
  ];
  return [...new Set((await Promise.all(all)).map(({ statusCode }) => statusCode))];
}

test.each([null, ''])(
  '[C-35] live and no secret (%j): nothing is mounted, whatever a caller brings',
  async (controlSecret) => {
    const app = createSandbox({ siteEnv: 'live', controlSecret });
    for (const headers of GUESSES) expect(await statuses(app, headers)).toEqual([404]);
    expect((await app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
    await app.close();
  },
);

test("[C-35] live and a secret: every call brings it, from this machine, by its own name, from no other site's page", async () => {
  const app = createSandbox({ siteEnv: 'live', controlSecret: SECRET });
  for (const headers of GUESSES) expect(await statuses(app, headers)).toEqual([404]);
  const own = { 'x-control-secret': SECRET };
  expect(await statuses(app, own)).toEqual([200]);
  expect(await statuses(app, { ...own, host: 'evil.example' })).toEqual([404]);
  expect(await statuses(app, { ...own, 'x-forwarded-for': '203.0.113.9' })).toEqual([404]);
  expect(
    (
      await app.inject({
        method: 'POST',
        url: '/__sandbox/clock',
        payload: {},
        headers: { ...own, origin: 'https://evil.example' },
      })
    ).statusCode,
  ).toBe(404);
  await app.close();
});

test('elsewhere callers of this machine need none, also where the edge has a secret of its own', async () => {
  const app = createSandbox({ siteEnv: 'staging', controlSecret: SECRET });
  expect(await statuses(app, {})).toEqual([200]);
  await app.close();
});

test('a server takes both from its environment', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'live-'));
  const clock = async (
    env: Readonly<Record<string, string>>,
    headers: Record<string, string>,
  ): Promise<number> => {
    const server = await startServer(dataDir, { env });
    const { status } = await fetch(`${server.base}/__sandbox/clock`, { headers });
    await server.kill();
    return status;
  };
  expect([
    await clock({ SITE_ENV: 'live', CONTROL_SECRET: '' }, {}),
    await clock({ SITE_ENV: 'live', CONTROL_SECRET: SECRET }, {}),
    await clock({ SITE_ENV: 'live', CONTROL_SECRET: SECRET }, { 'x-control-secret': SECRET }),
  ]).toEqual([404, 404, 200]);
  rmSync(dataDir, { recursive: true });
});
