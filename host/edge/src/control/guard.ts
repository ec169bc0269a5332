/**
 * Who may use the control surfaces `/__sandbox` and `/__edge`: this machine, by its own name, from
 * no other site's page (safety, ruling 8).
 */
import crypto from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config';
import { notFound } from '../headers/not-found';

const LOOPBACK_NAME = /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])(?::\d{1,5})?$/i;
/** Header that carries the secret, where one is needed. */
export const CONTROL_SECRET = 'x-control-secret';

/** Whether an address is of this machine. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(address);
}

const hash = (text: string): Buffer => crypto.createHash('sha256').update(text).digest();
const isSame = (one: string, other: string): boolean =>
  crypto.timingSafeEqual(hash(one), hash(other));

/** A page of another site in the same browser is on this machine, too. */
function isForeignWrite({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const { origin, host = '' } = headers;
  const site = headers['sec-fetch-site'];
  return (
    (origin !== undefined && origin !== `http://${host}`) ||
    (site !== undefined && site !== 'same-origin' && site !== 'none')
  );
}

/**
 * Whether a caller may. Where the edge listens to other machines, or stands behind proxies, the
 * secret is needed as well: a proxy on this machine calls from this machine.
 */
export function mayControl(
  request: FastifyRequest,
  { listen, controlSecret, proxies }: Pick<EdgeConfig, 'listen' | 'controlSecret' | 'proxies'>,
): boolean {
  const { headers } = request;
  // A proxy in its plainest settings says nothing of itself but its old protocol; a caller here speaks the newer one.
  if (request.raw.httpVersion === '1.0') return false;
  const isHere =
    isLoopback(request.socket.remoteAddress ?? '') && LOOPBACK_NAME.test(headers.host ?? '');
  const isRelayed = Object.keys(headers).some(
    (name) => name === 'forwarded' || name.startsWith('x-forwarded-'),
  );
  if (!isHere || isRelayed || isForeignWrite(request)) return false;
  if (proxies === 0 && (isLoopback(listen) || listen === 'localhost')) return true;
  const given = headers[CONTROL_SECRET];
  return controlSecret !== null && typeof given === 'string' && isSame(given, controlSecret);
}

/** A route's hook: for anybody else the surface does not exist. */
export function onlyControllers(
  config: EdgeConfig,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined> {
  return async (request, reply) => (mayControl(request, config) ? undefined : notFound(reply));
}
