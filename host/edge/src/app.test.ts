import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createEdge } from './app';
import type { EdgeConfig } from './config';
import { FIXTURE_VERSION, writeGeneration, writeStore } from './testing/store-fixture';

let root: string;
let backend: http.Server;
let app: FastifyInstance;
let address: string;
let registry: object;
const host = '127.0.0.1:4300';

function answer(request: http.IncomingMessage, response: http.ServerResponse): void {
  if (request.url === '/api/drop') return void request.socket.destroy();
  if (request.url === '/vendors/saba/stream') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: 1\n\n');
    return void setTimeout(() => response.end('data: 2\n\n'), 150);
  }
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    response.writeHead(200, {
      'content-type': request.url?.startsWith('/games') ? 'text/html' : 'application/json',
    });
    response.end(
      JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }),
    );
  });
}

const configOf = (over: Partial<EdgeConfig> = {}): EdgeConfig => {
  const target = backend.address();
  return {
    port: 4300,
    listen: '127.0.0.1',
    env: 'staging',
    siteDir: root,
    channel: 'production',
    keysFile: null,
    isSandbox: true,
    isDev: false,
    proxies: 0,
    controlSecret: null,
    opsPort: null,
    mostHeapBytes: null,
    backend: new URL(`http://127.0.0.1:${typeof target === 'object' && target ? target.port : 0}`),
    ...over,
  };
};

beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'edge-'));
  registry = writeStore(root);
  backend = http.createServer(answer);
  backend.on('upgrade', (_request, socket) =>
    socket.end(
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\nhello',
    ),
  );
  await new Promise<void>((resolve) => {
    backend.listen(0, '127.0.0.1', resolve);
  });
  app = createEdge(configOf());
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  backend.closeAllConnections();
  await new Promise((resolve) => {
    backend.close(resolve);
  });
  fs.rmSync(root, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host, ...headers } });

