import { RELEASE_ROOT } from '@site/domain/releases/paths';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseReleasePath } from '@site/domain/releases/paths';
import type { EdgeConfig } from '../config';
import { BASE_HEADERS } from '../headers/security-headers';
import type { RequestLog } from './request-log';
import type { SiteClock } from '../site-clock';
import { fileCache, typeOf, type Representation } from './static-files';

/** How long what never changes may be kept. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** An honest 404: never the host document, never a type a browser would run (releases B15). */
export function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).headers({ ...BASE_HEADERS, 'cache-control': 'no-store' }).type('text/plain; charset=utf-8').send('not found\n');
}

function matches(request: FastifyRequest, etag: string): boolean {
  const header = request.headers['if-none-match'];
  return header !== undefined && header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag || part.trim() === '*');
}

/** Sends a stored form of a file, or 304 when the client has it. */
export function sendRepresentation(request: FastifyRequest, reply: FastifyReply, found: Representation, cacheControl: string): FastifyReply {
  reply.headers({ ...BASE_HEADERS, etag: found.etag, 'cache-control': cacheControl });
  if (found.varies) reply.header('vary', 'accept-encoding');
  if (matches(request, found.etag)) return reply.code(304).send();
  if (found.encoding) reply.header('content-encoding', found.encoding);
  return reply.type(found.type).send(found.body);
}

function sendPointer(request: FastifyRequest, reply: FastifyReply, siteDir: string, file: string): FastifyReply {
  const full = path.join(siteDir, ...file.split('/'));
  if (!fs.statSync(full, { throwIfNoEntry: false })?.isFile()) return notFound(reply);
  const body = fs.readFileSync(full);
  const etag = `"${crypto.createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return sendRepresentation(request, reply, { body, etag, encoding: null, type: typeOf(file), varies: false }, 'no-cache');
}

/** The path as the client wrote it, without the query: decoding first would let `%2e%2e` through. */
export function rawPath(request: FastifyRequest): string {
  return (request.raw.url ?? '').split('?', 1)[0] ?? '';
}

/** Serves the release store: the pointer with revalidation, everything else for a year. */
export function mountReleaseRoutes(app: FastifyInstance, config: EdgeConfig, { clock, requests }: { readonly clock: SiteClock; readonly requests: RequestLog }): void {
  const files = fileCache(config.siteDir);
  app.get(`${RELEASE_ROOT}/*`, (request, reply) => {
    const target = parseReleasePath(rawPath(request));
    if (target === null || target.file.split('/').some((part) => part.startsWith('.'))) return notFound(reply);
    // Pages take the server's time from the pointer's answer (releases D5).
    if (target.kind === 'channel' && clock.isVirtual) reply.header('date', new Date(clock.now()).toUTCString());
    if (target.kind === 'channel') return sendPointer(request, reply, config.siteDir, target.file);
    const found = /\.(br|gz)$/.test(target.file) ? null : files(target.file, String(request.headers['accept-encoding'] ?? ''));
    if (found) requests.note(target.file);
    return found ? sendRepresentation(request, reply, found, FOREVER) : notFound(reply);
  });
  app.get(RELEASE_ROOT, (_request, reply) => notFound(reply));
}
