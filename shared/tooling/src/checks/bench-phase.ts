/** A small run of every bench: that each still runs and gives its lines; never a time. */
import type { Bench } from '../bench/benches';
import type { BenchLine } from '../bench/line';
import { benchesOf, runBenches } from '../bench/run-benches';
import { SMALL_SIZE } from '../bench/sizes';
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

/** Runs them over one site and one browser. */
export async function benchPhase(): Promise<Counts> {
  const benches = benchesOf([]);
  const lines: BenchLine[] = [];
  const failed = new Map<string, string>();
  await runBenches({
    benches,
    size: SMALL_SIZE,
    emit: (line) => lines.push(line),
    note: (line) => process.stdout.write(`  ${line}\n`),
    onFailed: (name, error) =>
      failed.set(name, error instanceof Error ? error.message : String(error)),
  });
  const counts = benchCounts(benches, lines, failed);
  for (const failure of counts.failures ?? []) process.stdout.write(`  ${failure}\n`);
  return counts;
}
