/**
 * The companion cookie: HttpOnly and SameSite=Strict; `__Host-` with Secure on https, the bare name
 * on a plain http loopback.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'dev';
const MAX_AGE_S = 30 * 86_400;

const isHttps = (request: FastifyRequest): boolean =>
  request.headers['x-forwarded-proto'] === 'https';

const nameFor = (request: FastifyRequest): string => (isHttps(request) ? `__Host-${NAME}` : NAME);

/** The cookie of a request, or null. */
export function readCookie(request: FastifyRequest): string | null {
  const wanted = `${nameFor(request)}=`;
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(wanted));
  return found === undefined ? null : found.slice(wanted.length);
}

/** Sets the cookie, or takes it away with an empty value. */
export function writeCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  const age = value === '' ? 0 : MAX_AGE_S;
  const secure = isHttps(request) ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${nameFor(request)}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`,
  );
}