describe('the host document', () => {
  test('is served for every client route, named in Chinese, and cached nowhere', async () => {
    for (const url of ['/cn/mobile/', '/cn/mobile/sbtwo/sports-saba', '/cn/mobile/no/such/page']) {
      const answered = await get(url);
      expect(answered.statusCode).toBe(200);
      expect(answered.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(answered.body).toContain('<html lang="zh-Hans-CN"');
      expect(answered.body).toContain('viewport-fit=cover');
    }
  });

  test('[R2.2-3] on live the demo boards are not there, in any spelling; on staging they are', async () => {
    const live = createEdge(configOf({ env: 'live' }));
    for (const url of [
      '/cn/mobile/sbtwo/sports-im-demo',
      '/cn/mobile/sbtwo/Sports-SABA-demo/',
      '/cn/mobile/sbtwo/sports-bti%2Ddemo?a=1',
      '/cn/mobile/sbtwo//sports-im-demo',
    ]) {
      expect([
        url,
        (await live.inject({ method: 'GET', url, headers: { host } })).statusCode,
      ]).toEqual([url, 404]);
      expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
    }
    expect(
      (await live.inject({ method: 'GET', url: '/cn/mobile/sbtwo/sports-im', headers: { host } }))
        .statusCode,
    ).toBe(200);
    await live.close();
  });

  test('[R2.3-2] the hard maintenance page is a plain file without script, at both of its addresses, its styles allowed by hash', async () => {
    for (const url of ['/static/Maintenance.html', '/cn/mobile/static/Maintenance.html']) {
      const answered = await get(url);
      expect([url, answered.statusCode, answered.headers['content-type']]).toEqual([
        url,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(answered.body).toContain('系统维护中');
      expect(answered.headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/=]+'; /,
      );
      expect(answered.headers['content-security-policy']).not.toContain('script-src');
    }
    for (const url of [
      '/cn/mobile/static/Other.html',
      '/static/main.aaaa.js',
      '/cn/mobile/static/..%2Ficon.svg',
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
    const real = fs.readFileSync(
      path.join(__dirname, '../../public/static/Maintenance.html'),
      'utf8',
    );
    expect(real).not.toMatch(/<script|<link|style=|\son\w+=/i);
  });

  test('pages of the host are drawn in their layout before any script', async () => {
    expect((await get('/cn/mobile/Register')).body).toContain('<h1>注册</h1>');
    expect((await get('/cn/mobile/About/terms/')).body).toContain('<h1>关于我们</h1>');
    const bare = (await get('/cn/mobile/maintenance')).body;
    expect(bare).toContain('<title>系统维护中');
    expect(bare).not.toContain('site-header"');
  });

  test('has the policies of the safety guide and no unsafe word', async () => {
    const { headers } = await get('/cn/mobile/');
    const csp = String(headers['content-security-policy']);
    expect(csp).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    for (const part of [
      "default-src 'none'",
      "require-trusted-types-for 'script'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      'wp-wallet',
      'frame-src http://localhost:4300',
    ])
      expect(csp).toContain(part);
    expect(headers).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('every script of it carries a hash, and its data block cannot be closed from inside', async () => {
    const { body } = await get('/cn/mobile/open/1');
    for (const tag of body.match(
      /<(script|link rel="preload")[^>]*(src|href)="[^"]*\.js"[^>]*>/g,
    ) ?? [])
      expect(tag).toMatch(/integrity="sha384-[A-Za-z0-9+/]{64}"/);
    const block =
      /<script type="application\/json" id="site-boot">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(block).not.toContain('<');
    expect(JSON.parse(block)).toMatchObject({
      schema: 'site-boot/1',
      stale: false,
      host: { version: FIXTURE_VERSION },
      origins: { games: 'http://localhost:4300' },
    });
  });

  test('paints the layout of the route with an escaped title before any script', async () => {
    const { body } = await get('/cn/mobile/deposit/');
    expect(body).toContain('<h1>存款&lt;b&gt;</h1>');
    expect(body).toContain('<i>form</i>');
    expect(body).not.toContain('site-nav');
    expect((await get('/cn/mobile/')).body).toContain('<i>home</i>');
  });

  test("[R2.2-1] a members' page is named for early loading only when a session cookie came along", async () => {
    const preloads = async (headers: Record<string, string>) =>
      (await get('/cn/mobile/Deposit', headers)).body.match(/<link rel="preload"/g)?.length ?? 0;
    expect(await preloads({})).toBe(0);
    expect(await preloads({ cookie: 'a=1; dev=xyz' })).toBe(3);
    expect((await get('/cn/mobile/open/7')).body.match(/<link rel="preload"/g)).toHaveLength(3);
  });

  test('is compressed as the reader likes it', async () => {
    expect(
      (await get('/cn/mobile/', { 'accept-encoding': 'gzip, br' })).headers['content-encoding'],
    ).toBe('br');
    expect(
      (await get('/cn/mobile/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding'],
    ).toBe('gzip');
    expect((await get('/cn/mobile/')).headers['content-encoding']).toBeUndefined();
  });

  test('a host header that is none is refused, the root leads to the site', async () => {
    expect((await get('/cn/mobile/', { host: 'evil"><script>' })).statusCode).toBe(400);
    expect((await get('/')).headers.location).toBe('/cn/mobile/');
    expect((await get('/cn/mobile?a=1')).headers.location).toBe('/cn/mobile/?a=1');
  });
});

describe('the release tree', () => {
  const entry = `/cn/mobile/_mf/remotes/wallet/${FIXTURE_VERSION}/remoteEntry.aaaa.js`;

  test('immutable files live for a year, in the best stored form, with an ETag', async () => {
    const first = await get(entry, { 'accept-encoding': 'br' });
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    const again = await get(entry, {
      'accept-encoding': 'br',
      'if-none-match': String(first.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(entry)).body).toBe('var w');
  });

  test('the pointer is asked for each time and answers 304 when nothing changed', async () => {
    const first = await get('/cn/mobile/_mf/channel/production.json');
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(
      (
        await get('/cn/mobile/_mf/channel/production.json', {
          'if-none-match': String(first.headers.etag),
        })
      ).statusCode,
    ).toBe(304);
  });

  test.each([
    '/cn/mobile/_mf/remotes/wallet/9.9.9_fffffff/remoteEntry.aaaa.js',
    '/cn/mobile/_mf/',
    '/cn/mobile/_mf',
    '/cn/mobile/_mf/remotes',
    `${entry}.br`,
    '/cn/mobile/missing.js',
    '/cn/mobile/a/b.css',
    '/nothing',
  ])('%s is an honest 404', async (url) => {
    const answered = await get(url);
    expect(answered.statusCode).toBe(404);
    expect(answered.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test.each([
    '%2e%2e/channel/production.json',
    '../channel/production.json',
    '..%2fchannel/production.json',
    '/channel/production.json',
    '%252e%252e/x',
  ])('a path that climbs (%s) is refused as it was written', async (climb) => {
    const status = await new Promise<number | undefined>((resolve) => {
      http.get(`${address}/`, { path: `/cn/mobile/_mf/remotes/${climb}` }, (answered) => {
        answered.resume();
        resolve(answered.statusCode);
      });
    });
    expect(status).toBe(404);
  });

  test('a changed generation is in the next document without a restart, a damaged one is not', async () => {
    writeGeneration(root, 2, registry);
    expect((await get('/cn/mobile/')).body).toContain('"generation":2');
    const pointer = path.join(root, 'channel', 'production.json');
    const intact = fs.readFileSync(pointer, 'utf8');
    fs.writeFileSync(pointer, 'not json at all');
    const stale = await get('/cn/mobile/');
    expect(stale.statusCode).toBe(200);
    expect(stale.body).toContain('"stale":true');
    const fresh = createEdge(configOf());
    const late = await fresh.inject({ method: 'GET', url: '/cn/mobile/', headers: { host } });
    expect([late.statusCode, late.body.includes('"generation":2')]).toEqual([200, true]);
    await fresh.close();
    fs.writeFileSync(pointer, intact);
  });

  test('with nothing to serve there is a readable page, not a blank one', async () => {
    const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'edge-empty-'));
    const bare = createEdge(configOf({ siteDir: empty }));
    const answered = await bare.inject({ method: 'GET', url: '/cn/mobile/', headers: { host } });
    expect([answered.statusCode, answered.body.includes('系统维护中')]).toEqual([503, true]);
    expect((await bare.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(503);
    await bare.close();
    fs.rmSync(empty, { recursive: true });
  });
});

describe('the back end behind it', () => {
  test("bodies and queries pass through unread, the caller's own forwarding headers do not", async () => {
    const answered = await fetch(`${address}/api/x?b=1&a=%20`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '9.9.9.9' },
      body: '{"a":1}',
    });
    const seen = (await answered.json()) as {
      url: string;
      body: string;
      headers: Record<string, string>;
    };
    expect(seen).toMatchObject({ url: '/api/x?b=1&a=%20', body: '{"a":1}' });
    expect(seen.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(seen.headers['x-site-games-origin']).toBe(address.replace('127.0.0.1', 'localhost'));
    expect(answered.headers.get('cache-control')).toBe('no-store');
    expect(answered.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('events stream as they come', async () => {
    const answered = await fetch(`${address}/vendors/saba/stream`);
    const reader = answered.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n');
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 2\n\n');
  });

  test('a connection the back end cuts is cut, not answered', async () => {
    await expect(fetch(`${address}/api/drop`, { method: 'POST', body: '{}' })).rejects.toThrow();
  });

  test('[C-09] data opened as a page is no page', async () => {
    for (const destination of ['document', 'iframe', 'object'])
      expect((await get('/api/x', { 'sec-fetch-dest': destination })).statusCode).toBe(404);
  });

  test('a game page may be framed by this site only', async () => {
    const answered = await fetch(`${address}/games/play`);
    expect(answered.headers.get('content-security-policy')).toMatch(
      /^frame-ancestors http:\/\/127\.0\.0\.1:\d+ http:\/\/localhost:\d+$/,
    );
  });

  test("an unreachable back end is 502 with the gateway's envelope, and the site is not healthy", async () => {
    const alone = createEdge(configOf({ backend: new URL('http://127.0.0.1:9') }));
    const url = await alone.listen({ port: 0, host: '127.0.0.1' });
    const answered = await fetch(`${url}/api/x`);
    expect([answered.status, await answered.json()]).toMatchObject([
      502,
      { isSuccess: false, errors: [{ errorCode: 'EDGE502' }] },
    ]);
    expect([(await fetch(`${url}/healthz`)).status, (await fetch(`${url}/readyz`)).status]).toEqual(
      [200, 503],
    );
    await alone.close();
  });

  test('the control surface exists only with the sandbox, the health answer always', async () => {
    expect((await fetch(`${address}/__sandbox/clock`)).status).toBe(200);
    const gateway = createEdge(configOf({ isSandbox: false }));
    expect(
      (await gateway.inject({ method: 'GET', url: '/__sandbox/clock', headers: { host } }))
        .statusCode,
    ).toBe(404);
    await gateway.close();
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' });
  });

  test('[C-25] a web socket is passed on for pages of this origin only', async () => {
    const open = (origin: string): Promise<string> =>
      new Promise((resolve) => {
        const url = new URL(address);
        const socket = net.connect(Number(url.port), '127.0.0.1', () => {
          socket.write(
            `GET /vendors/bti/ws HTTP/1.1\r\nhost: ${url.host}\r\nupgrade: websocket\r\nconnection: upgrade\r\n${origin === '' ? '' : `origin: ${origin}\r\n`}\r\n`,
          );
        });
        let text = '';
        socket.on('data', (chunk) => {
          text += chunk.toString();
        });
        socket.on('close', () => resolve(text));
      });
    expect(await open(address)).toMatch(/^HTTP\/1\.1 101 [\s\S]*hello$/);
    expect(await open('http://evil.example')).toMatch(/^HTTP\/1\.1 403/);
    expect(await open('')).toMatch(/^HTTP\/1\.1 403/);
  });
});

describe('policy reports', () => {
  test('are counted without queries, and shown to this machine outside the live profile', async () => {
    const report = {
      'csp-report': {
        'effective-directive': 'script-src',
        'blocked-uri': 'https://x.example/a?token=1',
        'document-uri': 'http://h/p#t',
      },
    };
    await app.inject({
      method: 'POST',
      url: '/api/csp',
      headers: { host, 'content-type': 'application/csp-report' },
      payload: JSON.stringify(report),
    });
    await app.inject({
      method: 'POST',
      url: '/api/csp',
      headers: { host, 'content-type': 'application/reports+json' },
      payload: '[{"type":"csp-violation","body":{"effectiveDirective":"img-src"}}, 5]',
    });
    await app.inject({
      method: 'POST',
      url: '/api/csp',
      headers: { host, 'content-type': 'text/plain' },
      payload: 'garbage',
    });
    const shown = (await get('/__edge/reports')).json<{ count: number; reports: object[] }>();
    expect(shown.count).toBe(2);
    expect(shown.reports[0]).toMatchObject({
      directive: 'script-src',
      blocked: 'https://x.example/a',
      page: 'http://h/p',
    });
    const live = createEdge(configOf({ env: 'live' }));
    expect(
      (await live.inject({ method: 'GET', url: '/__edge/reports', headers: { host } })).statusCode,
    ).toBe(404);
    expect(
      (await live.inject({ method: 'GET', url: '/cn/mobile/', headers: { host } })).headers[
        'strict-transport-security'
      ],
    ).toContain('max-age=31536000');
    await live.close();
  });
});
