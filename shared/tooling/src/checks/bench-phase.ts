/** A small run of every bench: that each still runs and gives its lines; never a time. */
import type { Bench } from '../bench/benches';
import type { BenchLine } from '../bench/line';
import { benchesOf, runBenches } from '../bench/run-benches';
import { SMALL_SIZE } from '../bench/sizes';
import { buildAll } from '../build/build-all';
import type { Counts } from './phases';

/**
 * Judges a run.
 *
 * @param failed reasons by the name of the bench.
 */
export function benchCounts(
  benches: readonly Pick<Bench, 'name' | 'gives'>[],
  lines: readonly BenchLine[],
  failed: ReadonlyMap<string, string>,
): Counts {
  const failures = benches.flatMap(({ name, gives }) => {
    const reason = failed.get(name);
    if (reason !== undefined) return [`bench ${name}: ${reason}`];
    const missing = gives.filter(
      (line) => !lines.some(({ bench, value }) => bench === line && Number.isFinite(value)),
    );
    return missing.length > 0 ? [`bench ${name} gave no line ${missing.join(', ')}`] : [];
  });
  return {
    passed: benches.length - failures.length,
    failed: failures.length,
    skipped: 0,
    failures,
  };
}

/** Runs them over two sites and browsers: each of them alone leaves a core idle. */
export async function benchPhase(): Promise<Counts> {
  const benches = benchesOf([]);
  const lines: BenchLine[] = [];
  const failed = new Map<string, string>();
  const note = (line: string): void => void process.stdout.write(`  ${line}\n`);
  // Neither side finds anything left to build while the other builds, too.
  await buildAll(note);
  const run = (chosen: readonly Bench[]): Promise<void> =>
    runBenches({
      benches: chosen,
      size: SMALL_SIZE,
      emit: (line) => lines.push(line),
      note,
      onFailed: (name, error) =>
        failed.set(name, error instanceof Error ? error.message : String(error)),
    });
  await Promise.all([
    run(benches.filter(({ beside }) => beside !== true)),
    run(benches.filter(({ beside }) => beside === true)),
  ]);
  const counts = benchCounts(benches, lines, failed);
  for (const failure of counts.failures ?? []) process.stdout.write(`  ${failure}\n`);
  return counts;
}
