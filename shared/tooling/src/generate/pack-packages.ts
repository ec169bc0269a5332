/** The packages that a squad with a repository of its own builds against, as npm takes them. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { toolPath } from '../checks/run-tool';
import { inWorkspace } from '../workspace/paths';
import {
  planned,
  readChangesets,
  writeChangeset,
  type Changeset,
  type Planned,
} from './changesets';
import { readSurfaces, surfaceChange, surfaceIn, untold, type Surface } from './packed-surface';
import { packedOnce } from './packed-once';
import { NotPossible } from './write-folder';

/**
 * In the order of their needs. What only parts of this workspace use stays here: its types name
 * what no other package can.
 */
const PACKED: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  phrases: [],
  contracts: [],
  platform: ['src/testing', 'src/face'],
  ui: [],
  'remote-kit': ['src/contract-suite.ts', 'src/contract'],
};
const TESTS = ['test.ts', 'test.tsx', 'fixture.ts', 'fixture.tsx', 'test-d.ts'].map(
  (end) => `src/**/*.${end}`,
);

interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, string | null>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Served by the host, once for all parts: a repository has one of each, of the same major. */
const PEERS: readonly string[] = ['react', 'react-dom', 'styled-components'];

const sourceOf = (name: string, file: string): string => {
  const full = inWorkspace('shared', name, file);
  return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : '';
};
const manifestOf = (name: string): Manifest =>
  JSON.parse(sourceOf(name, 'package.json')) as Manifest;
const fullName = (name: string): string => `@site/${name}`;

/**
 * A package as a range of what a host of these sources serves, whatever waits for the next version:
 * the same major, or before the first the same minor.
 */
export const servedRange = (name: string): string => `^${manifestOf(name).version}`;

/** Where changesets wait, and what the last versions showed. */
const CHANGESETS = inWorkspace('.changeset');
const RECORDED = path.join(CHANGESETS, 'surface.json');

/** Changesets that wait for the next versions. */
export const waitingChangesets = (): readonly Changeset[] =>
  readChangesets(CHANGESETS, Object.keys(PACKED).map(fullName));

/** Writes one: `ui:minor` for each package, and what changed. */
export const newChangeset = (words: readonly string[], summary: string): string =>
  writeChangeset(CHANGESETS, words, summary, Object.keys(PACKED).map(fullName));

/** What each package is packed as, with the changesets that wait. */
export const packedPlan = (): ReadonlyMap<string, Planned> =>
  planned(
    Object.keys(PACKED).map((name) => {
      const { version, dependencies = {} } = manifestOf(name);
      return {
        name: fullName(name),
        version,
        needs: Object.keys(dependencies).filter((each) => each.startsWith('@site/')),
        changelog: sourceOf(name, 'CHANGELOG.md'),
      };
    }),
    waitingChangesets(),
  );

/** Versions of the catalog, by package name. */
export function catalogVersions(): ReadonlyMap<string, string> {
  const text = fs.readFileSync(inWorkspace('pnpm-workspace.yaml'), 'utf8');
  const lines = text.slice(text.indexOf('catalog:'), text.indexOf('overrides:'));
  return new Map(
    [...lines.matchAll(/^ {2}'?([^':]+)'?: (\S+)$/gm)].map(([, name = '', version = '']) => [
      name,
      version,
    ]),
  );
}

/** What a packed package is called, e.g. `site-platform-0.1.0.tgz`. */
const fileOf = (name: string, { version }: Planned): string =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

const built = (source: string, end: string): string =>
  source.replace('./src/', './dist/').replace(/\.tsx?$/, end);

/**
 * The manifest as npm takes it.
 *
 * @param dir its built files: what stays here is no export of it.
 */
function manifestToPack(name: string, dir: string, plan: ReadonlyMap<string, Planned>): object {
  const { exports, dependencies = {} } = manifestOf(name);
  const catalog = catalogVersions();
  const isPacked = (source: string): boolean =>
    source.includes('*') || fs.existsSync(path.join(dir, built(source, '.js')));
  const ranges = Object.entries(dependencies).map(([each, range]) => [
    each,
    range.startsWith('workspace:')
      ? `^${plan.get(each)?.version ?? ''}`
      : `${PEERS.includes(each) ? '^' : ''}${catalog.get(each) ?? range}`,
  ]);
  const isPeer = ([each = '']: readonly string[]): boolean => PEERS.includes(each);
  return {
    name: fullName(name),
    version: plan.get(fullName(name))?.version,
    license: 'UNLICENSED',
    sideEffects: false,
    files: ['dist', 'CHANGELOG.md'],
    exports: Object.fromEntries(
      Object.entries(exports)
        .filter(([, source]) => source === null || isPacked(source))
        .map(([key, source]) => [
          key,
          source === null ? null : { types: built(source, '.d.ts'), default: built(source, '.js') },
        ]),
    ),
    dependencies: Object.fromEntries(ranges.filter((each) => !isPeer(each))),
    peerDependencies: Object.fromEntries(ranges.filter(isPeer)),
  };
}

