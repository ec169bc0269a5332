import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { ensureNginx } from '../../browser/ensure-nginx';
import { rawExchange } from '@site/testing/raw-sockets';
import { testOffice, type TestOffice } from '../testing/test-office';
import { runNginx, type RunningNginx } from '../testing/run-nginx';
import { nginxConfig } from './config';

jest.setTimeout(180_000);
const A = '1.0.0_aaaaaaa';
const B = '1.1.0_bbbbbbb';
const FOREVER = 'public, max-age=31536000, immutable';
const ENTRY = `/cn/mobile/_mf/remotes/sports/${A}/remoteEntry.aaaa.js`;
const POINTER = '/cn/mobile/_mf/channel/production.json';

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}
let world: TestOffice;
let folder: string;
let program: string | null;
let gateway: http.Server;
let gatewayPort: number;
let site: RunningNginx | null = null;
let live: RunningNginx | null = null;

/** Asks as it is written: a client would shorten the path first. */
function ask(
  wanted: string,
  headers: Record<string, string> = {},
  {
    method = 'GET',
    at = site,
    body,
  }: { method?: string; at?: RunningNginx | null; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port: at?.port, path: wanted, method, headers, agent: false },
      (answer) => {
        let text = '';
        answer.setEncoding('latin1').on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('error', reject).on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.from(text, 'latin1').toString('utf8'),
          }),
        );
      },
    );
    request.on('error', reject).end(body);
  });
}

