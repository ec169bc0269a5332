import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** MIME types by extension. */
export const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg', '.avif': 'image/avif', '.webp': 'image/webp', '.ico': 'image/x-icon',
  '.html': 'text/html; charset=utf-8', '.txt': 'text/plain; charset=utf-8', '.woff2': 'font/woff2', '.webmanifest': 'application/manifest+json',
};

/** MIME type by extension; unknown ones are bytes that no browser runs. */
export function typeOf(file: string): string {
  return TYPES[path.extname(file)] ?? 'application/octet-stream';
}

/** One encoded form of a file, ready to send. */
export interface Representation {
  readonly body: Buffer;
  readonly etag: string;
  readonly encoding: 'br' | 'gzip' | null;
  readonly type: string;
  /** Whether other encodings exist, so that caches keep them apart. */
  readonly varies: boolean;
}

const CACHE_LIMIT = 96 * 1024 * 1024;

function readRepresentation(full: string, file: string, encoding: Representation['encoding'], varies: boolean): Representation | null {
  const suffix = encoding === 'br' ? '.br' : encoding === 'gzip' ? '.gz' : '';
  const stat = fs.statSync(`${full}${suffix}`, { throwIfNoEntry: false });
  if (!stat?.isFile()) return null;
  const body = fs.readFileSync(`${full}${suffix}`);
  const etag = `"${crypto.createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { body, etag, encoding, type: typeOf(file), varies };
}

/** The best form a client takes, judged by the header's plain words; `q=0` refuses one. */
export function acceptedEncodings(header: string): readonly ('br' | 'gzip')[] {
  const takes = (name: string): boolean => header.split(',').some((part) => {
    const [token = '', ...params] = part.trim().split(';');
    return token.trim().toLowerCase() === name && !params.some((param) => /^\s*q=0(\.0*)?\s*$/.test(param));
  });
  return (['br', 'gzip'] as const).filter(takes);
}

/**
 * Immutable files of a folder, from memory after the first request. The caller has checked that the
 * relative path is canonical.
 */
export function fileCache(root: string): (file: string, acceptEncoding: string) => Representation | null {
  const cache = new Map<string, Representation>();
  let held = 0;
  const load = (file: string, encoding: Representation['encoding'], varies: boolean): Representation | null => {
    const key = `${encoding ?? ''}:${file}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const found = readRepresentation(path.join(root, ...file.split('/')), file, encoding, varies);
    if (found && held + found.body.length <= CACHE_LIMIT) {
      held += found.body.length;
      cache.set(key, found);
    }
    return found;
  };
  return (file, acceptEncoding) => {
    const varies = fs.existsSync(path.join(root, ...`${file}.br`.split('/')));
    for (const encoding of varies ? acceptedEncodings(acceptEncoding) : []) {
      const found = load(file, encoding, true);
      if (found) return found;
    }
    return load(file, null, varies);
  };
}