/** Scripts and types of one package, without its tests. */
function emit(name: string, outDir: string): void {
  const root = inWorkspace('shared', name);
  const project = path.join(path.dirname(outDir), 'tsconfig.json');
  const absolute = (pattern: string): string => path.join(root, pattern);
  fs.writeFileSync(
    project,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.json'),
      include: [absolute('src')],
      exclude: [...TESTS, ...(PACKED[name] ?? [])].map(absolute),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        rootDir: absolute('src'),
        outDir,
        typeRoots: [absolute('node_modules/@types')],
      },
    }),
  );
  execFileSync(toolPath('tsc'), ['-p', project], { stdio: 'pipe', encoding: 'utf8' });
  fs.rmSync(project);
}

/** File of each, by package name. */
export const packedPackages = (): ReadonlyMap<string, string> =>
  new Map([...packedPlan()].map(([name, plan]) => [name, fileOf(name, plan)]));

/** Makes a folder of packed packages empty, and no other one. */
function emptied(into: string): void {
  fs.mkdirSync(into, { recursive: true });
  const there = fs.readdirSync(into);
  const other = there.find((name) => !/^site-[a-z0-9.-]+\.tgz$/.test(name));
  if (other !== undefined)
    throw new NotPossible(
      `${into} is no folder of packed packages, it holds ${other}: name an empty or a new one`,
    );
  for (const name of there) fs.rmSync(path.join(into, name));
}

/** What the packed packages of a folder show, as it is kept beside them. */
const SURFACES = 'surfaces.json';

/** Compiles and packs all into a folder. */
function packAll(into: string): void {
  const plan = packedPlan();
  const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'site-pack-'));
  const surfaces: Record<string, Surface> = {};
  try {
    for (const name of Object.keys(PACKED)) {
      const dir = path.join(temp, name);
      fs.mkdirSync(dir);
      emit(name, path.join(dir, 'dist'));
      surfaces[fullName(name)] = surfaceIn(path.join(dir, 'dist'));
      fs.writeFileSync(
        path.join(dir, 'package.json'),
        JSON.stringify(manifestToPack(name, dir, plan), null, 2),
      );
      fs.writeFileSync(
        path.join(dir, 'CHANGELOG.md'),
        plan.get(fullName(name))?.changelog || `# ${fullName(name)}\n`,
      );
      execFileSync('npm', ['pack', '--silent', '--pack-destination', into], {
        cwd: dir,
        stdio: 'pipe',
        shell: process.platform === 'win32',
      });
    }
    fs.writeFileSync(path.join(into, SURFACES), JSON.stringify(surfaces));
  } finally {
    fs.rmSync(temp, { recursive: true, force: true });
  }
}

/**
 * Packs them into a folder, where only the new ones are then.
 *
 * @returns what each shows, by package name.
 * @throws NotPossible for a folder that holds anything else; Error with the compiler's messages.
 */
export function packPackages(into: string): Readonly<Record<string, Surface>> {
  emptied(into);
  const kept = packedOnce(Object.keys(PACKED), SURFACES, packAll);
  for (const file of packedPackages().values())
    fs.copyFileSync(path.join(kept, file), path.join(into, file));
  return readSurfaces(path.join(kept, SURFACES));
}

/** What packages show now and no changeset tells of, a sentence each with what to do. */
export function untoldChanges(surfaces: Readonly<Record<string, Surface>>): readonly string[] {
  const recorded = readSurfaces(RECORDED);
  const told = waitingChangesets();
  return Object.entries(surfaces).flatMap(
    ([name, now]) => untold(name, surfaceChange(recorded[name] ?? {}, now), told) ?? [],
  );
}

/**
 * Packs, and makes the versions so in the sources: numbers, changelogs, what they show. The
 * changesets are done then; all of it is committed.
 *
 * @returns a line for each package that has a new version.
 * @throws NotPossible for a change that no changeset tells of.
 */
export function releasePackages(into: string): readonly string[] {
  const [plan, done] = [packedPlan(), waitingChangesets()];
  readSurfaces(RECORDED);
  const surfaces = packPackages(into);
  const missing = untoldChanges(surfaces);
  if (missing.length > 0) throw new NotPossible(missing.join('\n'));
  const lines = Object.keys(PACKED).flatMap((name) => {
    const { version } = manifestOf(name);
    const next = plan.get(fullName(name));
    if (next === undefined || next.version === version) return [];
    const manifest = sourceOf(name, 'package.json');
    fs.writeFileSync(
      inWorkspace('shared', name, 'package.json'),
      manifest.replace(`"version": "${version}"`, `"version": "${next.version}"`),
    );
    fs.writeFileSync(inWorkspace('shared', name, 'CHANGELOG.md'), next.changelog);
    return [`${fullName(name)} ${version} -> ${next.version}`];
  });
  fs.writeFileSync(RECORDED, `${JSON.stringify(surfaces, null, 2)}\n`);
  for (const { file } of done) fs.rmSync(path.join(CHANGESETS, file));
  return lines;
}
