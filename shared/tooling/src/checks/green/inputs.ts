/**
 * What each check reads. A check whose inputs are what they were when it last passed would pass
 * again; too many inputs cost minutes, one too few would hide a fault, so the lists are generous.
 */
import { hashFiles, type TreeFile } from './tree';

/** A package of the workspace: its folder from the root, and the folders of those it may import. */
export interface TestedPackage {
  readonly dir: string;
  readonly needs: readonly string[];
}

/** What every check depends on besides its own files. */
const OF_ALL =
  /^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|\.[^/]+|shared\/tooling\/(?:bin|jest|tsconfig)\/.+)$/;
const UNIT_TEST = /\.test\.tsx?$|\.test-d\.ts$|\.stories\.tsx$/;
const WRITTEN = /\.md$|^shared\/docs\//;
const JOURNEY = /^e2e\/(?!sandbox\/)/;
const PROGRAM = /\.(?:[cm]?[jt]sx?|json)$/;

/** Its tests look at the whole workspace: walls, documents, generators, supply chain. */
const READS_EVERYTHING = 'shared/tooling';

/** The phases that run as a whole, with the files each of them reads. */
const WHOLE_PHASES: Readonly<Record<string, (file: string) => boolean>> = {
  types: (file) => PROGRAM.test(file),
  format: () => true,
  lint: (file) => PROGRAM.test(file),
  'dead-code': (file) => PROGRAM.test(file),
  // Guides and unit tests are no part of the site that is visited, and journeys none of what is measured.
  benches: (file) => !UNIT_TEST.test(file) && !WRITTEN.test(file) && !JOURNEY.test(file),
  journeys: (file) => !UNIT_TEST.test(file) && !WRITTEN.test(file),
  engines: (file) => !UNIT_TEST.test(file) && !WRITTEN.test(file),
  chaos: (file) => !UNIT_TEST.test(file) && !WRITTEN.test(file),
};

/** Hash of what a phase reads; undefined for one that always runs. */
export function phaseInputs(
  name: string,
  files: readonly TreeFile[],
  others: readonly string[],
): string | undefined {
  const wanted = WHOLE_PHASES[name];
  return wanted === undefined
    ? undefined
    : hashFiles(files, (file) => OF_ALL.test(file) || wanted(file), [name, ...others]);
}

/** Folders of the packages that a package's tests can reach, itself first. */
export function reachOf(dir: string, packages: readonly TestedPackage[]): readonly string[] {
  const seen = new Set<string>();
  const visit = (at: string): void => {
    if (seen.has(at)) return;
    seen.add(at);
    packages.find((known) => known.dir === at)?.needs.forEach(visit);
  };
  visit(dir);
  return [...seen];
}

/**
 * The package a file belongs to: the one with the longest folder, as `host/edge` lies inside
 * `host`.
 */
export function packageOf(file: string, packages: readonly TestedPackage[]): string | undefined {
  return packages
    .map(({ dir }) => dir)
    .filter((dir) => file.startsWith(`${dir}/`))
    .sort((one, other) => other.length - one.length)[0];
}

/** Hash of what the unit tests of a package read: its files, and what it imports without its tests. */
export function unitInputs(
  dir: string,
  files: readonly TreeFile[],
  packages: readonly TestedPackage[],
  others: readonly string[],
): string {
  if (dir === READS_EVERYTHING) return hashFiles(files, () => true, [dir, ...others]);
  const reach = new Set(reachOf(dir, packages));
  return hashFiles(
    files,
    (file) => {
      if (OF_ALL.test(file)) return true;
      const owner = packageOf(file, packages);
      if (owner === dir) return true;
      return owner !== undefined && reach.has(owner) && !UNIT_TEST.test(file);
    },
    [dir, ...others],
  );
}
