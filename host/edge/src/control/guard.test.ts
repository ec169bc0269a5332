/** Who reaches the control surfaces, a line per caller. */
import type { EdgeConfig } from '../config';
import { startEdge, type RunningEdge } from '../testing/edge-fixture';
import { rawBackend, rawExchange, type RawBackend } from '@site/testing/raw-sockets';

let backend: RawBackend;
const running: RunningEdge[] = [];
beforeAll(async () => {
  backend = await rawBackend();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
});
afterAll(() => backend.close());

async function edge(over: Partial<EdgeConfig> = {}): Promise<RunningEdge> {
  const made = await startEdge(backend.url, { isSandbox: true, ...over });
  running.push(made);
  return made;
}
async function statusOf(
  { port, host }: RunningEdge,
  path: string,
  {
    method = 'GET',
    own = host,
    lines = [],
  }: { method?: string; own?: string; lines?: readonly string[] } = {},
): Promise<number> {
  const text = await rawExchange(
    port,
    [
      `${method} ${path} HTTP/1.1`,
      `host: ${own}`,
      'connection: close',
      ...(method === 'GET' ? [] : ['content-length: 0']),
      ...lines,
      '',
      '',
    ].join('\r\n'),
  );
  return Number(text.slice(9, 12));
}
const SURFACES = ['/__sandbox/clock', '/__edge/releases/health', '/__edge/reports'];

test.each([
  ['this machine by its address', 'GET', [], 200],
  ['this machine by its name', 'GET', ['HOST localhost:PORT'], 200],
  ['by its other name', 'GET', ['HOST [::1]:PORT'], 200],
  ['another name that leads here', 'GET', ['HOST evil.example:PORT'], 404],
  ['a name that begins like this machine', 'GET', ['HOST localhost.evil.example'], 404],
  ['somebody behind a proxy', 'GET', ['x-forwarded-for: 127.0.0.1'], 404],
  ['somebody behind another', 'GET', ['forwarded: for=127.0.0.1'], 404],
  ['with a forwarded host', 'GET', ['x-forwarded-host: localhost'], 404],
  ['a write of this machine', 'POST', [], 200],
  ['of its own page', 'POST', ['origin: http://OWN', 'sec-fetch-site: same-origin'], 200],
  ['of a typed address', 'POST', ['sec-fetch-site: none'], 200],
  ["of another site's page", 'POST', ['origin: https://evil.example'], 404],
  ['of a page without a name', 'POST', ['origin: null'], 404],
  ['of another port', 'POST', ['origin: http://127.0.0.1:1'], 404],
  ['of another site', 'POST', ['sec-fetch-site: cross-site'], 404],
  ['of a sister site', 'POST', ['sec-fetch-site: same-site'], 404],
])('[C-17] %s: %s %j is %d', async (_who, method, given, status) => {
  const made = await edge();
  const own =
    given
      .find((line) => line.startsWith('HOST '))
      ?.slice(5)
      .replace('PORT', String(made.port)) ?? made.host;
  const lines = given
    .filter((line) => !line.startsWith('HOST '))
    .map((line) => line.replace('OWN', own));
  expect(await statusOf(made, SURFACES[0] ?? '', { method, own, lines })).toBe(status);
  if (method === 'GET')
    for (const surface of SURFACES)
      expect([surface, await statusOf(made, surface, { own, lines })]).toEqual([surface, status]);
  else
    expect(await statusOf(made, '/__edge/reports', { method: 'DELETE', own, lines })).toBe(
      status === 200 ? 204 : status,
    );
});

test('an edge that listens to other machines asks for the secret, and lets nobody in without one', async () => {
  const made = await edge({ listen: '0.0.0.0', controlSecret: 'a long secret' });
  expect(await statusOf(made, '/__sandbox/clock')).toBe(404);
  expect(await statusOf(made, '/__sandbox/clock', { lines: ['x-control-secret: another'] })).toBe(
    404,
  );
  expect(
    await statusOf(made, '/__sandbox/clock', { lines: ['x-control-secret: a long secret'] }),
  ).toBe(200);
  expect(
    await statusOf(made, '/__sandbox/clock', {
      lines: ['x-control-secret: a long secret', 'x-forwarded-for: 10.0.0.1'],
    }),
  ).toBe(404);
  expect(
    await statusOf(await edge({ listen: '::' }), '/__sandbox/clock', {
      lines: ['x-control-secret: '],
    }),
  ).toBe(404);
});

test('behind a proxy that says nothing of itself nobody gets in without the secret', async () => {
  const plain = await edge();
  const asProxy = (path: string): Promise<string> =>
    rawExchange(
      plain.port,
      `GET ${path} HTTP/1.0\r\nhost: ${plain.host}\r\nconnection: close\r\n\r\n`,
    );
  for (const surface of SURFACES) expect((await asProxy(surface)).slice(9, 12)).toBe('404');
  const proxied = await edge({ proxies: 1, controlSecret: 'a long secret' });
  expect(await statusOf(proxied, '/__sandbox/clock')).toBe(404);
  expect(
    await statusOf(proxied, '/__sandbox/clock', { lines: ['x-control-secret: a long secret'] }),
  ).toBe(200);
});

test('[C-35] on live the surfaces are not there, with or without a secret; counts and readiness are on the port of operations', async () => {
  const probe = await edge();
  const opsPort = probe.port;
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
  const made = await edge({ env: 'live', controlSecret: 's', opsPort });
  backend.forget();
  for (const surface of [...SURFACES, '/__sandbox', '/__sandbox/members/member01']) {
    for (const lines of [[], ['x-control-secret: s']])
      expect([surface, await statusOf(made, surface, { lines })]).toEqual([surface, 404]);
  }
  expect(backend.received()).toEqual([]);
  const ops = { ...made, port: opsPort, host: `127.0.0.1:${opsPort}` };
  expect(await statusOf(ops, '/__edge/releases/health')).toBe(200);
  expect(await statusOf(ops, '/readyz')).toBe(200);
  for (const path of ['/__sandbox/clock', '/cn/mobile/', '/api/x'])
    expect([path, await statusOf(ops, path)]).toEqual([path, 404]);
  expect(await statusOf(ops, '/__edge/releases/health', { own: 'evil.example' })).toBe(404);
});
