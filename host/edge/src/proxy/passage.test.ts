/**
 * What passes, a line per case: the bytes that a caller writes, what it gets, and the very bytes at
 * the back end.
 */
import { startEdge, type RunningEdge } from '../testing/edge-fixture';
import { rawBackend, rawConnection, rawExchange, type RawBackend } from '@site/testing/raw-sockets';

let backend: RawBackend;
let edge: RunningEdge;
beforeAll(async () => {
  backend = await rawBackend();
  edge = await startEdge(backend.url);
});
afterAll(async () => {
  await edge.stop();
  await backend.close();
});
beforeEach(() => backend.forget());

interface Line {
  readonly name: string;
  /** Request line and headers, without the host; and a body. */
  readonly head: readonly string[];
  readonly body?: string;
  /** Another host line, or none with an empty text. */
  readonly host?: string;
  readonly status: number;
  /** What the back end got; null for not a byte. */
  readonly onward: RegExp | null;
  /** What it did not get. */
  readonly never?: RegExp;
}

const HIDDEN = 'GET /api/Balance/v2.0 HTTP/1.1\r\nhost: x\r\nx-rest: ';
const chunked = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
const TYPE = 'content-type: application/json';

const LINES: readonly Line[] = [
  {
    name: 'a plain read',
    head: ['GET /api/x?b=1&a=%20 HTTP/1.1'],
    status: 200,
    onward: /^GET \/api\/x\?b=1&a=%20 HTTP\/1\.1\r\n/,
    never: /content-length|transfer-encoding/i,
  },
  {
    name: 'a read that says it has no body',
    head: ['GET /api/x HTTP/1.1', 'content-length: 0'],
    status: 200,
    onward: /^GET /,
    never: /content-length/i,
  },
  {
    name: 'GET with a body of known length',
    head: ['GET /api/x HTTP/1.1', `content-length: ${HIDDEN.length}`],
    body: HIDDEN,
    status: 400,
    onward: null,
  },
  {
    name: 'GET with a chunked body',
    head: ['GET /api/x HTTP/1.1', 'transfer-encoding: chunked'],
    body: chunked(HIDDEN),
    status: 400,
    onward: null,
  },
  {
    name: 'HEAD with a body of known length',
    head: ['HEAD /api/x HTTP/1.1', `content-length: ${HIDDEN.length}`],
    body: HIDDEN,
    status: 400,
    onward: null,
  },
  {
    name: 'HEAD with a chunked body',
    head: ['HEAD /api/x HTTP/1.1', 'transfer-encoding: chunked'],
    body: chunked(HIDDEN),
    status: 400,
    onward: null,
  },
  {
    name: 'a read of a page with a body',
    head: ['GET /cn/mobile/ HTTP/1.1', `content-length: ${HIDDEN.length}`],
    body: HIDDEN,
    status: 400,
    onward: null,
  },
  {
    name: 'a write of known length',
    head: ['POST /api/x HTTP/1.1', TYPE, 'content-length: 7'],
    body: '{"a":1}',
    status: 200,
    onward:
      /^POST [\s\S]*content-length: 7\r\n[\s\S]*connection: close\r\n[\s\S]*\r\n\r\n\{"a":1\}$/i,
    never: /transfer-encoding/i,
  },
  {
    name: 'a chunked write',
    head: ['POST /api/x HTTP/1.1', TYPE, 'transfer-encoding: chunked'],
    body: chunked('{"a":1}'),
    status: 200,
    onward:
      /^POST [\s\S]*transfer-encoding: chunked\r\n[\s\S]*\r\n\r\n7\r\n\{"a":1\}\r\n0\r\n\r\n$/i,
    never: /content-length/i,
  },
  {
    name: 'a write without a body',
    head: ['POST /api/x HTTP/1.1'],
    status: 200,
    onward: /^POST [\s\S]*content-length: 0\r\n/i,
    never: /transfer-encoding|\r\n\r\n./i,
  },
  {
    name: 'a length and chunks at once',
    head: ['POST /api/x HTTP/1.1', 'content-length: 4', 'transfer-encoding: chunked'],
    body: chunked(HIDDEN),
    status: 400,
    onward: null,
  },
  {
    name: 'chunks and a length at once',
    head: ['POST /api/x HTTP/1.1', 'transfer-encoding: chunked', 'content-length: 4'],
    body: chunked(HIDDEN),
    status: 400,
    onward: null,
  },
  {
    name: 'two lengths',
    head: ['POST /api/x HTTP/1.1', 'content-length: 4', 'content-length: 5'],
    body: 'abcde',
    status: 400,
    onward: null,
  },
  {
    name: 'two lengths in one line',
    head: ['POST /api/x HTTP/1.1', 'content-length: 4, 4'],
    body: 'abcd',
    status: 400,
    onward: null,
  },
  {
    name: 'a length that is no number',
    head: ['POST /api/x HTTP/1.1', 'content-length: +4'],
    body: 'abcd',
    status: 400,
    onward: null,
  },
  {
    name: 'an encoding before the chunks',
    head: ['POST /api/x HTTP/1.1', 'transfer-encoding: gzip, chunked'],
    body: chunked('abcd'),
    status: 400,
    onward: null,
  },
  {
    name: 'an encoding that is none',
    head: ['POST /api/x HTTP/1.1', 'transfer-encoding: xchunked'],
    body: chunked('abcd'),
    status: 400,
    onward: null,
  },
  {
    name: 'a deletion with a body of known length',
    head: ['DELETE /api/x HTTP/1.1', TYPE, 'content-length: 7'],
    body: '{"a":1}',
    status: 200,
    onward: /^DELETE [\s\S]*content-length: 7\r\n[\s\S]*\r\n\r\n\{"a":1\}$/i,
  },
  {
    name: 'a deletion with a chunked body',
    head: ['DELETE /api/x HTTP/1.1', 'transfer-encoding: chunked'],
    body: chunked(HIDDEN),
    status: 411,
    onward: null,
  },
  {
    name: 'a deletion without a body',
    head: ['DELETE /api/x HTTP/1.1'],
    status: 200,
    onward: /^DELETE [\s\S]*content-length: 0\r\n/i,
  },
  {
    name: 'a target with an origin of its own',
    head: ['GET http://evil.example/api/x HTTP/1.1'],
    status: 400,
    onward: null,
  },
  { name: 'a target that is a star', head: ['OPTIONS * HTTP/1.1'], status: 405, onward: null },
  { name: 'a target without a slash', head: ['GET api/x HTTP/1.1'], status: 400, onward: null },
  {
    name: 'a path that climbs',
    head: ['GET /api/../__sandbox/clock HTTP/1.1'],
    status: 404,
    onward: null,
  },
  {
    name: 'a path that climbs at its end',
    head: ['GET /api/x/.. HTTP/1.1'],
    status: 404,
    onward: null,
  },
  {
    name: 'a path that climbs encoded',
    head: ['GET /api/%2e%2e/__sandbox/clock HTTP/1.1'],
    status: 404,
    onward: null,
  },
  {
    name: 'a path that climbs half encoded',
    head: ['GET /api/.%2E/__sandbox/clock HTTP/1.1'],
    status: 404,
    onward: null,
  },
  { name: 'a path that stands still', head: ['GET /api/./x HTTP/1.1'], status: 404, onward: null },
  { name: 'doubled slashes', head: ['GET /api//x HTTP/1.1'], status: 404, onward: null },
  { name: 'doubled slashes before', head: ['GET //api/x HTTP/1.1'], status: 404, onward: null },
  { name: 'a backslash', head: ['GET /api/..\\__sandbox HTTP/1.1'], status: 404, onward: null },
  {
    name: 'an encoded backslash',
    head: ['GET /api/..%5c__sandbox HTTP/1.1'],
    status: 404,
    onward: null,
  },
  {
    name: 'an encoded slash',
    head: ['GET /api/..%2f__sandbox HTTP/1.1'],
    status: 404,
    onward: null,
  },
  {
    name: 'a prefix that is encoded, and doubled slashes',
    head: ['GET /%61pi//x HTTP/1.1'],
    status: 404,
    onward: null,
  },
  {
    name: 'a prefix that is encoded, and a path that climbs',
    head: ['GET /%61pi/..%2f__sandbox HTTP/1.1'],
    status: 404,
    onward: null,
  },
  {
    name: 'controls by an encoded name',
    head: ['GET /%5f%5fsandbox/clock HTTP/1.1'],
    status: 404,
    onward: null,
  },
  {
    name: 'a path that climbs with a parameter',
    head: ['GET /api/..;/__sandbox HTTP/1.1'],
    status: 404,
    onward: null,
  },
  {
    name: 'a path that climbs with a parameter, encoded',
    head: ['GET /api/%2e%2e%3bx/__sandbox HTTP/1.1'],
    status: 404,
    onward: null,
  },
  {
    name: 'chunks in other letters',
    head: ['POST /api/x HTTP/1.1', TYPE, 'transfer-encoding: Chunked'],
    body: chunked('{"a":1}'),
    status: 200,
    onward: /^POST [\s\S]*\r\n\r\n7\r\n\{"a":1\}\r\n0\r\n\r\n$/i,
    never: /content-length/i,
  },
  {
    name: 'chunks said twice',
    head: ['POST /api/x HTTP/1.1', 'transfer-encoding: chunked', 'transfer-encoding: chunked'],
    body: chunked(HIDDEN),
    status: 400,
    onward: null,
  },
  { name: 'an encoded zero', head: ['GET /api/x%00.js HTTP/1.1'], status: 404, onward: null },
  {
    name: 'dots and slashes in a query',
    head: ['GET /api/x?u=/../%2e%2e//a HTTP/1.1'],
    status: 200,
    onward: /^GET \/api\/x\?u=\/\.\.\/%2e%2e\/\/a HTTP/,
  },
  {
    name: 'what a caller says about itself',
    head: [
      'GET /api/x HTTP/1.1',
      'forwarded: for=9.9.9.9',
      'x-real-ip: 9.9.9.9',
      'x-forwarded-for: 9.9.9.9',
      'x-forwarded-host: evil.example',
      'x-forwarded-proto: https',
      'x-forwarded-port: 1',
      'x-client-ip: 9.9.9.9',
      'true-client-ip: 9.9.9.9',
      'via: 1.1 evil',
      'x-site-page-origin: https://evil.example',
      'x-control-secret: s',
      'x-original-url: /__sandbox',
      'x-rewrite-url: /__sandbox',
      'x-http-method-override: DELETE',
    ],
    status: 200,
    onward: /x-forwarded-for: 127\.0\.0\.1\r\n/i,
    never:
      /9\.9\.9\.9|evil|forwarded: |x-control-secret|original-url|rewrite-url|method-override|forwarded-port/i,
  },
  {
    name: 'headers of its connection',
    head: [
      'GET /api/x HTTP/1.1',
      'connection: keep-alive, x-mine, authorization, x-forwarded-for',
      'x-mine: 1',
      'authorization: Bearer a',
      'keep-alive: timeout=5',
      'te: trailers',
      'trailer: x',
      'proxy-authorization: Basic a',
      'proxy-connection: close',
      'x-other: 2',
    ],
    status: 200,
    onward: /x-other: 2\r\n[\s\S]*x-forwarded-for: 127\.0\.0\.1\r\n/i,
    never: /x-mine|authorization|timeout=5|\r\nte:|trailer|proxy-connection/i,
  },
  {
    name: 'a length that its connection names',
    head: ['POST /api/x HTTP/1.1', TYPE, 'connection: content-length', 'content-length: 2'],
    body: '{}',
    status: 200,
    onward: /content-length: 2\r\n[\s\S]*\r\n\r\n\{\}$/i,
  },
  {
    name: 'a wish for another protocol',
    head: [
      'GET /api/x HTTP/1.1',
      'connection: Upgrade, HTTP2-Settings',
      'upgrade: h2c',
      'http2-settings: AAMAAABkAARAAAAAAAIAAAAA',
    ],
    status: 200,
    onward: /^GET \/api\/x HTTP\/1\.1\r\n/,
    never: /upgrade|http2|h2c/i,
  },
  {
    name: 'a wish and a body',
    head: [
      'POST /api/x HTTP/1.1',
      TYPE,
      'connection: Upgrade, HTTP2-Settings',
      'upgrade: h2c',
      'http2-settings: AAMA',
      'content-length: 2',
    ],
    body: '{}',
    status: 200,
    onward: /^POST [\s\S]*content-length: 2\r\n[\s\S]*\r\n\r\n\{\}$/i,
    never: /upgrade|h2c/i,
  },
  {
    name: 'a wish and a read with a body',
    head: [
      'GET /api/x HTTP/1.1',
      'connection: upgrade',
      'upgrade: h2c',
      `content-length: ${HIDDEN.length}`,
    ],
    body: HIDDEN,
    status: 400,
    onward: null,
  },
  {
    name: 'a page with a wish',
    head: [
      'GET /cn/mobile/ HTTP/1.1',
      'connection: Upgrade, HTTP2-Settings',
      'upgrade: h2c',
      'http2-settings: AAMA',
    ],
    status: 200,
    onward: null,
  },
  {
    name: 'a page with the wish for a web socket',
    head: ['GET /cn/mobile/ HTTP/1.1', 'connection: Upgrade', 'upgrade: websocket'],
    status: 200,
    onward: null,
  },
  {
    name: 'a body only when it is asked for',
    head: ['POST /api/x HTTP/1.1', TYPE, 'expect: 100-continue', 'content-length: 2'],
    body: '{}',
    status: 100,
    onward: /^POST [\s\S]*\r\n\r\n\{\}$/,
    never: /expect/i,
  },
  {
    name: 'an expectation that nobody has',
    head: ['GET /api/x HTTP/1.1', 'expect: the-best'],
    status: 417,
    onward: null,
  },
  { name: 'TRACE', head: ['TRACE /api/x HTTP/1.1'], status: 405, onward: null },
  { name: 'OPTIONS', head: ['OPTIONS /api/x HTTP/1.1'], status: 405, onward: null },
  { name: 'no host', head: ['GET /api/x HTTP/1.1'], host: '', status: 400, onward: null },
  {
    name: 'no host from a client of old',
    head: ['GET /healthz HTTP/1.0'],
    host: '',
    status: 200,
    onward: null,
  },
  {
    name: 'no host from a client of old, for a page',
    head: ['GET /cn/mobile/ HTTP/1.0'],
    host: '',
    status: 400,
    onward: null,
  },
  {
    name: 'two hosts',
    head: ['GET /api/x HTTP/1.1', 'host: evil.example'],
    status: 400,
    onward: null,
  },
  {
    name: 'a folded header',
    head: ['GET /api/x HTTP/1.1', 'x-a: 1\r\n 2'],
    status: 400,
    onward: null,
  },
  {
    name: 'a space before the colon',
    head: ['POST /api/x HTTP/1.1', 'content-length : 4'],
    body: 'abcd',
    status: 400,
    onward: null,
  },
  {
    name: 'a bare line feed',
    head: ['GET /api/x HTTP/1.1', 'x-a: 1\nx-b: 2'],
    status: 400,
    onward: null,
  },
  {
    name: 'a very long header',
    head: ['GET /api/x HTTP/1.1', `x-long: ${'a'.repeat(20_000)}`],
    status: 431,
    onward: null,
  },
  {
    name: 'a length behind more headers than a server counts',
    head: [
      'GET /api/x HTTP/1.1',
      ...Array.from({ length: 1_100 }, () => 'a:'),
      `content-length: ${HIDDEN.length}`,
    ],
    body: HIDDEN,
    status: 431,
    onward: null,
  },
  {
    name: 'chunks behind more headers than a server counts',
    head: [
      'GET /api/x HTTP/1.1',
      ...Array.from({ length: 1_100 }, () => 'a:'),
      'transfer-encoding: chunked',
    ],
    body: chunked(HIDDEN),
    status: 431,
    onward: null,
  },
  {
    name: 'more headers than anybody needs',
    head: ['GET /api/x HTTP/1.1', ...Array.from({ length: 201 }, (_none, at) => `a${at}: 1`)],
    status: 431,
    onward: null,
  },
  {
    name: 'a body longer than any form',
    head: ['POST /api/x HTTP/1.1', TYPE, 'content-length: 16777217'],
    status: 413,
    onward: null,
  },
  {
    name: 'bytes that are no request',
    head: ['\u0016\u0003\u0001\u0002'],
    status: 400,
    onward: null,
  },
  { name: 'a path of nobody', head: ['GET /nothing HTTP/1.1'], status: 404, onward: null },
];

