import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { integrityOfBytes, listTree } from './files';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const TEXT = /\.(js|css|json|html|svg|txt|map)$/;

/**
 * Size and hash of one file; compressed sizes are 0 where the file stays as it is. Bytes. `br` is
 * told as if the mark of the build were zeros: the seven letters of the mark move it by up to sixty
 * bytes, and the same code must weigh the same against its budget.
 */
export interface FileRecord {
  readonly integrity: string;
  readonly bytes: number;
  readonly gz: number;
  readonly br: number;
}

async function writeCompressed(
  file: string,
  bytes: Buffer,
  mark: string | undefined,
): Promise<{ gz: number; br: number }> {
  const params = {
    [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
    [zlib.constants.BROTLI_PARAM_LGWIN]: 24,
    [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzip(bytes, { level: 9 })]);
  await Promise.all([fs.writeFile(`${file}.br`, br), fs.writeFile(`${file}.gz`, gz)]);
  if (mark === undefined || !bytes.includes(mark)) return { gz: gz.length, br: br.length };
  const plain = Buffer.from(bytes.toString('utf8').replaceAll(mark, '0'.repeat(mark.length)));
  return { gz: gz.length, br: (await brotli(plain, { params })).length };
}

/**
 * Hashes every file of a build and puts `.br` and `.gz` beside the text files, once, so that no
 * request ever compresses anything.
 *
 * @param version of the build, where it has one.
 * @returns one record per file, keyed by relative path.
 */
export async function sealTree(dir: string, version?: string): Promise<Record<string, FileRecord>> {
  const mark = version?.split('_')[1];
  const records: Record<string, FileRecord> = {};
  for (const name of await listTree(dir)) {
    const file = path.join(dir, name);
    const bytes = await fs.readFile(file);
    const sizes = TEXT.test(name) ? await writeCompressed(file, bytes, mark) : { gz: 0, br: 0 };
    records[name] = { integrity: integrityOfBytes(bytes), bytes: bytes.length, ...sizes };
  }
  return records;
}
