/** Runs a check only where something it reads has changed since it last passed. */
import type { Counts, TestedFile } from '../phases';
import { packageOf, phaseInputs, unitInputs, type TestedPackage } from './inputs';
import type { GreenLedger } from './ledger';
import type { TreeFile } from './tree';

/** The state of everything at the start of a run, and what passed before. */
export interface Known {
  readonly files: readonly TreeFile[];
  /** The files as they are now: a check of what was edited meanwhile proves nothing. */
  readonly filesNow: () => readonly TreeFile[];
  readonly packages: readonly TestedPackage[];
  /** Runtime, browser, recorded data; one text each. */
  readonly machine: readonly string[];
  readonly ledger: GreenLedger;
  /** Runs everything, whatever passed before. */
  readonly isAll: boolean;
  readonly now: () => Date;
}

/** A check's counts, and what of it did not run again. */
export type Checked = Counts & { readonly unchanged?: string };

const isGreen = ({ failed, shaky }: Counts): boolean => failed === 0 && (shaky?.length ?? 0) === 0;

/** A phase as a whole. */
export async function runPhase(
  name: string,
  known: Known,
  run: () => Promise<Counts>,
): Promise<Checked> {
  const inputs = phaseInputs(name, known.files, known.machine);
  if (inputs === undefined) return run();
  const entry = known.isAll ? undefined : known.ledger.find(name, inputs);
  if (entry !== undefined)
    return { passed: entry.passed, failed: 0, skipped: 0, unchanged: `passed at ${entry.at}` };
  const counts = await run();
  // Tests that were left out (no recorded data) are no proof for another day.
  const isStill = phaseInputs(name, known.filesNow(), known.machine) === inputs;
  if (isStill && isGreen(counts) && counts.skipped === 0)
    known.ledger.note(name, { inputs, passed: counts.passed, at: known.now().toISOString() });
  return counts;
}

/** Unit tests, package by package. */
export async function runUnit(
  known: Known,
  run: (dirs: readonly string[]) => Promise<Counts & { readonly files: readonly TestedFile[] }>,
): Promise<Checked> {
  const { files, packages, machine, ledger, now } = known;
  const tested = packages
    .filter(({ dir }) =>
      files.some(
        (file) => /\.test\.tsx?$/.test(file.path) && packageOf(file.path, packages) === dir,
      ),
    )
    .map(({ dir }) => ({ dir, inputs: unitInputs(dir, files, packages, machine) }));
  const same = known.isAll
    ? []
    : tested.flatMap(({ dir, inputs }) => {
        const entry = ledger.find(`unit ${dir}`, inputs);
        return entry === undefined ? [] : [{ dir, passed: entry.passed }];
      });
  const changed = tested.filter(({ dir }) => !same.some((other) => other.dir === dir));
  const sumOf = (list: readonly { readonly passed: number }[]): number =>
    list.reduce((sum, { passed }) => sum + passed, 0);
  const unchanged = same.map(({ dir }) => dir).join(', ');
  const rest = same.length === 0 ? {} : { unchanged };
  if (changed.length === 0) return { passed: sumOf(same), failed: 0, skipped: 0, ...rest };
  const { files: ran, ...counts } = await run(
    changed.length === tested.length ? [] : changed.map(({ dir }) => dir),
  );
  const after = known.filesNow();
  for (const { dir, inputs } of changed) {
    if (unitInputs(dir, after, packages, machine) !== inputs) continue;
    const own = ran.filter(({ path }) => packageOf(path, packages) === dir);
    if (own.length > 0 && own.every(({ isGood }) => isGood))
      ledger.note(`unit ${dir}`, {
        inputs,
        passed: sumOf(own),
        at: now().toISOString(),
      });
  }
  // A folder inside a changed one runs with it (`host/edge` in `host`) and is not counted twice.
  const ranToo = new Set(ran.map(({ path }) => packageOf(path, packages)));
  const kept = sumOf(same.filter(({ dir }) => !ranToo.has(dir)));
  return { ...counts, passed: counts.passed + kept, ...rest };
}
