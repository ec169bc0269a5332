/**
 * How calls go out and answers come back: sockets on both sides are raw, so that silence, cuts and
 * order can be seen.
 */
import zlib from 'node:zlib';
import type { Socket } from 'node:net';
import { startEdge, type RunningEdge } from '../testing/edge-fixture';
import {
  PLAIN_ANSWER,
  rawBackend,
  rawConnection,
  rawExchange,
  type RawBackend,
} from '@site/testing/raw-sockets';

const LONG = JSON.stringify({
  list: Array.from({ length: 2_000 }, (_, at) => ({ at, name: 'a market of many' })),
});
const answerOf = (headers: readonly string[], body: string): string =>
  `HTTP/1.1 200 OK\r\n${headers.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const JSON_TYPE = 'content-type: application/json';

/** What the back end does, by path. */
const ANSWERS: Readonly<Record<string, (socket: Socket, text: string) => string | null>> = {
  '/api/slow': () => null,
  '/api/cut': (socket) => (socket.destroy(), null),
  '/api/reset': (socket) => (socket.resetAndDestroy(), null),
  '/api/half': (socket) => (
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: image/png\r\ncontent-length: 100\r\n\r\nhalf'),
    setImmediate(() => socket.destroy()),
    null
  ),
  '/api/halfjson': (socket) => (
    socket.write(`HTTP/1.1 200 OK\r\n${JSON_TYPE}\r\ncontent-length: 90000\r\n\r\n{"a":`),
    setImmediate(() => socket.destroy()),
    null
  ),
  '/api/halfhead': (socket) => (
    socket.write(`HTTP/1.1 200 OK\r\n${JSON_TYPE}\r\ncontent-length: 90000\r\n\r\n`),
    setImmediate(() => socket.destroy()),
    null
  ),
  '/api/garbage': () => 'what is this?\r\n\r\n',
  '/api/status': () => 'HTTP/1.1 999 Odd\r\ncontent-length: 2\r\n\r\n{}',
  '/api/switch': () =>
    'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\nx',
  '/api/early': () =>
    'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}',
  '/api/long': () => answerOf([JSON_TYPE, 'etag: "one"'], LONG),
  '/api/public': () => answerOf([JSON_TYPE, 'cache-control: public, max-age=60'], LONG),
  '/api/publichalf': (socket) => (
    socket.write(
      `HTTP/1.1 200 OK\r\n${JSON_TYPE}\r\ncache-control: public\r\ncontent-length: 9000\r\n\r\n{`,
    ),
    setImmediate(() => socket.destroy()),
    null
  ),
  '/api/packed': () => answerOf([JSON_TYPE, 'content-encoding: x-own'], LONG),
  '/api/picture': () => answerOf(['content-type: image/png'], LONG),
  '/api/nothing': () => 'HTTP/1.1 204 No Content\r\n\r\n',
  '/vendors/saba/stream': (socket) => (
    socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n'),
    null
  ),
};

let backend: RawBackend;
let edge: RunningEdge;
const open = new Map<string, Socket>();
beforeAll(async () => {
  backend = await rawBackend((text, socket) => {
    const path =
      /(?:GET|POST|HEAD|DELETE) ([^ ?]+)[^\r\n]*\r\n(?![\s\S]*(?:GET|POST|HEAD|DELETE) \/)/.exec(
        text,
      )?.[1] ?? '';
    open.set(path, socket);
    return (ANSWERS[path] ?? (() => PLAIN_ANSWER))(socket, text);
  });
  edge = await startEdge(backend.url);
});
afterAll(async () => {
  await edge.stop();
  await backend.close();
});
beforeEach(() => {
  backend.forget();
  open.clear();
});

const head = (method: string, path: string, ...lines: string[]): string =>
  `${[`${method} ${path} HTTP/1.1`, `host: ${edge.host}`, ...lines].join('\r\n')}\r\n\r\n`;
const received = (): string => backend.received().join('');
async function eventually(check: () => boolean): Promise<void> {
  for (const end = Date.now() + 5_000; !check();) {
    if (Date.now() > end) throw new Error('it did not come to pass');
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}

test.each(['content-length: 9', 'transfer-encoding: chunked'])(
  '[D3] the head of a write is at the back end before its first byte (%s)',
  async (framing) => {
    const connection = await rawConnection(edge.port);
    connection.write(head('POST', '/api/slow', JSON_TYPE, framing, 'idempotency-key: k-1'));
    await eventually(() => received().includes('idempotency-key: k-1'));
    connection.write(framing.startsWith('content') ? '{"a":' : '5\r\n{"a":\r\n');
    await eventually(() =>
      received().endsWith(framing.startsWith('content') ? '{"a":' : '{"a":\r\n'),
    );
    connection.socket.destroy();
  },
);

test('[D1] bytes that are no request, behind a write under way: cut, and nothing is made up for the write', async () => {
  const connection = await rawConnection(edge.port);
  connection.write(`${head('POST', '/api/slow', JSON_TYPE, 'content-length: 2')}{}`);
  await eventually(() => received().endsWith('{}'));
  connection.write('garbage\r\n\r\n');
  expect(await connection.closed()).toBe('');
});

test('a body without an end is cut at its limit, and so is its call', async () => {
  const connection = await rawConnection(edge.port);
  connection.write(head('POST', '/api/slow', JSON_TYPE, 'transfer-encoding: chunked'));
  await eventually(() => open.has('/api/slow'));
  const chunk = `100000\r\n${'x'.repeat(1 << 20)}\r\n`;
  for (let at = 0; at < 18; at += 1) connection.write(chunk);
  expect(await connection.closed()).toBe('');
  await eventually(() => open.get('/api/slow')?.destroyed === true);
});

test('a request has a time to arrive in', () =>
  expect([edge.app.server.requestTimeout, edge.app.server.headersTimeout > 0]).toEqual([
    300_000,
    true,
  ]));

test.each(['GET', 'POST'])('whoever gives up a %s is gone at the back end, too', async (method) => {
  const connection = await rawConnection(edge.port);
  connection.write(
    head(method, '/api/slow', ...(method === 'POST' ? [JSON_TYPE, 'content-length: 2'] : [])) +
      (method === 'POST' ? '{}' : ''),
  );
  await eventually(() => open.has('/api/slow'));
  connection.socket.resetAndDestroy();
  await eventually(() => open.get('/api/slow')?.destroyed === true);
});

test.each([
  '/api/cut',
  '/api/reset',
  '/api/half',
  '/api/halfjson',
  '/api/halfhead',
  '/api/garbage',
  '/api/publichalf',
  '/api/status',
  '/api/switch',
])(
  '[D1] what breaks off at the back end (%s) breaks off for the page, and is not tried again',
  async (path) => {
    for (const method of ['GET', 'POST']) {
      for (const packing of ['br', 'identity']) {
        backend.forget();
        const text = await rawExchange(
          edge.port,
          head(
            method,
            path,
            `accept-encoding: ${packing}`,
            ...(method === 'POST' ? ['content-length: 0'] : []),
          ),
        );
        expect(text).not.toMatch(/^HTTP\/1\.1 [345]|0\r\n\r\n$/);
        if (!path.includes('half')) expect(text).toBe('');
        expect(received().match(/^(?:GET|POST) /gm)).toHaveLength(1);
      }
    }
  },
);

test('a back end that is not there is 502 in words of the gateway', async () => {
  const alone = await startEdge(new URL('http://127.0.0.1:9'));
  for (const method of ['GET', 'POST']) {
    const answer = await fetch(`http://${alone.host}/api/x`, { method });
    expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toMatchObject(
      [502, 'no-store', { isSuccess: false, errors: [{ errorCode: 'EDGE502' }] }],
    );
  }
  await alone.stop();
});

