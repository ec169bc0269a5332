import fs from 'node:fs';
import type { ChunksByRequest } from '../webpack/view-chunks-plugin';

const LAZY_VIEW =
  /['"]?([\w-]+)['"]?\s*:\s*(?:async\s*)?\(\s*\)\s*=>\s*import\(\s*(?:\/\*[\s\S]*?\*\/\s*)?['"]([^'"]+)['"]\s*\)/g;

/**
 * Which script files each page or slot of a remote needs, read from its `remote.ts` (`name: () =>
 * import('./pages/X')`) and from what the bundler made of those imports.
 */
export function viewChunks(entryFile: string, chunks: ChunksByRequest): Record<string, string[]> {
  const source = fs.readFileSync(entryFile, 'utf8');
  const views: Record<string, string[]> = {};
  for (const match of source.matchAll(LAZY_VIEW)) {
    const [, view = '', request = ''] = match;
    const files = chunks.get(request);
    if (files) views[view] = [...files];
  }
  return views;
}
