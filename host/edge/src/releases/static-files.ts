import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../headers/not-found';
import { BASE_HEADERS } from '@site/domain/serving/security-headers';
import { typeOf } from '@site/domain/serving/file-types';

/** The best form a client takes, judged by the header's plain words; `q=0` refuses one. */
export function acceptedEncodings(header: string): readonly ('br' | 'gzip')[] {
  const takes = (name: string): boolean =>
    header.split(',').some((part) => {
      const [token = '', ...params] = part.trim().split(';');
      return (
        token.trim().toLowerCase() === name &&
        !params.some((param) => /^\s*q=0(\.0*)?\s*$/.test(param))
      );
    });
  return (['br', 'gzip'] as const).filter(takes);
}

const SUFFIX = { br: '.br', gzip: '.gz' } as const;
const isFile = (full: string): boolean =>
  fs.statSync(full, { throwIfNoEntry: false })?.isFile() === true;

/**
 * Sends a file of the store in the best form that lies beside it, by the plugin for static files.
 * The caller has
 * checked that the path is canonical. The form is chosen here: the plugin would give a packed file
 * a type of its own.
 *
 * @param onFound called when there is such a file.
 */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  siteDir: string,
  stored: { readonly file: string; readonly cacheControl: string; readonly onFound?: () => void },
): FastifyReply {
  const { file, cacheControl, onFound } = stored;
  const full = path.join(siteDir, ...file.split('/'));
  if (!isFile(full)) return notFound(reply);
  onFound?.();
  const encoding = acceptedEncodings(String(request.headers['accept-encoding'] ?? '')).find(
    (each) => isFile(full + SUFFIX[each]),
  );
  reply
    .headers({ ...BASE_HEADERS, 'cache-control': cacheControl, vary: 'accept-encoding' })
    .type(typeOf(file));
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.sendFile(encoding === undefined ? file : file + SUFFIX[encoding], siteDir);
}

/** Readies the plugin: it sends what it is asked to, and mounts no path of its own. */
export function mountStaticFiles(app: FastifyInstance, siteDir: string): void {
  void app.register(fastifyStatic, {
    root: siteDir,
    serve: false,
    cacheControl: false,
    lastModified: false,
    contentType: false,
    acceptRanges: false,
    dotfiles: 'deny',
    index: false,
  });
}
