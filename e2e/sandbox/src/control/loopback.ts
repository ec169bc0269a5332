/** The control surface answers loopback callers only: the socket must be local, and so must everyone a proxy names. */
import type { FastifyRequest } from 'fastify';
import { refusals } from '../http/api-error';

const isLoopback = (address: string): boolean => address === '::1' || /^(::ffff:)?127\./.test(address);

/** @throws ApiError 404 for anyone else, as if the surface did not exist. */
export function onlyLoopback(request: FastifyRequest): void {
  const forwarded = request.headers['x-forwarded-for'];
  const named = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',').map((part) => part.trim()).filter((part) => part !== '');
  if (![request.socket.remoteAddress ?? '', ...named].every(isLoopback)) throw refusals.notFound('页面');
}