const bytesOf = ({ head: [first = '', ...rest], host, body = '' }: Line): string =>
  `${[first, ...(host === '' ? [] : [host ?? `host: ${edge.host}`]), ...rest, 'connection: close'].filter((line, at, all) => line !== 'connection: close' || !all.some((other, place) => place !== at && /^connection:/i.test(other))).join('\r\n')}\r\n\r\n${body}`;

test.each(LINES)('$name', async (line) => {
  const connection = await rawConnection(edge.port);
  connection.write(bytesOf(line));
  const text = await connection.until(/\r\n\r\n/);
  expect(text.slice(0, 12)).toBe(`HTTP/1.1 ${line.status}`);
  // Whoever answers, the framework, its parser or we: the headers of every answer are there.
  if (line.status !== 100) expect(text).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  if (line.onward === null) {
    if (![200, 404].includes(line.status)) await connection.closed();
    expect(backend.received().join('')).toBe('');
  } else {
    if (line.status === 100) await connection.until(/HTTP\/1\.1 200/);
    expect(backend.received()).toHaveLength(1);
    expect(backend.received()[0]).toMatch(line.onward);
    if (line.never) expect(backend.received()[0]).not.toMatch(line.never);
  }
  connection.socket.destroy();
});

test("what stands behind a read with a body on its connection is nobody's request", async () => {
  const text = await rawExchange(
    edge.port,
    `GET /api/x HTTP/1.1\r\nhost: ${edge.host}\r\ncontent-length: 5\r\n\r\nGET /api/second HTTP/1.1\r\nhost: ${edge.host}\r\n\r\n`,
  );
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  expect(backend.received().join('')).toBe('');
});

test('requests that come at once are answered in their order, each of its own', async () => {
  const asked = ['/api/1', '/cn/mobile/icon.svg', '/api/../x', '/api/2'];
  const text = await rawExchange(
    edge.port,
    asked
      .map(
        (url, at) =>
          `GET ${url} HTTP/1.1\r\nhost: ${edge.host}\r\n${at === asked.length - 1 ? 'connection: close\r\n' : ''}\r\n`,
      )
      .join(''),
  );
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(
    [200, 200, 404, 200].map((status) => `HTTP/1.1 ${status}`),
  );
  expect(
    backend
      .received()
      .join('')
      .match(/^GET \S+/gm),
  ).toEqual(['GET /api/1', 'GET /api/2']);
});

test('reads share a connection, a write has one of its own that ends with it', async () => {
  for (const method of ['GET', 'POST', 'GET', 'DELETE', 'GET'])
    expect((await fetch(`http://${edge.host}/api/x`, { method })).status).toBe(200);
  expect(backend.received().map((text) => text.match(/^[A-Z]+ \//gm))).toEqual([
    ['GET /', 'GET /', 'GET /'],
    ['POST /'],
    ['DELETE /'],
  ]);
});
