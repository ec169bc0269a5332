/** Builds a page of the tools: one that no member loads, so one file without a part's ceremony. */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { BUNDLER_LANGUAGE } from '@site/release/gate/browsers';
import { typescriptRule } from '../webpack/typescript-rule';
import webpack, { type RuleSetRule } from 'webpack';
import { BUILD_CACHE, inWorkspace } from '../workspace/paths';
import { putInPlace } from './put-in-place';

/** A page of the tools. */
export interface ToolPage {
  readonly name: string;
  /** Folder of its package; its first module is `src/main.tsx`. */
  readonly package: string;
  /** Everything else that the page is made of, as folders of the workspace. */
  readonly sources: readonly string[];
  /** Its document. */
  readonly html: string;
  /** Other files beside it, by name. */
  readonly files: Readonly<Record<string, string>>;
  readonly trustedTypes: string;
  /** More than scripts are compiled with; none for most. */
  readonly rules?: readonly RuleSetRule[];
}

const filesIn = (dir: string): string[] =>
  fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Hash of everything the page is made of. */
function hashOf(page: ToolPage): string {
  const hash = crypto.createHash('sha256').update(JSON.stringify([page.html, page.files]));
  const folders = [path.join(page.package, 'src'), ...page.sources];
  const files = folders.flatMap((dir) => filesIn(inWorkspace(dir)));
  for (const file of [...files.sort(), inWorkspace('pnpm-lock.yaml'), __filename])
    hash.update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function compile(page: ToolPage, outDir: string): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    target: ['web', BUNDLER_LANGUAGE],
    context: inWorkspace(page.package),
    devtool: false,
    stats: 'none',
    performance: false,
    infrastructureLogging: { level: 'error' },
    entry: { [page.name]: inWorkspace(page.package, 'src', 'main.tsx') },
    output: {
      path: outDir,
      publicPath: '/page/',
      filename: '[name].js',
      clean: true,
      trustedTypes: { policyName: page.trustedTypes },
    },
    // Nobody waits for bytes here: what members load lazily comes with the one file.
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [typescriptRule(), ...(page.rules ?? [])],
    },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors())
          reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        else resolve();
      }),
    );
  });
}

/**
 * Builds the page when it changed.
 *
 * @returns its folder: `index.html`, `<name>.js` and the files beside it.
 */
export async function buildPage(page: ToolPage): Promise<string> {
  const dir = path.join(BUILD_CACHE, '..', page.name, hashOf(page));
  if (fs.existsSync(path.join(dir, 'index.html'))) return dir;
  const temp = `${dir}.${process.pid}.tmp`;
  await compile(page, temp);
  for (const [name, text] of Object.entries(page.files))
    fs.writeFileSync(path.join(temp, name), text);
  fs.writeFileSync(path.join(temp, 'index.html'), page.html);
  putInPlace(temp, dir, 'index.html');
  return dir;
}
