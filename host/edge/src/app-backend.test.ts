import net from 'node:net';
import { createEdge } from './app';
import { edgeSite, host } from './app.fixture';

const edge = edgeSite();

describe('the back end behind it', () => {
  test("bodies and queries pass through unread, the caller's own forwarding headers do not", async () => {
    const answered = await fetch(`${edge.address}/api/x?b=1&a=%20`, {
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
    expect(seen.headers['x-site-games-origin']).toBe(
      edge.address.replace('127.0.0.1', 'localhost'),
    );
    expect(answered.headers.get('cache-control')).toBe('no-store');
    expect(answered.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('events stream as they come', async () => {
    const answered = await fetch(`${edge.address}/vendors/saba/stream`);
    const reader = answered.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n');
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 2\n\n');
  });

  test('a connection the back end cuts is cut, not answered', async () => {
    await expect(
      fetch(`${edge.address}/api/drop`, { method: 'POST', body: '{}' }),
    ).rejects.toThrow();
  });

  test('[C-09] data opened as a page is no page', async () => {
    for (const destination of ['document', 'iframe', 'object'])
      expect((await edge.get('/api/x', { 'sec-fetch-dest': destination })).statusCode).toBe(404);
  });

  test('a game page may be framed by this site only', async () => {
    const answered = await fetch(`${edge.address}/games/play`);
    expect(answered.headers.get('content-security-policy')).toMatch(
      /^frame-ancestors http:\/\/127\.0\.0\.1:\d+ http:\/\/localhost:\d+$/,
    );
  });

  test("an unreachable back end is 502 with the gateway's envelope, and the site is not healthy", async () => {
    const alone = createEdge(edge.configOf({ backend: new URL('http://127.0.0.1:9') }));
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
    expect((await fetch(`${edge.address}/__sandbox/clock`)).status).toBe(200);
    const gateway = createEdge(edge.configOf({ isSandbox: false }));
    expect(
      (await gateway.inject({ method: 'GET', url: '/__sandbox/clock', headers: { host } }))
        .statusCode,
    ).toBe(404);
    await gateway.close();
    expect(await (await fetch(`${edge.address}/healthz`)).json()).toEqual({ status: 'ok' });
  });

  test('[C-25] a web socket is passed on for pages of this origin only', async () => {
    const open = (origin: string): Promise<string> =>
      new Promise((resolve) => {
        const url = new URL(edge.address);
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
    expect(await open(edge.address)).toMatch(/^HTTP\/1\.1 101 [\s\S]*hello$/);
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
    await edge.app.inject({
      method: 'POST',
      url: '/api/csp',
      headers: { host, 'content-type': 'application/csp-report' },
      payload: JSON.stringify(report),
    });
    await edge.app.inject({
      method: 'POST',
      url: '/api/csp',
      headers: { host, 'content-type': 'application/reports+json' },
      payload: '[{"type":"csp-violation","body":{"effectiveDirective":"img-src"}}, 5]',
    });
    await edge.app.inject({
      method: 'POST',
      url: '/api/csp',
      headers: { host, 'content-type': 'text/plain' },
      payload: 'garbage',
    });
    const shown = (await edge.get('/__edge/reports')).json<{ count: number; reports: object[] }>();
    expect(shown.count).toBe(2);
    expect(shown.reports[0]).toMatchObject({
      directive: 'script-src',
      blocked: 'https://x.example/a',
      page: 'http://h/p',
    });
    const live = createEdge(edge.configOf({ env: 'live' }));
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
