/**
 * The edge as one file: what runs in front of members needs no sources, no packages and no compiler
 * beside it (decision 079). What draws pictures of matches lies in files of its own beside it; an
 * edge without them does not draw (decision 111).
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { inWorkspace } from '../workspace/paths';

/** Name of the file; CommonJS, as the packages in it are. */
export const EDGE_FILE = 'edge.cjs';

/** Of what draws: files as they are in packages of the edge, by the names that it looks for. */
const DRAWN_WITH: Readonly<Record<string, string>> = {
  'resvg.wasm': '@resvg/resvg-wasm/index_bg.wasm',
  'letters.ttf': '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  'letters.LICENSE': '@expo-google-fonts/noto-sans-sc/LICENSE_FONT',
};

/**
 * Writes it into a folder, with its source map beside it and the licences of what it is made of at
 * its end, and what it draws with.
 *
 * @returns its path and length in bytes.
 * @throws Error with esbuild's words when it cannot be made.
 */
export async function bundleEdge(
  outDir: string,
): Promise<{ readonly file: string; readonly bytes: number }> {
  const file = path.join(outDir, EDGE_FILE);
  const bundle = (entry: string, outfile: string): Promise<unknown> =>
    build({
      entryPoints: [inWorkspace('host', 'edge', 'src', ...entry.split('/'))],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      target: 'node20.19',
      sourcemap: 'linked',
      legalComments: 'eof',
      logLevel: 'silent',
    });
  await bundle('main.ts', file);
  await bundle('cards/draw-process.ts', path.join(outDir, 'draw-match.cjs'));
  const packages = createRequire(inWorkspace('host', 'edge', 'package.json'));
  for (const [name, from] of Object.entries(DRAWN_WITH))
    fs.copyFileSync(packages.resolve(from), path.join(outDir, name));
  return { file, bytes: fs.statSync(file).size };
}
