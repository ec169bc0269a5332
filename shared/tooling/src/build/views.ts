import fs from 'node:fs';
import path from 'node:path';
import type { ChunksByRequest } from '../webpack/view-chunks-plugin';

const LAZY_VIEW =
  /['"]?([\w-]+)['"]?\s*:\s*(?:async\s*)?\(\s*\)\s*=>\s*import\(\s*(?:\/\*[\s\S]*?\*\/\s*)?['"]([^'"]+)['"]\s*\)/g;

/** What a module imports of its own package: a kind of remote may name its views in a kit. */
const OWN_MODULE = /from '(\.{1,2}\/[^']+)'/g;

function sourcesOf(entryFile: string): string[] {
  const source = fs.readFileSync(entryFile, 'utf8');
  const kits = [...source.matchAll(OWN_MODULE)].flatMap(([, request = '']) =>
    ['.ts', '.tsx']
      .map((extension) => path.join(path.dirname(entryFile), request + extension))
      .filter((file) => fs.existsSync(file)),
  );
  return [source, ...kits.map((file) => fs.readFileSync(file, 'utf8'))];
}

/**
 * Which script files each page or slot of a remote needs, read from its `remote.ts` or the module
 * that makes it (`name: () => import('./pages/X')`) and from what the bundler made of those
 * imports.
 */
export function viewChunks(entryFile: string, chunks: ChunksByRequest): Record<string, string[]> {
  const views: Record<string, string[]> = {};
  for (const match of sourcesOf(entryFile).flatMap((source) => [...source.matchAll(LAZY_VIEW)])) {
    const [, view = '', request = ''] = match;
    const files = chunks.get(request);
    if (files) views[view] = [...files];
  }
  return views;
}
