import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const TEXT = /\.(js|css|json|html|svg|txt|map)$/;

/** Size and hash of one file; compressed sizes are 0 where the file stays as it is. Bytes. */
export interface FileRecord {
  readonly integrity: string;
  readonly bytes: number;
  readonly gz: number;
  readonly br: number;
}

/** Subresource-integrity value of some bytes. */
export function integrityOfBytes(bytes: Uint8Array): string {
  return `sha384-${crypto.createHash('sha384').update(bytes).digest('base64')}`;
}

/** `'sha256-…'` of an inline text, as a content security policy names it. */
export function inlineHash(text: string): string {
  return `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
}

/** Relative paths of all files under a folder, with forward slashes, sorted. */
export async function listTree(dir: string): Promise<string[]> {
  const entries = await fs.readdir(dir, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
}

async function writeCompressed(file: string, bytes: Buffer): Promise<{ gz: number; br: number }> {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
    [zlib.constants.BROTLI_PARAM_LGWIN]: 24,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 9 })]);
  await Promise.all([fs.writeFile(`${file}.br`, br), fs.writeFile(`${file}.gz`, gz)]);
  return { gz: gz.length, br: br.length };
}

/**
 * Hashes every file of a build and puts `.br` and `.gz` beside the text files, once, so that no
 * request ever compresses anything.
 *
 * @returns one record per file, keyed by relative path.
 */
export async function sealTree(dir: string): Promise<Record<string, FileRecord>> {
  const records: Record<string, FileRecord> = {};
  for (const name of await listTree(dir)) {
    const file = path.join(dir, name);
    const bytes = await fs.readFile(file);
    const sizes = TEXT.test(name) ? await writeCompressed(file, bytes) : { gz: 0, br: 0 };
    records[name] = { integrity: integrityOfBytes(bytes), bytes: bytes.length, ...sizes };
  }
  return records;
}
