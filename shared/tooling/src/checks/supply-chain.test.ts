import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inWorkspace, WORKSPACE_ROOT } from '../workspace/paths';
import { writeSbom } from './sbom';

jest.setTimeout(180_000);

const lockfile = fs.readFileSync(inWorkspace('pnpm-lock.yaml'), 'utf8');
const snapshots = lockfile.slice(lockfile.indexOf('\nsnapshots:\n')).split(/\n\n(?= {2}\S)/);
/** Packages that come only with a package for other systems: an install here may leave them out. */
const optional = new Set(
  snapshots
    .filter((block) => block.includes('\n    optional: true'))
    .map((block) => /^ {2}'?(@?[^\s'@(]+@[^\s'(:]+)/.exec(block)?.[1]),
);
/** Every package of the lockfile with what proves it, and whether it is for other systems only. */
const resolutions = lockfile
  .slice(lockfile.indexOf('\npackages:\n'), lockfile.indexOf('\nsnapshots:\n'))
  .split(/\n\n(?= {2}\S)/)
  .slice(1)
  .map((block) => ({
    name: /^ {2}'?([^\s':]+)'?:/.exec(block)?.[1] ?? block,
    resolution: /\n {4}resolution: \{([^}]*)\}/.exec(block)?.[1] ?? '',
    isForSome: /\n {4}(?:os|cpu|libc): \[/.test(block),
  }))
  .map((entry) => ({ ...entry, isForSome: entry.isForSome || optional.has(entry.name) }));

const manifests = execFileSync('git', ['ls-files', '*package.json'], {
  cwd: WORKSPACE_ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
interface Manifest {
  readonly name?: string;
  readonly private?: boolean;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}
const read = (file: string): Manifest =>
  JSON.parse(fs.readFileSync(inWorkspace(file), 'utf8')) as Manifest;

test('[C-41] every package of the lockfile is proven by its hash, and comes from no address of its own', () => {
  expect(resolutions.length).toBeGreaterThan(500);
  expect(
    resolutions
      .filter(({ resolution }) => !/^integrity: sha512-[\w+/]+=*$/.test(resolution))
      .map(({ name }) => name),
  ).toEqual([]);
});

test('[C-41] every version is exact, in the catalog, and named by no package itself', () => {
  const workspace = fs.readFileSync(inWorkspace('pnpm-workspace.yaml'), 'utf8');
  const catalog = [
    ...workspace
      .slice(workspace.indexOf('catalog:'), workspace.indexOf('overrides:'))
      .matchAll(/^ {2}'?([^':]+)'?: (\S+)$/gm),
  ];
  expect(catalog.length).toBeGreaterThan(40);
  expect(
    catalog
      .filter(([, , version = '']) => !/^\d+\.\d+\.\d+$/.test(version))
      .map(([, name]) => name),
  ).toEqual([]);
  const loose = manifests.flatMap((file) => {
    const { dependencies = {}, devDependencies = {} } = read(file);
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => version !== 'catalog:' && version !== 'workspace:*')
      .map(([name]) => `${file}: ${name}`);
  });
  expect(loose).toEqual([]);
});

test('[C-41] the names of our own packages are private and never fetched from outside', () => {
  expect(resolutions.filter(({ name }) => name.startsWith('@site/'))).toEqual([]);
  const own = manifests.map(read);
  expect(own.filter(({ private: isPrivate }) => isPrivate !== true)).toEqual([]);
  const borrowed = own
    .flatMap(({ dependencies = {}, devDependencies = {} }) =>
      Object.entries({ ...dependencies, ...devDependencies }),
    )
    .filter(([name, version]) => name.startsWith('@site/') && version !== 'workspace:*');
  expect(borrowed).toEqual([]);
});

test('[C-41] the bill of materials names every package that is installed here, and what ships among them with its licence', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'sbom-')), 'sbom.json');
  writeSbom(file);
  const bill = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    bomFormat: string;
    components: { group?: string; name: string; version: string; licenses?: unknown[] }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  const named = new Set(
    bill.components.map(
      ({ group, name, version }) => `${group === undefined ? '' : `${group}/`}${name}@${version}`,
    ),
  );
  expect(
    resolutions
      .filter(({ name, isForSome }) => !isForSome && !named.has(name))
      .map(({ name }) => name),
  ).toEqual([]);
  expect(bill.components.find(({ name }) => name === 'react')?.licenses).toBeDefined();
  fs.rmSync(path.dirname(file), { recursive: true });
});
