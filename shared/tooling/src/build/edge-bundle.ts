/**
 * The edge as one file: what runs in front of members needs no sources, no packages and no compiler
 * beside it (decision 079).
 */
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { inWorkspace } from '../workspace/paths';

/** Name of the file; CommonJS, as the packages in it are. */
export const EDGE_FILE = 'edge.cjs';

/**
 * Writes it into a folder, with its source map beside it and the licences of what it is made of at
 * its end.
 *
 * @returns its path and length in bytes.
 * @throws Error with esbuild's words when it cannot be made.
 */
export async function bundleEdge(
  outDir: string,
): Promise<{ readonly file: string; readonly bytes: number }> {
  const file = path.join(outDir, EDGE_FILE);
  await build({
    entryPoints: [inWorkspace('host', 'edge', 'src', 'main.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    sourcemap: 'linked',
    legalComments: 'eof',
    logLevel: 'silent',
  });
  return { file, bytes: fs.statSync(file).size };
}
