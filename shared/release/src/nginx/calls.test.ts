import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { rawExchange } from '@site/testing/raw-sockets';
import { type Answer, nginxFixture } from './nginx.fixture';

const { nginx, ask, onNginx } = nginxFixture();

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
        'x-site-page-origin': nginx.site?.url,
        host: `127.0.0.1:${nginx.gatewayPort}`,
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
              nginx.site?.port ?? 0,
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
          nginx.site?.port ?? 0,
          `GET /api/x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${chunks}`,
        ),
      ).toMatch(/x-content-type-options: nosniff/i);
    },
  );

  onNginx(
    'what callers say about themselves goes nowhere, nor does a request for another protocol',
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
      ).toBe(`frame-ancestors ${nginx.site?.url} https://games.example`);
    },
  );

  onNginx(
    'a gateway that is not there is 502 in its own words, one that falls silent is answered by silence',
    async () => {
      const gone = await ask('/api/x', {}, { at: nginx.live });
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
      const request = http.get(
        `${nginx.site?.url}/vendors/saba/stream`,
        { agent: false },
        (answer) => {
          answer.once('data', (chunk: Buffer) => {
            resolve(chunk.toString());
            request.destroy();
          });
        },
      );
      request.on('error', reject);
    });
    expect(first).toBe('data: 1\n\n');
  });

  onNginx('[C-25] a web socket is passed on for pages of this origin only', async () => {
    const open = (origin: string): Promise<string> =>
      new Promise((resolve) => {
        const socket = net.connect(nginx.site?.port ?? 0, '127.0.0.1', () =>
          socket.write(
            `GET /vendors/bti/ws HTTP/1.1\r\nhost: 127.0.0.1:${nginx.site?.port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n${origin === '' ? '' : `origin: ${origin}\r\n`}\r\n`,
          ),
        );
        let text = '';
        socket.on('data', (chunk) => {
          text += chunk.toString();
          if (/hello|not found/.test(text)) socket.destroy();
        });
        socket.on('close', () => resolve(text));
      });
    expect(await open(nginx.site?.url ?? '')).toMatch(/^HTTP\/1\.1 101 [\s\S]*hello$/);
    for (const origin of ['http://evil.example', '', `${nginx.site?.url}.evil.example`])
      expect(await open(origin)).toMatch(/^HTTP\/1\.1 404/);
  });

  onNginx('its log names no query, where login links have their secret', async () => {
    await ask('/cn/mobile/?token=secret-of-a-member');
    await nginx.site?.stop();
    expect(fs.readFileSync(path.join(nginx.folder, 'site/access.log'), 'utf8')).toMatch(
      / GET \/cn\/mobile\/ 200 /,
    );
    expect(fs.readFileSync(path.join(nginx.folder, 'site/access.log'), 'utf8')).not.toContain(
      'secret',
    );
  });
});
