/** The packages that a squad with a repository of its own builds against, as npm takes them. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { toolPath } from '../checks/run-tool';
import { inWorkspace } from '../workspace/paths';

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
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string | null>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (name: string): Manifest =>
  JSON.parse(fs.readFileSync(inWorkspace('shared', name, 'package.json'), 'utf8')) as Manifest;

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
const fileOf = ({ name, version }: Manifest): string =>
  `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

const built = (source: string, end: string): string =>
  source.replace('./src/', './dist/').replace(/\.tsx?$/, end);

function manifestToPack(name: string): object {
  const { exports, dependencies = {}, ...own } = manifestOf(name);
  const catalog = catalogVersions();
  return {
    name: own.name,
    version: own.version,
    license: 'UNLICENSED',
    sideEffects: false,
    files: ['dist'],
    exports: Object.fromEntries(
      Object.entries(exports).map(([key, source]) => [
        key,
        source === null ? null : { types: built(source, '.d.ts'), default: built(source, '.js') },
      ]),
    ),
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([each, range]) => [
        each,
        range.startsWith('workspace:')
          ? `^${manifestOf(each.slice('@site/'.length)).version}`
          : (catalog.get(each) ?? range),
      ]),
    ),
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
  new Map(Object.keys(PACKED).map((name) => [`@site/${name}`, fileOf(manifestOf(name))]));

/**
 * Packs them into a folder, where only the new ones are then.
 *
 * @throws Error with the compiler's messages.
 */
export function packPackages(into: string): void {
  const temp = fs.mkdtempSync(path.join(os.tmpdir(), 'site-pack-'));
  fs.rmSync(into, { recursive: true, force: true });
  fs.mkdirSync(into, { recursive: true });
  try {
    for (const name of Object.keys(PACKED)) {
      const dir = path.join(temp, name);
      fs.mkdirSync(dir);
      emit(name, path.join(dir, 'dist'));
      fs.writeFileSync(
        path.join(dir, 'package.json'),
        JSON.stringify(manifestToPack(name), null, 2),
      );
      execFileSync('npm', ['pack', '--silent', '--pack-destination', into], {
        cwd: dir,
        stdio: 'pipe',
        shell: process.platform === 'win32',
      });
    }
  } finally {
    fs.rmSync(temp, { recursive: true, force: true });
  }
}
