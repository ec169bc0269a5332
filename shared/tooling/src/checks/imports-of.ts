import fs from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:from|import)\s*\(?'(\.[^']+)'/g;

/** A file and all that it imports by relative paths, also late, each once. */
export function filesFrom(entry: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(entry)) return [];
  seen.add(entry);
  for (const [, target = ''] of fs.readFileSync(entry, 'utf8').matchAll(IMPORT)) {
    const file = `${path.resolve(path.dirname(entry), target)}.ts`;
    if (fs.existsSync(file)) filesFrom(file, seen);
  }
  return [...seen];
}
