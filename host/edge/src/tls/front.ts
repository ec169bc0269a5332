/**
 * The site over TLS for this machine: HTTP/2, and HTTP/1.1 for whoever asks for that (web sockets
 * do). It stands before an edge as nginx would, so that what may pass is decided in one place.
 */
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import http2, { type Http2SecureServer } from 'node:http2';
import net from 'node:net';
import { pipeline, type Duplex } from 'node:stream';
import type { Certificate } from './certificate';

/** A request of either protocol. */
type Asked = http2.Http2ServerRequest | IncomingMessage;
type Answer = http2.Http2ServerResponse | http.ServerResponse;

/** Of one connection, never of the next one. */
const OF_THE_CONNECTION =
  /^(?:connection|keep-alive|proxy-connection|proxy-authorization|transfer-encoding|upgrade|http2-settings|te|trailer)$/;
/** What only a proxy may say of a caller. */
const OF_A_PROXY = /^(?:forwarded|via|x-forwarded-.*)$/;

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD']);
/** Methods whose body goes in chunks where it says no length. */
const CHUNKED: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);

const isFramed = ({ method = '', headers }: Asked): boolean =>
  !READS.has(method) && (CHUNKED.has(method) || headers['content-length'] !== undefined);

const hostOf = (asked: Asked): string =>
  String(asked.headers[':authority'] ?? asked.headers.host ?? '');

/** What the edge is told of a caller. */
const told = (asked: Asked): Record<string, string> => ({
  host: hostOf(asked),
  'x-forwarded-for': asked.socket.remoteAddress ?? '',
  'x-forwarded-proto': 'https',
});

const passes = (name: string): boolean =>
  !name.startsWith(':') && !OF_THE_CONNECTION.test(name) && !OF_A_PROXY.test(name);

const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => passes(name)));

/** Ends an answer that cannot be given: the page sees a broken connection, as it would of the edge. */
function breakOff(answer: Answer): void {
  if ('stream' in answer) answer.stream.close(http2.constants.NGHTTP2_INTERNAL_ERROR);
  else answer.destroy();
}

function pass(edgePort: number, asked: Asked, answer: Answer): void {
  const isRead = READS.has(asked.method ?? '');
  const upstream = http.request({
    host: '127.0.0.1',
    port: edgePort,
    method: asked.method,
    path: asked.url,
    headers: { ...endToEnd(asked.headers), ...told(asked) },
    // A write has a connection of its own, as at the edge: a dying idle one can never lose it.
    agent: isRead ? http.globalAgent : false,
  });
  upstream.on('response', (come) => {
    answer.writeHead(come.statusCode ?? 502, endToEnd(come.headers));
    pipeline(come, answer as http.ServerResponse, (error) => {
      if (error) breakOff(answer);
    });
  });
  upstream.on('error', () => breakOff(answer));
  answer.on('close', () => upstream.destroy());
  // What has no frame has no body, whatever came along: nothing of it may stand before the next request.
  if (isFramed(asked)) asked.pipe(upstream);
  else {
    asked.resume();
    upstream.end();
  }
}

/** Passes a web socket on, byte for byte, behind a head that says who asks. */
function passSocket(edgePort: number, asked: IncomingMessage, page: Duplex, head: Buffer): void {
  const headers = { ...endToEnd(asked.headers), ...told(asked) };
  const upstream = net.connect(edgePort, '127.0.0.1', () => {
    const lines = [
      `${asked.method ?? 'GET'} ${asked.url ?? '/'} HTTP/1.1`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`),
      'connection: Upgrade',
      `upgrade: ${asked.headers.upgrade ?? ''}`,
    ];
    upstream.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
    upstream.write(head);
    pipeline(page, upstream, page, () => {
      page.destroy();
      upstream.destroy();
    });
  });
  upstream.on('error', () => page.destroy());
  page.on('error', () => upstream.destroy());
}

/** Makes the front of an edge that listens on a port of this machine; the caller lets it listen. */
export function createFront(edgePort: number, { key, cert }: Certificate): Http2SecureServer {
  const server = http2.createSecureServer({ key, cert, allowHTTP1: true }, (asked, answer) =>
    pass(edgePort, asked, answer),
  );
  server.on('upgrade', (asked: IncomingMessage, page: Duplex, head: Buffer) =>
    passSocket(edgePort, asked, page, head),
  );
  return server;
}
