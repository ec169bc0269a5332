import fs from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import type { Release } from '@site/contracts/releases/release';
import type { Flavour } from '../workspace/flavour';
import type { Part } from '../workspace/parts';
import type { BuildOptions } from '../webpack/base-config';
import { hostConfig } from '../webpack/host-config';
import { remoteConfig } from '../webpack/remote-config';
import { ViewChunksPlugin } from '../webpack/view-chunks-plugin';
import { writeShell } from '../shell/write-shell';
import { buildWorker } from './build-worker';
import { sealTree } from '@site/release/seal-tree';
import { takeMaps } from './maps';
import { payloadsOf } from './payloads';
import { releaseRecord } from './release-record';
import { addSeasonFiles } from './season-poster';
import { viewChunks } from './views';

/** The webpack configuration of any part. */
export function configOf(part: Part, options: BuildOptions): Configuration {
  return part.kind === 'host' ? hostConfig(part, options) : remoteConfig(part, options);
}

function runWebpack(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (!compiler) return reject(new Error('webpack made no compiler'));
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (!stats) return reject(new Error('webpack gave no result'));
        if (stats.hasErrors())
          return reject(new Error(stats.toString({ preset: 'errors-only', colors: false })));
        resolve(stats);
      });
    });
  });
}

/** Federation's own side files are read into the record and not shipped (safety C-35). */
function takeManifest(outDir: string): Record<string, unknown> | null {
  const file = path.join(outDir, 'mf-manifest.json');
  if (!fs.existsSync(file)) return null;
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
  for (const name of ['mf-manifest.json', 'mf-stats.json'])
    fs.rmSync(path.join(outDir, name), { force: true });
  return manifest;
}

/**
 * The static shell, the files of the host's `public` folder and the service worker travel with the
 * host's release; what `npm run dev` builds brings no worker.
 */
export async function addHostFiles(part: Part, outDir: string, flavour: Flavour): Promise<void> {
  writeShell(outDir);
  const publicDir = path.join(part.packageDir, 'public');
  if (fs.existsSync(publicDir))
    fs.cpSync(publicDir, path.join(outDir, 'public'), { recursive: true });
  if (!flavour.tools) await buildWorker(part, path.join(outDir, 'public'));
}

/** The module that names a part's views. */
export const viewsFileOf = (part: Part): string =>
  part.kind === 'host' ? path.join(part.packageDir, 'src/pages/host-views.ts') : part.entry;

/**
 * Turns a finished compilation in a folder into a sealed release: shell, hashes, compressed twins,
 * record.
 */
export async function sealBuild(
  part: Part,
  { version, outDir, flavour }: Pick<BuildOptions, 'version' | 'outDir' | 'flavour'>,
  views: ViewChunksPlugin,
): Promise<Release> {
  const manifest = takeManifest(outDir);
  if (part.kind === 'host') await addHostFiles(part, outDir, flavour);
  addSeasonFiles(part, outDir);
  const files = await sealTree(outDir, version);
  const record = releaseRecord(part, {
    version,
    flavour,
    files,
    manifest,
    payloads: payloadsOf(part.kind, outDir, Object.keys(files)),
    views: viewChunks(viewsFileOf(part), views.chunks),
  });
  fs.writeFileSync(path.join(outDir, 'release.json'), `${JSON.stringify(record, null, 1)}\n`);
  return record;
}

/**
 * Builds one part into a folder, complete with its record.
 *
 * @throws Error with the bundler's messages.
 */
export async function buildPart(part: Part, options: BuildOptions): Promise<Release> {
  const views = new ViewChunksPlugin();
  const config = configOf(part, options);
  await runWebpack({ ...config, plugins: [...(config.plugins ?? []), views] });
  if (options.mapsDir !== undefined) takeMaps(options.outDir, options.mapsDir);
  return sealBuild(part, options, views);
}
