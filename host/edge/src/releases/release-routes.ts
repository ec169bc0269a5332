import { RELEASE_ROOT } from '@site/domain/releases/paths';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseReleasePath } from '@site/domain/releases/paths';
import type { EdgeConfig } from '../config';
import { notFound } from '../headers/not-found';
import { BASE_HEADERS, FOREVER } from '@site/domain/serving/security-headers';
import { typeOf } from '@site/domain/serving/file-types';
import type { RequestLog } from './request-log';
import type { SiteClock } from '../site-clock';
import { sendStored } from './static-files';

/** The pointer is read whole: two of one second and one length are told apart by their bytes. */
function sendPointer(
  request: FastifyRequest,
  reply: FastifyReply,
  siteDir: string,
  file: string,
): FastifyReply {
  const full = path.join(siteDir, ...file.split('/'));
  if (!fs.statSync(full, { throwIfNoEntry: false })?.isFile()) return notFound(reply);
  const body = fs.readFileSync(full);
  const etag = `"${crypto.createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.headers({ ...BASE_HEADERS, etag, 'cache-control': 'no-cache' });
  const known = (request.headers['if-none-match'] ?? '')
    .split(',')
    .map((part) => part.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*')
    ? reply.code(304).send()
    : reply.type(typeOf(file)).send(body);
}

/** The path as the client wrote it, without the query: decoding first would let `%2e%2e` through. */
export function rawPath(request: FastifyRequest): string {
  return (request.raw.url ?? '').split('?', 1)[0] ?? '';
}

/** Serves the release store: the pointer with revalidation, everything else for a year. */
export function mountReleaseRoutes(
  app: FastifyInstance,
  config: EdgeConfig,
  { clock, requests }: { readonly clock: SiteClock; readonly requests: RequestLog },
): void {
  app.get(`${RELEASE_ROOT}/*`, (request, reply) => {
    const target = parseReleasePath(rawPath(request));
    if (target === null || target.file.split('/').some((part) => part.startsWith('.')))
      return notFound(reply);
    // Pages take the server's time from the pointer's answer (releases D5).
    if (target.kind === 'channel' && clock.isVirtual)
      reply.header('date', new Date(clock.now()).toUTCString());
    if (target.kind === 'channel') return sendPointer(request, reply, config.siteDir, target.file);
    if (/\.(br|gz)$/.test(target.file)) return notFound(reply);
    return sendStored(request, reply, config.siteDir, {
      file: target.file,
      cacheControl: FOREVER,
      onFound: () => requests.note(target.file),
    });
  });
  app.get(RELEASE_ROOT, (_request, reply) => notFound(reply));
}
