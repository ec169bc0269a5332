/**
 * Calls to the back end, by http-proxy-3 (decision 031). What is ours: nothing is sent twice,
 * nothing is made up.
 */
import http, {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createProxyServer } from 'http-proxy-3';
import { UNREACHABLE } from '@site/domain/serving/failure-answers';
import { BASE_HEADERS } from '@site/domain/serving/security-headers';
import { noteAnswer, noteNoAnswer } from '../observe/requests';
import { sendAnswer } from './answers';
import { onwardHeaders } from './onward';
import { MOST_BODY } from './passage';

/**
 * Longest wait for a connection, not for an answer: a back end that took a call may think as long
 * as it likes.
 */
const CONNECT_MS = 5_000;

/** Ends the way of a body that is longer than it said, or than it may be. */
function holdToLimit({ raw }: FastifyRequest, reply: FastifyReply): void {
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_BODY) reply.raw.destroy();
  });
}

/** How one call goes out and its answer comes back. */
export interface CallOptions {
  /** Headers the back end learns the visitor by. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** Headers set on the answer; a value wins over the back end's own. */
  readonly answerHeaders: (upstream: IncomingHttpHeaders) => Readonly<Record<string, string>>;
  /** Called when the answer begins. */
  readonly onAnswer?: () => void;
}

interface Call extends CallOptions {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  hasConnected: boolean;
  isAnswered: boolean;
}

function sendUnreachable(reply: FastifyReply): void {
  void reply
    .code(502)
    .headers({ ...BASE_HEADERS, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(UNREACHABLE);
}

/**
 * Follows the connection of a call, and sends its head at once: a write whose body stalls must be
 * known at the back end.
 */
function onWay(call: Call, upstream: ClientRequest): void {
  const { socket } = upstream;
  if (socket === null || !socket.connecting) call.hasConnected = true;
  else {
    const slow = setTimeout(
      () => upstream.destroy(new Error(`no connection within ${CONNECT_MS} ms`)),
      CONNECT_MS,
    );
    socket.once('encrypted' in socket ? 'secureConnect' : 'connect', () => {
      call.hasConnected = true;
      clearTimeout(slow);
    });
    socket.once('close', () => clearTimeout(slow));
  }
  // A back end that changes the protocol unasked has answered nothing, nor has one that ends
  // without a word.
  upstream.once('upgrade', (_answer, other) => other.destroy());
  upstream.once('close', () => {
    if (call.isAnswered || call.reply.sent) return;
    if (!call.reply.raw.destroyed) noteNoAnswer(call.request, 'silent');
    call.reply.raw.destroy();
  });
  upstream.flushHeaders();
}

/**
 * Opens the way to a back end. Reads share connections; a write has one of its own, so that a dying
 * idle socket can
 * never lose it half way, and nothing is ever tried again. A back end that cannot be reached is
 * 502; one that was
 * reached and fell silent is answered by the same silence (safety D1).
 */
export function createCalls(
  app: FastifyInstance,
  backend: URL,
): (request: FastifyRequest, reply: FastifyReply, options: CallOptions) => void {
  const shared =
    backend.protocol === 'https:'
      ? new https.Agent({ keepAlive: true })
      : new http.Agent({ keepAlive: true });
  const proxy = createProxyServer({
    target: backend.origin,
    changeOrigin: true,
    toProxy: true,
    selfHandleResponse: true,
  });
  const calls = new WeakMap<IncomingMessage, Call>();
  const streams = new Set<ServerResponse>();
  // Streams have no end of their own.
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });
  app.addHook('onClose', async () => {
    shared.destroy();
  });

  proxy.on('proxyReq', (upstream, incoming) => {
    const call = calls.get(incoming);
    if (call !== undefined) onWay(call, upstream);
  });
  proxy.on('proxyRes', (answer, incoming) => {
    const call = calls.get(incoming);
    if (call === undefined) return void answer.destroy();
    call.isAnswered = true;
    noteAnswer(call.request);
    call.onAnswer?.();
    try {
      sendAnswer(call, answer, streams);
    } catch (error) {
      // A status or a header that is none: what cannot be passed on is cut, too.
      call.request.log.warn(error, 'an answer that cannot be passed on');
      call.reply.raw.destroy();
      answer.destroy();
    }
  });
  const failed = (_error: Error, incoming: IncomingMessage): void => {
    const call = calls.get(incoming);
    if (call === undefined || call.isAnswered) return;
    // Whoever has gone gets no answer either, and that is no failure of the back end.
    if (!call.reply.raw.destroyed)
      noteNoAnswer(call.request, call.hasConnected ? 'silent' : 'unreachable');
    if (call.hasConnected || call.reply.sent) call.reply.raw.destroy();
    else sendUnreachable(call.reply);
  };
  proxy.on('error', (error, incoming) => failed(error, incoming));

  return (request, reply, options) => {
    const { raw } = request;
    // Whoever has gone already has no address any more, and nothing to ask.
    if (raw.socket.destroyed) return void reply.raw.destroy();
    const isRead = raw.method === 'GET' || raw.method === 'HEAD';
    calls.set(raw, { ...options, request, reply, hasConnected: false, isAnswered: false });
    raw.headers = onwardHeaders(raw.headers, !isRead, options.requestHeaders);
    // Whatever a read brought along, not a byte of it ever travels on a connection that others share.
    const body = isRead ? { agent: shared, buffer: Readable.from([]) } : { agent: false as const };
    proxy.web(raw, reply.raw as ServerResponse, body, failed);
    if (!isRead) holdToLimit(request, reply);
  };
}