function answerAsGateway(request: http.IncomingMessage, response: http.ServerResponse): void {
  if (request.url === '/api/silent') return void request.socket.destroy();
  if (request.url === '/vendors/saba/stream') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    return void response.write('data: 1\n\n');
  }
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    response.writeHead(200, {
      'content-type': 'application/json',
      date: 'Fri, 20 Nov 2026 00:00:00 GMT',
      ...(request.url?.includes('kept') ? { 'cache-control': 'max-age=5' } : {}),
    });
    response.end(JSON.stringify({ url: request.url, headers: request.headers, body }));
  });
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  world = testOffice();
  await world.goLiveShell(A);
  await world.goLive('sports', A);
  gateway = http.createServer(answerAsGateway);
  gateway.on('upgrade', (_request, socket: net.Socket) =>
    socket.end(
      'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\nhello',
    ),
  );
  await new Promise<void>((resolve) => {
    gateway.listen(0, '127.0.0.1', resolve);
  });
  gatewayPort = (gateway.address() as AddressInfo).port;
  program = await ensureNginx();
  if (program === null) return;
  const options = {
    root: path.join(world.root, 'site'),
    gateway: `http://127.0.0.1:${gatewayPort}`,
    channel: 'production',
    gamesOrigin: 'https://games.example',
    hasBrotli: false,
  };
  site = await runNginx(program, path.join(folder, 'site'), { ...options, isLive: false });
  live = await runNginx(program, path.join(folder, 'live'), {
    ...options,
    gateway: 'http://127.0.0.1:9',
    isLive: true,
  });
});
afterAll(async () => {
  await site?.stop();
  await live?.stop();
  gateway.closeAllConnections();
  gateway.close();
  world.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A test that needs the program; where it cannot be had the run says so and goes on. */
const onNginx = (title: string, work: () => Promise<void>): void => {
  test(title, async () => {
    if (program === null)
      return void process.stderr.write(
        `nginx is not on this machine and cannot be installed: "${title}" was left out\n`,
      );
    await work();
  });
};

describe('the release store behind nginx', () => {
  onNginx(
    'files are kept for ever with the right type and guard, in their packed form, and answer 304 by ETag',
    async () => {
      const plain = await ask(ENTRY);
      expect([plain.status, plain.body]).toEqual([200, `/* sports ${A} */`]);
      expect(plain.headers).toMatchObject({
        'cache-control': FOREVER,
        'content-type': 'text/javascript; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect((await ask(ENTRY, { 'if-none-match': String(plain.headers.etag) })).status).toBe(304);
      const host = `/cn/mobile/_mf/remotes/host/${A}/main.aaaa.js`;
      const packed = await ask(host, { 'accept-encoding': 'gzip' });
      expect(packed.headers).toMatchObject({
        'content-encoding': 'gzip',
        vary: 'Accept-Encoding',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': FOREVER,
      });
      expect(Number(packed.headers['content-length'])).toBe(
        fs.statSync(path.join(world.root, 'site/remotes/host', A, 'main.aaaa.js.gz')).size,
      );
    },
  );

  onNginx(
    'the pointer is asked for each time; after a release within the same second its ETag is another one',
    async () => {
      const first = await ask(POINTER);
      expect(first.headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'application/json; charset=utf-8',
      });
      expect(Number.isFinite(Date.parse(String(first.headers.date)))).toBe(true);
      const etag = String(first.headers.etag);
      expect((await ask(POINTER, { 'if-none-match': etag })).status).toBe(304);
      await world.order({ verb: 'refresh' });
      await world.order({ verb: 'refresh' });
      const next = await ask(POINTER, { 'if-none-match': etag });
      expect([next.status, JSON.parse(next.body).generation]).toEqual([
        200,
        JSON.parse(first.body).generation + 2,
      ]);
      const { registry } = JSON.parse(next.body) as { registry: string };
      expect((await ask(registry)).headers['cache-control']).toBe(FOREVER);
    },
  );

  onNginx('what is not there is an honest 404, and nobody gets out of the folder', async () => {
    fs.writeFileSync(path.join(world.root, 'site/channel/.other.json.lock'), '');
    fs.writeFileSync(path.join(world.root, 'site/channel/production.json.1.tmp'), '{}');
    const odd = [
      `/cn/mobile/_mf/remotes/sports/9.9.9_fffffff/remoteEntry.aaaa.js`,
      '/cn/mobile/_mf',
      '/cn/mobile/_mf/',
      '/cn/mobile/_mf/remotes',
      '/cn/mobile/_mf/remotes/',
      `/cn/mobile/_mf/remotes/sports/${A}`,
      `/cn/mobile/_mf/remotes/host/${A}/main.aaaa.js.gz`,
      `/cn/mobile/_mf/remotes/host/${A}/main.aaaa.js.br`,
      '/cn/mobile/_mf/channel/.other.json.lock',
      '/cn/mobile/_mf/channel/production.json.1.tmp',
      '/cn/mobile/_mf/documents/index.html',
      '/cn/mobile/_mf/remotes/%2e%2e/channel/production.json',
      '/cn/mobile/_mf/remotes/../channel/production.json',
      '/cn/mobile/_mf/remotes/..%2fchannel/production.json',
      '/cn/mobile/_mf//channel/production.json',
      '/cn/mobile//_mf/channel/production.json',
      '/cn/mobile/_mf/channel/production%2ejson',
      '/cn/mobile/_mf/remotes/../../../release/private-keys.json',
      '/cn/mobile/missing.js',
      '/cn/mobile/a/b.css',
      '/cn/mobile/index.html',
      '/nothing',
      '/index.html',
      '/documents/index.html',
      '/cn/mobile/.git/config',
      '/cn/mobile/a%2Fb',
      '/cn/mobile/a\\b',
      '/cn/mobile/static/Other.html',
      '/__sandbox/clock',
    ];
    for (const url of odd) {
      const { status, headers, body } = await ask(url);
      expect([url, status, body]).toEqual([url, 404, 'not found\n']);
      expect(headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    }
    expect((await ask('/cn/mobile/', {}, { method: 'POST' })).status).toBe(404);
  });
});

describe('documents behind nginx', () => {
  onNginx(
    'every route gets the document with the headers of the edge, packed, asked for each time',
    async () => {
      for (const url of [
        '/cn/mobile/',
        '/cn/mobile/sbtwo/sports-im',
        '/cn/mobile/no/such/page?a=1.b',
        '/cn/mobile/%E4%BC%98%E6%83%A0',
      ]) {
        const { status, headers, body } = await ask(url);
        expect([url, status, body.startsWith('<!doctype html>')]).toEqual([url, 200, true]);
        expect(headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "frame-ancestors 'none'",
          'referrer-policy': 'no-referrer',
          'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',
          'reporting-endpoints': 'csp="/api/csp"',
          'cross-origin-opener-policy': 'same-origin-allow-popups',
        });
        expect(headers['permissions-policy']).toContain('camera=()');
        expect([headers['strict-transport-security'], headers['server']]).toEqual([
          undefined,
          'nginx',
        ]);
      }
      expect(
        (await ask('/cn/mobile/', { 'accept-encoding': 'gzip' })).headers['content-encoding'],
      ).toBe('gzip');
      const { headers } = await ask('/cn/mobile/');
      expect((await ask('/cn/mobile/Me', { 'if-none-match': String(headers.etag) })).status).toBe(
        304,
      );
    },
  );

  onNginx('a promote is in the next document', async () => {
    await world.goLive('sports', B);
    expect((await ask('/cn/mobile/')).body).toContain(`"stable":"${B}"`);
  });

  onNginx(
    "the host's public files, both addresses of the maintenance page, and the ways in",
    async () => {
      expect((await ask('/cn/mobile/icon.svg')).headers).toMatchObject({
        'content-type': 'image/svg+xml',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      });
      expect((await ask('/favicon.ico')).headers['content-type']).toBe('image/svg+xml');
      expect((await ask('/cn/mobile/manifest.webmanifest')).headers['content-type']).toBe(
        'application/manifest+json',
      );
      for (const url of ['/static/Maintenance.html', '/cn/mobile/static/Maintenance.html']) {
        const { status, headers, body } = await ask(url);
        expect([status, body.includes('系统维护中'), headers['content-type']]).toEqual([
          200,
          true,
          'text/html; charset=utf-8',
        ]);
        expect(headers['content-security-policy']).toContain("script-src 'none'");
      }
      expect((await ask('/')).headers.location).toBe('/cn/mobile/');
      expect((await ask('/cn/mobile?a=1')).headers.location).toBe('/cn/mobile/?a=1');
      expect((await ask('/healthz')).body).toBe('{"status":"ok"}');
    },
  );

  onNginx('[R2.2-3] for members: HTTPS only, and no demo boards in any spelling', async () => {
    for (const url of ['/cn/mobile/', POINTER, '/nothing'])
      expect((await ask(url, {}, { at: live })).headers['strict-transport-security']).toContain(
        'max-age=31536000',
      );
    for (const url of [
      '/cn/mobile/sbtwo/sports-im-demo',
      '/cn/mobile/sbtwo/Sports-SABA-demo/',
      '/cn/mobile/sbtwo/sports-bti%2Ddemo?a=1',
      '/cn/mobile/sbtwo//sports-im-demo',
    ]) {
      expect([url, (await ask(url, {}, { at: live })).status, (await ask(url)).status]).toEqual([
        url,
        404,
        200,
      ]);
    }
  });

  onNginx('before the first release there is a readable page', async () => {
    const documents = path.join(world.root, 'site/documents');
    fs.renameSync(documents, `${documents}.away`);
    const { status, headers, body } = await ask('/cn/mobile/');
    fs.renameSync(`${documents}.away`, documents);
    expect([status, headers['content-type'], body.includes('系统维护中')]).toEqual([
      503,
      'text/html; charset=utf-8',
      true,
    ]);
  });
});

describe('calls behind nginx', () => {
  const seen = (answer: Answer) =>
    JSON.parse(answer.body) as { url: string; body: string; headers: Record<string, string> };

  onNginx(
    'pass through unread with the words of this server about the caller, and are kept by nobody',
    async () => {
      const answer = await ask(
        '/api/x?b=1&a=%20',
        {
          'x-forwarded-for': '9.9.9.9',
          'x-site-games-origin': 'https://evil.example',
          'content-type': 'application/json',
        },
        { method: 'POST', body: '{"a":1}' },
      );
      expect(seen(answer)).toMatchObject({ url: '/api/x?b=1&a=%20', body: '{"a":1}' });
      expect(seen(answer).headers).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-site-games-origin': 'https://games.example',
        'x-site-page-origin': site?.url,
        host: `127.0.0.1:${gatewayPort}`,
      });
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        date: 'Fri, 20 Nov 2026 00:00:00 GMT',
      });
      expect((await ask('/cms/kept')).headers['cache-control']).toBe('max-age=5');
    },
  );

  onNginx(
    'what the edge lets pass is what passes: no body on a read, no path in disguise, no other method',
    async () => {
      const status = async (line: string, rest = '') =>
        Number(
          (
            await rawExchange(
              site?.port ?? 0,
              `${line} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${rest}`,
            )
          ).slice(9, 12),
        );
      const body = 'content-length: 5\r\n\r\nhello';
      const chunks = 'transfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n';
      for (const line of ['GET /api/x', 'HEAD /api/x', 'GET /games/x'])
        expect([
          line,
          await status(line, body),
          await status(line, chunks),
          await status(line, 'content-length: 0\r\n\r\n'),
        ]).toEqual([line, 400, 400, 200]);
      expect([
        await status('POST /api/x', body),
        await status('POST /api/x', chunks),
        await status('DELETE /api/x', body),
        await status('DELETE /api/x', chunks),
      ]).toEqual([200, 200, 200, 400]);
      for (const path of [
        '/api/../x',
        '/api/%2e%2e/x',
        '/api//x',
        '/api/a%2fb',
        '/api/a\\b',
        '/api/./x',
        '/api/x/..',
        '/api/..;/x',
        '/api/%2e%2e%3bx/y',
      ])
        expect([path, await status(`GET ${path}`, '\r\n')]).toEqual([path, 404]);
      expect(await status('GET /api/x?u=//../%2e', '\r\n')).toBe(200);
      expect(await status('OPTIONS /api/x', '\r\n')).toBe(404);
      expect(
        await rawExchange(
          site?.port ?? 0,
          `GET /api/x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${chunks}`,
        ),
      ).toMatch(/x-content-type-options: nosniff/i);
    },
  );

  onNginx(
    'what callers say about themselves goes nowhere, nor does a wish for another protocol',
    async () => {
      const said = {
        forwarded: 'for=9.9.9.9',
        'x-real-ip': '9.9.9.9',
        via: '1.1 evil',
        'x-control-secret': 's',
        'x-original-url': '/x',
        te: 'trailers',
        'x-forwarded-port': '1',
        'x-other': '2',
      };
      for (const path of ['/api/x', '/vendors/x', '/games/x']) {
        const { headers } = seen(
          await ask(path, {
            ...said,
            connection: 'Upgrade, HTTP2-Settings',
            upgrade: 'h2c',
            'http2-settings': 'AAMA',
          }),
        );
        expect(headers['x-other']).toBe('2');
        expect(
          Object.keys(headers).filter((name) =>
            /^(?:forwarded|x-real-ip|via|x-control-secret|x-original-url|te|x-forwarded-port|upgrade|http2-settings)$/.test(
              name,
            ),
          ),
        ).toEqual([]);
      }
    },
  );

  onNginx('long answers are packed on their way', async () => {
    const answer = await ask(`/api/x?long=${'a'.repeat(2_000)}`, { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect((await ask('/readyz')).body).toBe('{"status":"ok"}');
  });

  onNginx(
    '[C-09] data opened as a page is no page; a framed page may be framed by this site only',
    async () => {
      for (const destination of ['document', 'iframe', 'object'])
        expect(await ask('/api/x', { 'sec-fetch-dest': destination })).toMatchObject({
          status: 404,
          body: 'not found\n',
        });
      expect(
        (await ask('/games/play', { 'sec-fetch-dest': 'iframe' })).headers[
          'content-security-policy'
        ],
      ).toBe(`frame-ancestors ${site?.url} https://games.example`);
    },
  );

  onNginx(
    'a gateway that is not there is 502 in its own words, one that falls silent is answered by silence',
    async () => {
      const gone = await ask('/api/x', {}, { at: live });
      expect([gone.status, gone.headers['content-type'], JSON.parse(gone.body)]).toMatchObject([
        502,
        'application/json; charset=utf-8',
        { isSuccess: false, errors: [{ errorCode: 'EDGE502' }] },
      ]);
      await expect(ask('/api/silent', {}, { method: 'POST', body: '{}' })).rejects.toThrow();
    },
  );

  onNginx('events come as they are sent', async () => {
    const first = await new Promise<string>((resolve, reject) => {
      const request = http.get(`${site?.url}/vendors/saba/stream`, { agent: false }, (answer) => {
        answer.once('data', (chunk: Buffer) => {
          resolve(chunk.toString());
          request.destroy();
        });
      });
      request.on('error', reject);
    });
    expect(first).toBe('data: 1\n\n');
  });

  onNginx('[C-25] a web socket is passed on for pages of this origin only', async () => {
    const open = (origin: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = net.connect(site?.port ?? 0, '127.0.0.1', () =>
          socket.write(
            `GET /vendors/bti/ws HTTP/1.1\r\nhost: 127.0.0.1:${site?.port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n${origin === '' ? '' : `origin: ${origin}\r\n`}\r\n`,
          ),
        );
        let text = '';
        socket.on('data', (chunk) => {
          text += chunk.toString();
          if (/hello|not found/.test(text)) socket.destroy();
        });
        socket.on('close', () => resolve(text));
      });
    expect(await open(site?.url ?? '')).toMatch(/^HTTP\/1\.1 101 [\s\S]*hello$/);
    for (const origin of ['http://evil.example', '', `${site?.url}.evil.example`])
      expect(await open(origin)).toMatch(/^HTTP\/1\.1 404/);
  });

  onNginx('its log names no query, where login links have their secret', async () => {
    await ask('/cn/mobile/?token=secret-of-a-member');
    await site?.stop();
    expect(fs.readFileSync(path.join(folder, 'site/access.log'), 'utf8')).toMatch(
      / GET \/cn\/mobile\/ 200 /,
    );
    expect(fs.readFileSync(path.join(folder, 'site/access.log'), 'utf8')).not.toContain('secret');
  });
});

describe('what cannot stand in a configuration', () => {
  const good = {
    root: '/srv/site',
    listen: '8080',
    gateway: 'https://gateway.example',
    channel: 'production',
    gamesOrigin: null,
    isLive: true,
    hasBrotli: true,
    logs: '/var/log/nginx',
  };
  test.each([
    [{ root: 'relative' }, '--root'],
    [{ root: '/a";}' }, '--root'],
    [{ listen: '80;' }, '--port'],
    [{ gateway: 'https://g.example/path' }, '--gateway'],
    [{ gamesOrigin: 'javascript:1' }, '--games'],
    [{ channel: 'pv-abc' }, 'members get no channel'],
    [{ logs: '/$x' }, '--logs'],
  ])('%j is refused', (over, why) => expect(() => nginxConfig({ ...good, ...over })).toThrow(why));
  test('a gateway behind TLS is checked', () =>
    expect(nginxConfig(good)).toContain('proxy_ssl_verify on;'));
});
