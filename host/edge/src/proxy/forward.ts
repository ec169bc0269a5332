import http from 'node:http';
import https from 'node:https';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BASE_HEADERS } from '../headers/security-headers';

/** Headers that belong to one connection and never travel on. */
const HOP_BY_HOP = new Set([
  'connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'host',
]);

/** What the answer of a back end gets on its way out, by path. */
export interface ForwardOptions {
  readonly backend: URL;
  /** Headers the back end learns the visitor's address by. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  /** Told when the answer begins. */
  readonly onAnswer?: () => void;
  /** Headers set on the answer; a value wins over the back end's own. */
  readonly answerHeaders: (upstream: http.IncomingHttpHeaders) => Readonly<Record<string, string>>;
}

/** Reads may share a connection; a write gets its own, so that a dying idle socket can never lose one half way. */
const SHARED = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) } as const;

/** Headers without those of the connection. */
export function endToEnd(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}

/** Options of the request to the back end. */
export function upstreamOptions(backend: URL, request: { readonly url?: string; readonly method?: string }): https.RequestOptions {
  return { hostname: backend.hostname, port: backend.port || (backend.protocol === 'https:' ? 443 : 80), path: request.url, method: request.method };
}

/** The envelope of the gateway, so that the page's own rules read the failure. Never 503: that one logs members out (§8). */
export const UNREACHABLE = JSON.stringify({ isSuccess: false, errors: [{ errorCode: 'EDGE502', description: '服务暂时无法连接，请稍后再试' }] });

function sendUnreachable(response: http.ServerResponse): void {
  response.writeHead(502, { ...BASE_HEADERS, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(UNREACHABLE);
}

/**
 * Hands a request to the back end and streams the answer, whatever its length (server-sent events too). A
 * connection that the back end cuts is cut here as well: the page must see the same silence, not a
 * made-up answer (safety D1).
 */
export function forward(request: FastifyRequest, reply: FastifyReply, options: ForwardOptions): void {
  reply.hijack();
  const { raw: incoming } = request;
  const { raw: outgoing } = reply;
  const { backend } = options;
  const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
  const transport = backend.protocol === 'https:' ? https : http;
  const upstream = transport.request({
    ...upstreamOptions(backend, incoming),
    headers: { ...endToEnd(incoming.headers), host: backend.host, ...options.requestHeaders },
    agent: isRead ? SHARED[backend.protocol === 'https:' ? 'https:' : 'http:'] : false,
  });
  upstream.on('response', (answer) => {
    options.onAnswer?.();
    outgoing.writeHead(answer.statusCode ?? 502, { ...endToEnd(answer.headers), ...options.answerHeaders(answer.headers) });
    outgoing.flushHeaders();
    answer.on('error', () => outgoing.destroy());
    answer.on('aborted', () => outgoing.destroy());
    answer.pipe(outgoing);
  });
  upstream.on('error', (error: NodeJS.ErrnoException) => {
    if (outgoing.headersSent || error.code === 'ECONNRESET') outgoing.destroy();
    else sendUnreachable(outgoing);
  });
  outgoing.on('close', () => upstream.destroy());
  incoming.pipe(upstream);
}
