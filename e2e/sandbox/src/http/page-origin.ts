/** Origins of framed pages and popups: another one than the site's, by setting, by the edge's word, or by this server's own port. */
import type { FastifyRequest } from 'fastify';
import type { Context } from '../core/context';
import { headerOf } from './checks';

const ORIGIN = /^https?:\/\/[A-Za-z0-9.\-[\]:]+$/;

/** Where pages of another origin stand for this caller. */
export function pageOrigin(context: Context, request: FastifyRequest): string {
  if (context.options.gamesOrigin !== null) return context.options.gamesOrigin;
  const named = headerOf(request, 'x-site-games-origin');
  if (named !== null && ORIGIN.test(named)) return named;
  const host = headerOf(request, 'x-forwarded-host') ?? headerOf(request, 'host') ?? 'localhost';
  return `http://${host.replace(/:\d+$/, '')}:${request.socket.localPort ?? 80}`;
}

/** Origin of the page that asks: the browser's word, else the proxy's. */
export function embedderOf(request: FastifyRequest): string {
  const origin = headerOf(request, 'origin');
  if (origin !== null && ORIGIN.test(origin)) return origin;
  const host = headerOf(request, 'x-forwarded-host') ?? headerOf(request, 'host') ?? 'localhost';
  return `${headerOf(request, 'x-forwarded-proto') ?? 'http'}://${host}`;
}
