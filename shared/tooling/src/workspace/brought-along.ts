import fs from 'node:fs';
import path from 'node:path';

/** What a source names in quotes behind `from`, `import` or `import(…)`. */
const REQUEST = /(?:from|import)\s*\(?\s*(?:\/\*[\s\S]*?\*\/\s*)?['"]([^'"]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Requests of a source, in the order of the file; none of a file that is no TypeScript. */
export const requestsOf = (file: string): string[] =>
  /\.tsx?$/.test(file)
    ? [...fs.readFileSync(file, 'utf8').matchAll(REQUEST)].map(([, request = '']) => request)
    : [];

const isFile = (file: string): boolean =>
  fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file behind `@site/ui/carousel`, by the `exports` of its package; null for what is none. */
function fileOf(request: string, folders: ReadonlyMap<string, string>): string | null {
  for (const [name, dir] of folders) {
    if (!request.startsWith(`${name}/`)) continue;
    const manifest = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
      readonly exports?: Readonly<Record<string, string>>;
    };
    const target = manifest.exports?.[`.${request.slice(name.length)}`];
    return target === undefined ? null : path.join(dir, target);
  }
  return null;
}

/**
 * Files that a remote takes out of a package which the host otherwise serves to all: behind
 * `@site/ui` stands the host's copy, behind `@site/ui/carousel` the remote's own.
 *
 * @param sources of the remote and of what it is built from.
 * @param folders of the served packages, by name.
 */
export function broughtAlong(
  sources: readonly string[],
  folders: ReadonlyMap<string, string>,
): string[] {
  const found = new Set<string>();
  const waiting = sources.flatMap(requestsOf).flatMap((request) => fileOf(request, folders) ?? []);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const here = path.dirname(file);
    for (const request of requestsOf(file)) {
      const target = request.startsWith('.')
        ? ENDINGS.map((ending) => path.resolve(here, request) + ending).find(isFile)
        : fileOf(request, folders);
      if (target !== undefined && target !== null) waiting.push(target);
    }
  }
  return [...found].sort();
}
