/**
 * The control surface answers callers of this machine only: the socket must be local, and so must
 * everyone a proxy names; the name it was asked by too, or another site's name that leads here
 * could be used; and no other site's page may write. Where the site is live a caller brings a
 * secret too, and without one there are no controls.
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SandboxOptions } from '../core/context';
import { hashOf } from '../core/secrets';
import { refusals } from '../http/api-error';
import { inScope } from '../http/scope';

/** Header that brings the secret; the edge never lets it through. */
const SECRET_HEADER = 'x-control-secret';

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
function onlyLoopback(request: FastifyRequest): void {
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

function onlyWithSecret({ headers }: FastifyRequest, secret: string): void {
  const hash = (text: string): Buffer => Buffer.from(hashOf(text));
  // Hashes are of one length, so that neither length nor beginning of the secret shows in the time it takes.
  if (!timingSafeEqual(hash(textOf(headers[SECRET_HEADER])), hash(secret)))
    throw refusals.notFound('页面');
}

/**
 * Mounts controls in a scope of their own, for those who may use them; nothing where the site is
 * live and has no secret.
 */
export function mountControls(
  app: FastifyInstance,
  { siteEnv, controlSecret }: Pick<SandboxOptions, 'siteEnv' | 'controlSecret'>,
  name: string,
  work: (scope: FastifyInstance) => void,
): void {
  const isLive = siteEnv === 'live';
  const secret = isLive ? controlSecret || null : null;
  if (isLive && secret === null) return;
  inScope(app, name, (scope) => {
    scope.addHook('onRequest', async (request) => {
      onlyLoopback(request);
      if (secret !== null) onlyWithSecret(request, secret);
    });
    work(scope);
  });
}
