/**
 * What passes, a line per case: the bytes that a caller writes, what it gets, and the very bytes at
 * the back end. Here bodies: of known length, in chunks, where none belongs.
 */
import { rawExchange } from '@site/testing/raw-sockets';
import { passage, type Line, HIDDEN, chunked, TYPE } from './passage.fixture';

const site = passage();

site.passes([
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
] satisfies readonly Line[]);

test("what stands behind a read with a body on its connection is nobody's request", async () => {
  const text = await rawExchange(
    site.edge.port,
    `GET /api/x HTTP/1.1\r\nhost: ${site.edge.host}\r\ncontent-length: 5\r\n\r\nGET /api/second HTTP/1.1\r\nhost: ${site.edge.host}\r\n\r\n`,
  );
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  expect(site.backend.received().join('')).toBe('');
});

test('requests that come at once are answered in their order, each of its own', async () => {
  const received = ['/api/1', '/cn/mobile/icon.svg', '/api/../x', '/api/2'];
  const text = await rawExchange(
    site.edge.port,
    received
      .map(
        (url, at) =>
          `GET ${url} HTTP/1.1\r\nhost: ${site.edge.host}\r\n${at === received.length - 1 ? 'connection: close\r\n' : ''}\r\n`,
      )
      .join(''),
  );
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(
    [200, 200, 404, 200].map((status) => `HTTP/1.1 ${status}`),
  );
  expect(
    site.backend
      .received()
      .join('')
      .match(/^GET \S+/gm),
  ).toEqual(['GET /api/1', 'GET /api/2']);
});

test('reads share a connection, a write has one of its own that ends with it', async () => {
  for (const method of ['GET', 'POST', 'GET', 'DELETE', 'GET'])
    expect((await fetch(`http://${site.edge.host}/api/x`, { method })).status).toBe(200);
  expect(site.backend.received().map((text) => text.match(/^[A-Z]+ \//gm))).toEqual([
    ['GET /', 'GET /', 'GET /'],
    ['POST /'],
    ['DELETE /'],
  ]);
});
