import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A file of the workspace: its path from the root with forward slashes, and a hash of its bytes. */
export interface TreeFile {
  readonly path: string;
  readonly hash: string;
}

/** Made by tools, or the state of a running site: nothing a check reads. */
const NO_SOURCES = new Set([
  'node_modules',
  'dist',
  'coverage',
  '.data',
  '.git',
  '.stryker-tmp',
  'test-results',
  'playwright-report',
]);

function walk(root: string, folder: string): string[] {
  return fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NO_SOURCES.has(entry.name) ? [] : walk(root, file);
    return entry.isFile() && !entry.name.endsWith('.log') ? [file] : [];
  });
}

/** Hash of a text or of bytes: SHA-256, hexadecimal. */
export const hashOf = (content: string | Buffer): string =>
  crypto.createHash('sha256').update(content).digest('hex');

/** All source files below a folder, in the order of their paths; git is not asked. */
export function readTree(root: string): readonly TreeFile[] {
  return walk(root, '')
    .sort()
    .map((file) => ({ path: file, hash: hashOf(fs.readFileSync(path.join(root, file))) }));
}

/** One hash over the files that `wanted` names, and over what else the result depends on. */
export function hashFiles(
  files: readonly TreeFile[],
  wanted: (file: string) => boolean,
  others: readonly string[] = [],
): string {
  const lines = files
    .filter((file) => wanted(file.path))
    .map((file) => `${file.hash} ${file.path}`);
  return hashOf([...others, ...lines].join('\n'));
}
