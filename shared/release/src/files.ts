/** Files of a build: their hashes, and what lies in a folder. */
import crypto from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

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
