import fs from 'node:fs';
import path from 'node:path';
import { NormalModuleReplacementPlugin, type Compilation, type Configuration } from 'webpack';
import { viewsFileOf } from '../build/build-part';
import { sealTree, type FileRecord } from '@site/release/seal-tree';
import { viewChunks } from '../build/views';
import { baseConfig } from '../webpack/base-config';
import { hostResolve } from '../webpack/host-config';
import { withoutUnusedParts } from '../webpack/unused-parts';
import { flavourOf } from '../workspace/flavour';
import { discoverParts, type Part } from '../workspace/parts';
import { inWorkspace } from '../workspace/paths';
import { compile } from './compile';

/** Version under which the twin's files are served beside the real host's. */
export const TWIN_VERSION = '0.0.0_onebundle';

/** The same sources as one bundle with lazy routes: what the site would be without federation. */
export interface OneBundle {
  readonly dir: string;
  readonly entry: string;
  readonly files: Readonly<Record<string, FileRecord>>;
  /** Chunks of each remote's exposed module, by part name. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** Chunks of each view of a part, by part name and view, as release records have them. */
  readonly views: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** What stands in for modules of the host that only a federated site needs. */
interface StandIns {
  readonly runtime: string;
  readonly scope: string;
}

/**
 * Where the federated host hands its modules to the runtime there is nothing to hand over; the
 * guard of scripts that comes with it stays.
 */
function writeTwinScope(dir: string): string {
  const file = path.join(dir, 'shared-scope.mjs');
  const map = inWorkspace('shared', 'federation', 'src', 'integrity', 'integrity-map.ts');
  fs.writeFileSync(
    file,
    [
      `import { installIntegrityLookup } from ${JSON.stringify(map)};`,
      '',
      'installIntegrityLookup();',
      'export const shareWithRemotes = () => undefined;',
      '',
    ].join('\n'),
  );
  return file;
}

/** Where the federated host asks the runtime for a container, the twin imports the remote's source. */
function writeTwinRuntime(dir: string, remotes: readonly Part[]): string {
  const file = path.join(dir, 'container-runtime.mjs');
  const lines = remotes.map(
    (part) => `  ${JSON.stringify(part.name)}: () => import(${JSON.stringify(part.entry)}),`,
  );
  fs.mkdirSync(dir, { recursive: true });
  fs.writeFileSync(
    file,
    [
      'const remotes = {',
      ...lines,
      '};',
      '',
      'export const containerRuntime = {',
      '  registerRemotes: () => undefined,',
      "  loadRemote: (id) => (remotes[id.split('__')[0] ?? ''] ?? (() => Promise.reject(new Error(id))))(),",
      '};',
      '',
    ].join('\n'),
  );
  return file;
}

function configOf(host: Part, outDir: string, standIns: StandIns): Configuration {
  const base = baseConfig(host, {
    version: TWIN_VERSION,
    outDir,
    minify: true,
    flavour: flavourOf(process.env),
  });
  return {
    ...base,
    entry: { main: host.entry },
    resolve: hostResolve(base),
    plugins: [
      ...(base.plugins ?? []),
      withoutUnusedParts(),
      new NormalModuleReplacementPlugin(/\/container-runtime$/, (resource: { request: string }) => {
        resource.request = standIns.runtime;
      }),
      new NormalModuleReplacementPlugin(/\/shared-scope$/, (resource: { request: string }) => {
        resource.request = standIns.scope;
      }),
    ],
  };
}

function chunksOf(compilation: Compilation, remotes: readonly Part[]): Record<string, string[]> {
  const groups = compilation.chunkGroups;
  return Object.fromEntries(
    remotes.map((part) => {
      const group = groups.find(({ origins }) =>
        origins.some((origin) => origin.request === part.entry),
      );
      const files =
        group?.chunks.flatMap((chunk) => [...chunk.files]).filter((file) => file.endsWith('.js')) ??
        [];
      return [part.name, files];
    }),
  );
}

/** Scripts behind each `import('…')` that a part's own sources have, by request text. */
function ownChunks(compilation: Compilation, part: Part): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const group of compilation.chunkGroups) {
    const files = group.chunks
      .flatMap((chunk) => [...chunk.files])
      .filter((file) => file.endsWith('.js'));
    for (const { module, request } of group.origins) {
      const from = module?.nameForCondition() ?? '';
      if (typeof request === 'string' && from.startsWith(part.packageDir + path.sep))
        found.set(request, files);
    }
  }
  return found;
}

/**
 * Builds host and remotes as one webpack build, from the same sources with the same settings.
 *
 * @param names remotes that are in it; null for all. Pages of others cannot be shown then.
 * @throws Error with the bundler's messages.
 */
export async function buildOneBundle(names: readonly string[] | null): Promise<OneBundle> {
  const parts = discoverParts();
  const host = parts.find((part) => part.kind === 'host');
  if (!host) throw new Error('there is no host to build');
  const remotes = parts.filter(
    ({ kind, name }) => kind !== 'host' && (names === null || names.includes(name)),
  );
  const root = inWorkspace('node_modules', '.cache', 'site', 'one-bundle');
  const dir = path.join(root, 'dist');
  const standIns = { runtime: writeTwinRuntime(root, remotes), scope: writeTwinScope(root) };
  const compilation = await compile(configOf(host, dir, standIns));
  const chunks = chunksOf(compilation, remotes);
  const views = Object.fromEntries(
    parts.map((part) => [part.name, viewChunks(viewsFileOf(part), ownChunks(compilation, part))]),
  );
  const files = await sealTree(dir);
  const entry = Object.keys(files).find((file) => /^main\.[0-9a-f]+\.js$/.test(file));
  if (!entry) throw new Error('the one bundle has no entry');
  return { dir, entry, files, chunks, views };
}
