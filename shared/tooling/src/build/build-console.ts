import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { BUILD_CACHE, inWorkspace } from '../workspace/paths';

const SOURCES = ['shared', 'release', 'console'] as const;
const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Release console</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page/console.css"><script defer src="/page/console.js"></script></head><body><div id="console"></div></body></html>\n';

/** Hash of everything the page is made of. */
function consoleHash(): string {
  const hash = crypto.createHash('sha256').update(PAGE);
  const folders = [
    inWorkspace(...SOURCES, 'src'),
    inWorkspace(...SOURCES, 'public'),
    inWorkspace('shared', 'contracts', 'src', 'releases'),
  ];
  const files = folders.flatMap((dir) =>
    fs
      .readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  for (const file of [...files.sort(), inWorkspace('pnpm-lock.yaml'), __filename])
    hash.update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function compile(outDir: string): Promise<void> {
  const compiler = webpack({
    mode: 'production',
    target: ['web', 'es2022'],
    context: inWorkspace(...SOURCES),
    devtool: false,
    stats: 'none',
    performance: false,
    infrastructureLogging: { level: 'error' },
    entry: { console: inWorkspace(...SOURCES, 'src', 'main.tsx') },
    output: {
      path: outDir,
      filename: '[name].js',
      clean: true,
      trustedTypes: { policyName: 'console' },
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: require.resolve('swc-loader'),
          options: {
            configFile: false,
            swcrc: false,
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
      ],
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
 * Builds the console's page when it changed.
 *
 * @returns its folder.
 */
export async function buildConsole(): Promise<string> {
  const dir = path.join(BUILD_CACHE, '..', 'console', consoleHash());
  if (fs.existsSync(path.join(dir, 'index.html'))) return dir;
  const temp = `${dir}.${process.pid}.tmp`;
  await compile(temp);
  fs.copyFileSync(inWorkspace(...SOURCES, 'public', 'console.css'), path.join(temp, 'console.css'));
  fs.writeFileSync(path.join(temp, 'index.html'), PAGE);
  fs.rmSync(dir, { recursive: true, force: true });
  fs.renameSync(temp, dir);
  return dir;
}
