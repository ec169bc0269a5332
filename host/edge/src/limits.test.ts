/** What the edge bears: reports, load, waits; and how it says whether it can be used. */
import { startEdge, type RunningEdge } from './testing/edge-fixture';
import { PLAIN_ANSWER, rawBackend, type RawBackend } from '@site/testing/raw-sockets';

let backend: RawBackend;
const running: RunningEdge[] = [];
beforeAll(async () => {
  backend = await rawBackend((text) => (text.includes('/slow') ? null : PLAIN_ANSWER));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
});
afterAll(() => backend.close());
const edge = async (
  ...given: Parameters<typeof startEdge> extends [URL, ...infer Rest] ? Rest : never
): Promise<RunningEdge> => {
  const made = await startEdge(backend.url, ...given);
  running.push(made);
  return made;
};

test('[C-15] an address that sends reports without end is told to wait; others are not', async () => {
  const { app } = await edge({ proxies: 1 });
  const report = (from: string) =>
    app.inject({
      method: 'POST',
      url: '/api/csp',
      headers: { 'content-type': 'application/csp-report', 'x-forwarded-for': from },
      payload: '{}',
    });
  const statuses: number[] = [];
  for (let at = 0; at < 70; at += 1) statuses.push((await report('198.51.100.1')).statusCode);
  expect([
    statuses.filter((status) => status === 204).length,
    statuses.filter((status) => status === 429).length,
  ]).toEqual([60, 10]);
  const last = await report('198.51.100.1');
  expect(last.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-type': 'text/plain; charset=utf-8',
  });
  expect((await report('198.51.100.2')).statusCode).toBe(204);
});

test('a report that is too long is 413, not a failure of the edge', async () => {
  const { app } = await edge();
  const answered = await app.inject({
    method: 'POST',
    url: '/api/csp',
    headers: { 'content-type': 'application/csp-report' },
    payload: 'a'.repeat(70_000),
  });
  expect([answered.statusCode, answered.headers['x-content-type-options']]).toEqual([
    413,
    'nosniff',
  ]);
});

test('an overrun machine lets new visitors wait in words of the site; calls, files and health pass', async () => {
  const { app, host } = await edge({ mostHeapBytes: 1 });
  // The watcher looks once a second.
  let document = await app.inject('/cn/mobile/');
  for (const end = Date.now() + 10_000; document.statusCode === 200 && Date.now() < end;) {
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    document = await app.inject('/cn/mobile/');
  }
  expect([
    document.statusCode,
    document.headers['retry-after'],
    document.body.includes('系统维护中'),
  ]).toEqual([503, '30', true]);
  expect(document.headers['content-security-policy']).toContain("default-src 'none'");
  for (const method of ['GET', 'POST'])
    expect((await fetch(`http://${host}/api/x`, { method })).status).toBe(200);
  for (const url of [
    '/healthz',
    '/cn/mobile/_mf/channel/production.json',
    '/cn/mobile/_mf/remotes/wallet/1.0.0_aaaaaaa/remoteEntry.aaaa.js',
  ])
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200]);
});

test('that the process answers is one thing, that the site can be used another, with its reasons', async () => {
  const well = await edge();
  expect((await well.app.inject('/readyz')).json()).toEqual({ status: 'ok' });
  const alone = await startEdge(new URL('http://127.0.0.1:9'));
  running.push(alone);
  expect([
    (await alone.app.inject('/healthz')).json(),
    (await alone.app.inject('/healthz')).statusCode,
  ]).toEqual([{ status: 'ok' }, 200]);
  const answered = await alone.app.inject('/readyz');
  expect([answered.statusCode, answered.json()]).toEqual([
    503,
    { status: 'starting', reasons: ['the back end does not answer'] },
  ]);
});
