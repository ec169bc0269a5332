/**
 * The control surface answers callers of this machine only: the socket must be local, and so must
 * everyone a proxy
 * names; the name it was asked by too, or another site's name that leads here could be used; and no
 * other site's page
 * may write.
 */
import type { FastifyRequest } from 'fastify';
import { refusals } from '../http/api-error';

const isLoopback = (address: string): boolean =>
  address === '::1' || /^(::ffff:)?127\./.test(address);
const LOOPBACK_NAME = /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])(?::\d{1,5})?$/i;

const textOf = (value: string | readonly string[] | undefined): string =>
  typeof value === 'string' ? value : (value ?? []).join(',');

/** The names that a caller used: of this server, and of the edge before it. */
function namesOf({ headers }: FastifyRequest): readonly string[] {
  return [headers.host ?? '', textOf(headers['x-forwarded-host'])].filter((name) => name !== '');
}

function isForeignWrite({ method, headers }: FastifyRequest, names: readonly string[]): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const { origin } = headers;
  const site = textOf(headers['sec-fetch-site']);
  return (
    (origin !== undefined && !names.some((name) => origin === `http://${name}`)) ||
    !['', 'same-origin', 'none'].includes(site)
  );
}

/** @throws ApiError 404 for anyone else, as if the surface did not exist. */
export function onlyLoopback(request: FastifyRequest): void {
  const forwarded = textOf(request.headers['x-forwarded-for'])
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const names = namesOf(request);
  const isHere =
    [request.socket.remoteAddress ?? '', ...forwarded].every(isLoopback) &&
    names.length > 0 &&
    names.every((name) => LOOPBACK_NAME.test(name));
  if (!isHere || isForeignWrite(request, names)) throw refusals.notFound('页面');
}
