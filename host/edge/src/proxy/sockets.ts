/** Web sockets of the odds vendors; every other request to change the protocol is ignored. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { createProxyServer } from 'http-proxy-3';
import { headText, plainHeaders } from '../headers/raw-answer';
import { originsOf } from '../headers/origins';
import { frameFollower, GOING_AWAY } from './frames';
import { hopsOf, type EdgeConfig } from '../config';
import { traceHeaders, traceOf } from '../observe/trace';
import { callerAddress, onwardHeaders } from './onward';
import { brokenRule } from './passage';
import type { UnderWay } from './under-way';

/** Longest wait at the end for a frame that is half way. */
const LAST_FRAME_MS = 2_000;

const isSocket = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' && /^\/vendors\/./.test(url) && headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Only pages of this origin may open a feed (safety C-25); a caller without an origin is no browser
 * and must not use this way either.
 */
function isOwnPage({ headers: { origin, host } }: IncomingMessage): boolean {
  return (
    origin !== undefined &&
    [originsOf(host, 'http')?.page, originsOf(host, 'https')?.page].includes(origin)
  );
}

/** Longest wait for a page that was told to go. */
const LEAVE_MS = 1_000;

/**
 * Lets go of a socket that was answered: nobody reads it any more, and unread bytes would keep it
 * for ever.
 */
function letGo(socket: Duplex): void {
  const late = setTimeout(() => socket.destroy(), LEAVE_MS);
  socket.once('close', () => clearTimeout(late));
  socket.resume();
}

function refuse(socket: Duplex, status: number, text: string): void {
  socket.end(`${headText(status, plainHeaders(text))}${text}`);
  letGo(socket);
}

/**
 * The request as it would have been without that request: read again from its first byte, with all
 * that followed it. Its connection ends with the answer, or a caller could have it read again
 * without end.
 */
function withoutUpgrade(request: IncomingMessage, head: Buffer): Buffer {
  const lines = [`${request.method ?? 'GET'} ${request.url ?? '/'} HTTP/${request.httpVersion}`];
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const name = request.rawHeaders[at] ?? '';
    const value = request.rawHeaders[at + 1] ?? '';
    if (/^(?:upgrade|http2-settings)$/i.test(name)) continue;
    lines.push(
      `${name}: ${
        /^connection$/i.test(name)
          ? value
              .split(',')
              .filter((each) => !/^\s*(?:upgrade|http2-settings)\s*$/i.test(each))
              .join(',')
          : value
      }`,
    );
  }
  lines.push('connection: close');
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]);
}

/**
 * What a socket gets before it is closed: the frame under way, then the word that the server
 * goes away.
 */
function sayGoodbye(page: Duplex, upstream: Duplex, endsFrame: () => boolean): void {
  const end = (): void => {
    upstream.unpipe(page);
    page.end(GOING_AWAY);
    upstream.destroy();
  };
  if (endsFrame()) return end();
  const late = setTimeout(() => page.destroy(), LAST_FRAME_MS);
  upstream.on('data', () => {
    if (!endsFrame()) return;
    clearTimeout(late);
    end();
  });
}

/** Passes sockets on, byte for byte. They end with a close frame when the edge does. */
export function passSockets(
  app: FastifyInstance,
  config: Pick<EdgeConfig, 'backend' | 'httpsPort' | 'proxies'>,
  underWay: UnderWay,
): void {
  const proxy = createProxyServer({
    target: config.backend.origin,
    changeOrigin: true,
    toProxy: true,
    ws: true,
  });
  const goodbyes = new Map<Duplex, () => void>();
  const opened = new WeakSet<Duplex>();
  const pages = new WeakMap<Duplex, Duplex>();
  let isEnding = false;

  proxy.on('proxyReqWs', (upstream, _request, page) => {
    // Whoever has gone before the back end answered leaves nothing open there.
    page.once('close', () => upstream.destroy());
    page.once('end', () => {
      if (!opened.has(page)) page.destroy();
    });
    upstream.once('upgrade', (_answer, upstreamSocket) => pages.set(upstreamSocket, page));
    // The back end refused the socket by an answer; where it cut that short, so is the page's.
    upstream.once('response', (answer: IncomingMessage) => {
      answer.once('end', () => letGo(page));
      answer.once('close', () => {
        if (!answer.complete) page.destroy();
      });
    });
  });
  proxy.on('open', (upstreamSocket) => {
    const page = pages.get(upstreamSocket);
    if (page === undefined) return void upstreamSocket.destroy();
    opened.add(page);
    const follow = frameFollower();
    let isBetween = true;
    upstreamSocket.on('data', (chunk: Buffer) => {
      isBetween = follow(chunk);
    });
    // What breaks on one side is cut on the other.
    upstreamSocket.on('error', () => page.destroy());
    goodbyes.set(page, () => sayGoodbye(page, upstreamSocket, () => isBetween));
    page.once('close', () => {
      goodbyes.delete(page);
      upstreamSocket.destroy();
    });
    if (isEnding) goodbyes.get(page)?.();
  });
  proxy.on('error', () => undefined);

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!isSocket(request)) {
      return underWay.idle(socket, () => {
        if (socket.destroyed) return;
        socket.unshift(withoutUpgrade(request, head));
        app.server.emit('connection', socket);
      });
    }
    // A page waits for its answers before it asks for another protocol.
    if (underWay.count(socket) > 0) return void socket.destroy();
    const broken = brokenRule(request);
    if (broken !== null) return refuse(socket, broken.status, `${broken.text}\n`);
    if (!isOwnPage(request)) return refuse(socket, 403, 'pages of this origin only\n');
    const address = callerAddress(
      'remoteAddress' in socket ? String(socket.remoteAddress) : '',
      String(request.headers['x-forwarded-for'] ?? ''),
      hopsOf(config),
    );
    request.headers = onwardHeaders(request.headers, false, {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'x-forwarded-for': address,
      'x-forwarded-host': request.headers.host ?? '',
      ...traceHeaders(traceOf(request, config.proxies > 0)),
    });
    proxy.ws(request, socket, head, {}, () => {
      if (!opened.has(socket) && socket.writable)
        refuse(socket, 502, 'the feed cannot be reached\n');
    });
  });
  app.addHook('preClose', async () => {
    isEnding = true;
    for (const goodbye of goodbyes.values()) goodbye();
  });
}