test('[R7] events pass as they come: the head before the first, each chunk at once, never packed', async () => {
  const connection = await rawConnection(edge.port);
  connection.write(
    head('GET', '/vendors/saba/stream', 'accept: text/event-stream', 'accept-encoding: br, gzip'),
  );
  const text = await connection.until(/\r\n\r\n/);
  expect(text).not.toMatch(/content-encoding/i);
  for (const event of ['data: 1\n\n', 'data: 2\n\n']) {
    open.get('/vendors/saba/stream')?.write(event);
    await connection.until(new RegExp(event.trim()));
  }
  connection.socket.resetAndDestroy();
  await eventually(() => open.get('/vendors/saba/stream')?.destroyed === true);
});

test("an answer that comes before the body has ended ends the connection, so that the rest is nobody's request", async () => {
  const connection = await rawConnection(edge.port);
  connection.write(`${head('POST', '/api/x', JSON_TYPE, 'content-length: 500')}{"a":`);
  expect(await connection.closed()).toMatch(
    /^HTTP\/1\.1 200[\s\S]*connection: close\r\n[\s\S]*\{\}$/i,
  );
  connection.write(head('GET', '/api/second'));
  expect(received()).not.toContain('/api/second');
});

describe('answers on their way', () => {
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const text = await rawExchange(
      edge.port,
      head(
        'GET',
        path,
        'connection: close',
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ),
    );
    const [top = '', ...rest] = text.split('\r\n\r\n');
    return {
      status: Number(top.slice(9, 12)),
      top: top.toLowerCase(),
      body: Buffer.from(rest.join('\r\n\r\n'), 'latin1'),
    };
  };
  const unchunked = (body: Buffer): Buffer => {
    const parts: Buffer[] = [];
    for (let at = 0; at < body.length;) {
      const line = body.indexOf('\r\n', at);
      const size = Number.parseInt(body.subarray(at, line).toString(), 16);
      parts.push(body.subarray(line + 2, line + 2 + size));
      at = line + 4 + size;
    }
    return Buffer.concat(parts);
  };

  test('long ones are packed as the page likes it, under a weak tag by which the back end still knows them', async () => {
    const br = await ask('/api/long', { 'accept-encoding': 'gzip, br' });
    expect(br.top).toMatch(/content-encoding: br/);
    expect(br.top).toMatch(/etag: w\/"one"/);
    expect(br.top).toMatch(/vary: accept-encoding/);
    expect(zlib.brotliDecompressSync(unchunked(br.body)).toString()).toBe(LONG);
    expect(br.body.length).toBeLessThan(LONG.length / 5);
    const gzip = await ask('/api/long', { 'accept-encoding': 'gzip, br;q=0' });
    expect(zlib.gunzipSync(unchunked(gzip.body)).toString()).toBe(LONG);
    const plain = await ask('/api/long');
    expect([plain.body.toString(), plain.top.includes('content-encoding')]).toEqual([LONG, false]);
    expect(plain.top).toMatch(/vary: accept-encoding/);
    backend.forget();
    await ask('/api/long', { 'if-none-match': 'W/"one"' });
    expect(received()).toContain('if-none-match: "one"');
  });

  test.each(['/api/packed', '/api/picture', '/api/x'])('%s stays as it is', async (path) => {
    const { top, body } = await ask(path, { 'accept-encoding': 'br' });
    expect(top).toMatch(
      path === '/api/packed' ? /content-encoding: x-own/ : /^(?![\s\S]*content-encoding)/,
    );
    expect(body.toString()).toBe(path === '/api/x' ? '{}' : LONG);
    expect(top).toMatch(/content-length: \d+/);
  });

  test('public content without a tag gets one, and 304 by it in every form', async () => {
    const first = await ask('/api/public', { 'accept-encoding': 'br' });
    const tag = /etag: (w\/"[^"]+")/i.exec(first.top)?.[1] ?? '';
    const [real = ''] =
      (await fetch(`http://${edge.host}/api/public`)).headers.get('etag')?.match(/W\/".+"/) ?? [];
    expect(real.toLowerCase()).toBe(tag);
    for (const packing of ['br', 'identity']) {
      const again = await ask('/api/public', { 'accept-encoding': packing, 'if-none-match': real });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.top).toContain('cache-control: public, max-age=60');
    }
    expect((await ask('/api/public', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('hints before an answer are no answer', async () =>
    expect((await ask('/api/early')).body.toString()).toBe('{}'));

  test('an empty answer, and the head of a long one', async () => {
    expect((await ask('/api/nothing')).status).toBe(204);
    const text = await rawExchange(edge.port, head('HEAD', '/api/x', 'connection: close'));
    expect(text).toMatch(/^HTTP\/1\.1 200[\s\S]*content-length: 2\r\n[\s\S]*\r\n\r\n$/i);
  });
});
