/** A whole edge as whoever watches it sees it: names of requests, lines of its log, figures. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { createEdge } from '../app';
import { edgeSite, host } from '../app.fixture';

const site = edgeSite();
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

interface Line {
  readonly request: string;
  readonly path: string;
  readonly status: number | null;
}

/** Runs an edge with a log of its own; its lines are whole when it has ended. */
async function logged(
  work: (port: number) => Promise<void>,
  over: Parameters<typeof site.configOf>[0] = {},
): Promise<readonly Line[]> {
  const accessLog = path.join(fs.mkdtempSync(path.join(site.root, 'log-')), 'access.jsonl');
  const edge = createEdge(site.configOf({ accessLog, ...over }));
  await edge.listen({ port: 0, host: '127.0.0.1' });
  const address = edge.server.address();
  await work(typeof address === 'object' && address ? address.port : 0);
  await edge.close();
  return fs
    .readFileSync(accessLog, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
}

/** Asks over a real connection, as nothing else gives bytes. */
const ask = (
  port: number,
  url: string,
  headers: Record<string, string> = {},
): Promise<{ readonly headers: http.IncomingHttpHeaders; readonly body: string }> =>
  new Promise((resolve, reject) => {
    http
      .get({ port, path: url, headers: { host, ...headers }, agent: false }, (answer) => {
        let body = '';
        answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
        answer.on('end', () => resolve({ headers: answer.headers, body }));
      })
      .on('error', reject);
  });
const seenBy = (body: string) => JSON.parse(body) as { headers: Record<string, string> };

test('one name for a request: in the answer, at the back end and in the log, which holds nothing of a query', async () => {
  let named: unknown;
  const lines = await logged(async (port) => {
    const { headers, body } = await ask(port, '/api/seen?token=secret');
    named = headers['x-request-id'];
    const onward = seenBy(body).headers;
    expect(onward['x-request-id']).toBe(named);
    expect(onward['traceparent']).toMatch(new RegExp(`^00-[0-9a-f]{32}-${String(named)}-00$`));
  });
  expect(named).toMatch(/^[0-9a-f]{16}$/);
  expect(lines).toEqual([
    expect.objectContaining({
      request: named,
      kind: 'call',
      method: 'GET',
      path: '/api/seen',
      status: 200,
      address: '127.0.0.1',
      ms: expect.any(Number),
      backEndMs: expect.any(Number),
      bytes: expect.any(Number),
    }),
  ]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('a visitor cannot write a trace, a proxy of our own can', async () => {
  const told = { traceparent: PARENT, tracestate: 'vendor=1', 'x-request-id': 'mine' };
  await logged(async (port) => {
    const { headers } = seenBy((await ask(port, '/api/seen', told)).body);
    expect(headers['traceparent']).not.toContain(TRACE);
    expect(headers['tracestate']).toBeUndefined();
    expect(headers['x-request-id']).not.toBe('mine');
  });
  // The edge's own front for TLS passes on what a visitor wrote.
  await logged(
    async (port) => {
      const { headers } = seenBy((await ask(port, '/api/seen', told)).body);
      expect(headers['traceparent']).not.toContain(TRACE);
    },
    { httpsPort: 4343 },
  );
  await logged(
    async (port) => {
      const { headers } = seenBy((await ask(port, '/api/seen', told)).body);
      expect(headers['traceparent']).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`));
      expect(headers['tracestate']).toBe('vendor=1');
    },
    { proxies: 1 },
  );
});

test('what is refused, not there, or cut half way has its line, too', async () => {
  const lines = await logged(async (port) => {
    await ask(port, '/cn/mobile/no-such-file.js');
    await ask(port, '/cn/%2e%2e/secret');
    await ask(port, '/api/drop').catch(() => undefined);
  });
  expect(lines.map(({ status }) => status)).toEqual([404, expect.any(Number), null]);
  expect(lines[1]?.status).toBeGreaterThanOrEqual(400);
  expect(lines[2]).toMatchObject({ cut: true, backEnd: 'silent' });
});

test('a log that cannot be written costs no request its answer', async () => {
  const edge = createEdge(
    site.configOf({ accessLog: path.join(site.root, 'no', 'such', 'folder') }),
  );
  const answer = await edge.inject({ url: '/healthz', headers: { host } });
  expect(answer.statusCode).toBe(200);
  await edge.close();
});

test('figures are there for this machine, not for others, and never at the public origin of members', async () => {
  const edge = createEdge(site.configOf());
  await edge.inject({ url: '/cn/mobile/', headers: { host } });
  await edge.inject({
    method: 'POST',
    url: '/api/csp',
    headers: { host, 'content-type': 'application/csp-report' },
    payload: JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src' } }),
  });
  const { statusCode, headers, body } = await edge.inject({ url: '/metrics', headers: { host } });
  expect([statusCode, String(headers['content-type'])]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  for (const line of [
    'site_requests_total{kind="document",method="GET",status="200"} 1',
    'site_policy_reports_total{directive="img-src"} 1',
    'site_pointer_stale 0',
  ])
    expect(body).toContain(`${line}\n`);
  expect(body).toMatch(/^site_generation \d+$/m);
  expect(body).toMatch(/^process_resident_memory_bytes \d+/m);
  const stranger = await edge.inject({
    url: '/metrics',
    headers: { host },
    remoteAddress: '203.0.113.9',
  });
  expect(stranger.statusCode).not.toBe(200);
  await edge.close();
  const live = createEdge(site.configOf({ env: 'live' }));
  expect((await live.inject({ url: '/metrics', headers: { host } })).statusCode).toBe(404);
  await live.close();
});

test('counts of versions outlive a restart, and a file that holds none begins anew with a word', async () => {
  const countsFile = path.join(site.root, 'counts.json');
  const beacon = {
    generation: 1,
    httpStatus: 0,
    attempt: 0,
    page: '/sbtwo/sports-im',
    appVersion: '1',
    osType: 'iOS',
    remote: 'wallet',
    version: '1.0.0_aaaaaaa',
    phase: 'done',
    fault: null,
    recovered: false,
    ms: 120,
  };
  const countsOf = async (edge: ReturnType<typeof createEdge>) =>
    (
      (await edge.inject({ url: '/__edge/releases/health', headers: { host } })).json() as {
        readonly versions: Record<string, { readonly loads: number; readonly p75: number }>;
      }
    ).versions['wallet@1.0.0_aaaaaaa'];
  const first = createEdge(site.configOf({ countsFile }));
  const told = await first.inject({
    method: 'POST',
    url: '/log/releases',
    headers: { host, 'content-type': 'application/json' },
    payload: JSON.stringify({ records: [beacon] }),
  });
  expect(told.statusCode).toBe(204);
  const before = await countsOf(first);
  expect(before).toMatchObject({ loads: 1, p75: 120 });
  await first.close();
  const second = createEdge(site.configOf({ countsFile }));
  expect(await countsOf(second)).toEqual(before);
  await second.close();
  fs.writeFileSync(countsFile, '{"schema":"edge-counts/1","versions":[]}');
  const third = createEdge(site.configOf({ countsFile }));
  expect(await countsOf(third)).toBeUndefined();
  await third.close();
});
