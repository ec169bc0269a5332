import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { broughtAlong, requestsOf } from './brought-along';
import { readLockfile, type Lockfile } from './lockfile';
import { inWorkspace, WORKSPACE_ROOT } from './paths';
import type { Part } from './parts';

/**
 * Packages the host serves to all: what stands behind their name is not inside a remote's bytes,
 * only its version matters there; what stands behind a subpath of it is (`brought-along.ts`).
 */
export const FEDERATED_PACKAGES: readonly string[] = ['@site/platform', '@site/ui'];

/** Where they stand. */
const federatedFolders = (): ReadonlyMap<string, string> =>
  new Map(
    FEDERATED_PACKAGES.map((name) => [name, inWorkspace('shared', name.slice('@site/'.length))]),
  );

/** The suite that remotes are tested with stands among the sources, and in no build. */
const isShipped = (file: string): boolean => !file.endsWith('contract-suite.ts');

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', 'edge', '.data']);
const SKIPPED_FILE = /\.(test|stories)\.tsx?$|\.test-d\.ts$|\.md$|tsconfig.*\.json$/;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readManifest(dir: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest;
}

function listFiles(dir: string): string[] {
  const found: string[] = [];
  // Hidden entries are no sources: drafts of the generators, probes of tests.
  for (const entry of fs
    .readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))) {
    const full = path.join(dir, entry.name);
    if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) found.push(...listFiles(full));
    if (entry.isFile() && !SKIPPED_FILE.test(entry.name)) found.push(full);
  }
  return found.sort();
}

/** Folders of the workspace packages that a package's bytes depend on, itself first. */
export function dependencyDirs(packageDir: string, isHost: boolean): string[] {
  const seen = new Map<string, string>();
  const visit = (dir: string): void => {
    const manifest = readManifest(dir);
    if (seen.has(manifest.name)) return;
    seen.set(manifest.name, dir);
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      if (!name.startsWith('@site/')) continue;
      if (!isHost && FEDERATED_PACKAGES.includes(name)) continue;
      visit(fs.realpathSync(path.join(dir, 'node_modules', name)));
    }
  };
  visit(packageDir);
  return [...seen.values()];
}

const PRESETS = ['webpack', 'build', 'shell'] as const;
const isPresetSource = (file: string): boolean => !file.includes(`${path.sep}cli${path.sep}`);
/** What the presets compile for. */
const BROWSER_LIST = ['shared', 'release', 'src', 'gate', 'browsers.ts'];
const presets = (): string[] => [
  ...PRESETS.flatMap((folder) => listFiles(inWorkspace('shared', 'tooling', 'src', folder))).filter(
    isPresetSource,
  ),
  inWorkspace(...BROWSER_LIST),
];

/**
 * Files that a part's bytes come from. A season event is built from its own folder and the
 * package's kit, not from its sisters.
 */
export function sourcesOf(part: Part): string[] {
  const own = listFiles(part.packageDir).filter((file) => {
    const relative = path.relative(part.packageDir, file).split(path.sep);
    if (relative[0] !== 'events') return part.kind !== 'season' || relative[0] !== 'src';
    return part.kind === 'season' && file.startsWith(part.sourceDir + path.sep);
  });
  const others = dependencyDirs(part.packageDir, part.kind === 'host')
    .slice(1)
    .flatMap(listFiles);
  const brought =
    part.kind === 'host'
      ? []
      : broughtAlong([...own, ...others].filter(isShipped), federatedFolders());
  return [...own, ...others, ...brought, ...presets()];
}

/** Package of a request: `@a/b/c` is of `@a/b`, `a/b` of `a`. */
const packageOf = (request: string): string =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

/** What some sources name of the packages that a workspace folder has. */
function named(lock: Lockfile, folder: string, files: readonly string[]) {
  const names = new Set(files.flatMap(requestsOf).map(packageOf));
  return lock.importer(folder).filter(([name]) => names.has(name));
}

/** Loaders and plugins that the presets name, and the compiler that stands behind one of them. */
const LOADERS = ['swc-loader', '@swc/core', '@swc/plugin-styled-components'];

/**
 * The lines of the lockfile that a part's bytes depend on: its own packages and those of what it is
 * built from, with all that these need, and the packages that build it.
 */
export function lockedFor(part: Part, lock: Lockfile): readonly string[] {
  const isHost = part.kind === 'host';
  // Another checkout may stand in for the package; the lockfile knows the folder by its name here.
  const own = readManifest(part.packageDir).name.slice('@site/'.length);
  const folders = dependencyDirs(part.packageDir, isHost)
    .slice(1)
    .map((dir) => path.relative(WORKSPACE_ROOT, dir).split(path.sep).join('/'));
  const brought = isHost ? [] : sourcesOf(part);
  return lock.closure([
    ...[own, ...folders].flatMap(lock.importer),
    ...[...federatedFolders().values()].flatMap((dir) =>
      named(
        lock,
        path.relative(WORKSPACE_ROOT, dir).split(path.sep).join('/'),
        brought.filter((file) => file.startsWith(dir + path.sep)),
      ),
    ),
    ...named(lock, 'shared/tooling', presets()),
    ...lock.importer('shared/tooling').filter(([name]) => LOADERS.includes(name)),
  ]);
}

/**
 * Build id of a part: seven hex digits over its sources, those of its workspace dependencies, the
 * packages that the lockfile gives it and the toolchain. It cannot be a hash of the output, because
 * it is compiled into the output's names (releases D1).
 */
export function buildId(
  part: Part,
  lock = readLockfile(fs.readFileSync(inWorkspace('pnpm-lock.yaml'), 'utf8')),
): string {
  const hash = crypto.createHash('sha256');
  hash.update(`node${process.versions.node.split('.')[0]}\n`);
  for (const file of sourcesOf(part)) {
    hash.update(`${path.relative(WORKSPACE_ROOT, file)}\0`);
    hash.update(fs.readFileSync(file));
    hash.update('\0');
  }
  for (const line of lockedFor(part, lock)) hash.update(`${line}\n`);
  return hash.digest('hex').slice(0, 7);
}

/** Version id of a part as it is in the workspace now: `semver_build`. */
export function versionOf(part: Part): string {
  const own = part.surface?.version;
  const semver = typeof own === 'string' ? own : readManifest(part.packageDir).version;
  return `${semver}_${buildId(part)}`;
}

/** Installed version of a package as a workspace folder sees it. */
export function installedVersion(packageDir: string, name: string): string {
  return readManifest(fs.realpathSync(path.join(packageDir, 'node_modules', name))).version;
}
