/** Headers on their way to the back end. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { originsOf } from '../headers/origins';
import { traceHeaders, traceOf } from '../observe/trace';

/** Of one connection, never of the next one. */
const OF_THE_CONNECTION: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'http2-settings',
  'expect',
]);
/** Words about the caller that a caller may not say itself, and what belongs to the edge alone. */
const OF_THE_EDGE =
  /^(?:host|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-forwarded-.*|x-site-.*|x-control-secret|x-original-.*|x-rewrite-url|x-http-method.*|x-request-id|traceparent|tracestate)$/;
/** A caller's list of names for its own connection must not take these away. */
const FRAMING: ReadonlySet<string> = new Set(['content-length', 'transfer-encoding']);

const namedIn = (connection: string | undefined): ReadonlySet<string> =>
  new Set((connection ?? '').split(',').map((name) => name.trim().toLowerCase()));

/**
 * The headers that travel on: those of the caller without its connection's and without what it says
 * about itself.
 * A body keeps exactly the frame that it came with; a read has none.
 *
 * @param added set by the edge; they win.
 */
export function onwardHeaders(
  headers: IncomingHttpHeaders,
  hasBody: boolean,
  added: Readonly<Record<string, string>>,
): IncomingHttpHeaders {
  const named = namedIn(headers.connection);
  const kept = Object.entries(headers).filter(([name]) =>
    FRAMING.has(name)
      ? hasBody
      : !OF_THE_CONNECTION.has(name) && !OF_THE_EDGE.test(name) && !named.has(name),
  );
  const isFramed = [...FRAMING].some((name) => headers[name] !== undefined);
  // Without it node would announce chunks for a body that is not there.
  const onward: IncomingHttpHeaders = {
    ...Object.fromEntries(kept),
    ...(hasBody && !isFramed ? { 'content-length': '0' } : {}),
    ...added,
  };
  // An answer that is packed here goes out under a weak tag; the back end knows it by the plain
  // one.
  const known = onward['if-none-match'];
  return typeof known === 'string'
    ? { ...onward, 'if-none-match': known.replaceAll('W/"', '"') }
    : onward;
}

/**
 * What the back end learns about a visitor: address, the origins of its page and its games, and
 * what this request is called here.
 */
export function visitorHeaders(request: FastifyRequest): Record<string, string> {
  const protocol = request.protocol === 'https' ? 'https' : 'http';
  const origins = originsOf(request.headers.host, protocol);
  // A connection that has ended has no address any more.
  const address: string | undefined = request.ip;
  return {
    'x-forwarded-host': origins === null ? '' : (request.headers.host ?? ''),
    'x-forwarded-proto': protocol,
    'x-forwarded-for': address ?? '',
    // Where the page may frame games from; the sandbox builds launch addresses with it.
    'x-site-games-origin': origins?.games ?? '',
    'x-site-page-origin': origins?.page ?? '',
    ...traceHeaders(traceOf(request.raw)),
  };
}

/**
 * Address of whoever wants a socket: the framework has not seen the request, so the proxies of
 * one's own are counted here.
 *
 * @param proxies in front; that many of the last addresses are theirs to tell.
 */
export function callerAddress(
  socketAddress: string,
  forwarded: string | undefined,
  proxies: number,
): string {
  const chain = [
    ...(proxies === 0 ? '' : (forwarded ?? ''))
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
    socketAddress,
  ];
  return chain.at(-1 - proxies) ?? chain[0] ?? socketAddress;
}
