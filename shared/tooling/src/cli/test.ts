import { parseArgs } from 'node:util';
import { ensureBrowser } from '../browser/ensure-browser';
import { ensureEngines } from '../browser/ensure-engines';
import { benchPhase } from '../checks/bench-phase';
import {
  browserPhase,
  budgetPhase,
  buildPhase,
  chaosPhase,
  deadCodePhase,
  enginesPhase,
  formatPhase,
  lintPhase,
  typesPhase,
  unitPhase,
  type ChaosOptions,
  type Counts,
} from '../checks/phases';
import { greenLedger } from '../checks/green/ledger';
import { runInLanes, type InLane } from '../checks/lanes';
import { runPhase, runUnit, type Checked, type Known } from '../checks/green/run-changed';
import { readTree } from '../checks/green/tree';
import { machineState, testedPackages } from '../checks/green/workspace-state';
import { closingLine, type PhaseResult } from '../checks/summary';
import { WORKSPACE_ROOT } from '../workspace/paths';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function browserReady(): Promise<Counts> {
  say(`  ${await ensureBrowser(say)}`);
  return { passed: 1, failed: 0, skipped: 0 };
}

interface Phase extends InLane {
  readonly run: (options: ChaosOptions) => Promise<Counts>;
}

/** In this order: cheap answers first; every phase runs even when an earlier one failed. */
const PHASES: readonly Phase[] = [
  { name: 'browser', run: browserReady },
  // What reads sources is done with one core for most of its time, and so are the last of the builds.
  { name: 'types', lane: 'sources', stage: 'sources', run: () => typesPhase() },
  { name: 'format', lane: 'sources', stage: 'sources', run: formatPhase },
  { name: 'lint', lane: 'sources', stage: 'sources', run: () => lintPhase() },
  { name: 'dead-code', lane: 'sources', stage: 'sources', run: deadCodePhase },
  { name: 'build', lane: 'builds', stage: 'sources', run: buildPhase },
  { name: 'budgets', lane: 'builds', stage: 'sources', run: budgetPhase },
  { name: 'unit', run: () => unitPhase([]) },
  { name: 'journeys', run: () => browserPhase() },
  // Each of these leaves a core idle for most of its time, and none of them measures here.
  { name: 'benches', lane: 'benches', stage: 'sites', run: benchPhase },
  {
    name: 'engines',
    lane: 'sites',
    stage: 'sites',
    run: async () => enginesPhase(await ensureEngines(say)),
  },
  { name: 'chaos', lane: 'sites', stage: 'sites', run: chaosPhase },
];

const knownNow = (isAll: boolean): Known => ({
  files: readTree(WORKSPACE_ROOT),
  filesNow: () => readTree(WORKSPACE_ROOT),
  packages: testedPackages(),
  machine: machineState(),
  ledger: greenLedger(),
  isAll,
  now: () => new Date(),
});

/** A phase that breaks is one failure with its reason, not the end of the run. */
async function guarded(run: () => Promise<Checked>): Promise<Checked> {
  try {
    return await run();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

async function timed(
  { name, run }: Phase,
  known: Known,
  options: ChaosOptions,
): Promise<PhaseResult> {
  const started = Date.now();
  say(`\n== ${name}`);
  // A walk with a seed or a length of its own is asked for on purpose.
  const isSpecial = Object.keys(options).length > 0;
  const counts = await guarded(() =>
    name === 'unit'
      ? runUnit(known, unitPhase)
      : runPhase(name, isSpecial ? { ...known, isAll: true } : known, () => run(options)),
  );
  const seconds = Math.round((Date.now() - started) / 100) / 10;
  say(
    `   ${name}: ${counts.passed} good, ${counts.failed} bad, ${counts.skipped} left out, ${seconds} s`,
  );
  if (counts.unchanged !== undefined)
    say(`   not run again, nothing it reads has changed: ${counts.unchanged}`);
  return { name, ...counts, seconds };
}

/** Options of the chaos phase stand behind its name: `npm test -- chaos --minutes 10 --seed abc`. */
function optionsOf(args: readonly string[]): {
  readonly only: readonly string[];
  readonly options: ChaosOptions;
  readonly isAll: boolean;
} {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string' },
      seed: { type: 'string' },
      all: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const { all, ...options } = values;
  return { only: positionals, options, isAll: all };
}

async function main(args: readonly string[]): Promise<void> {
  const { only, options, isAll } = optionsOf(args);
  const unknown = only.filter((name) => !PHASES.some((phase) => phase.name === name));
  if (unknown.length > 0)
    throw new Error(
      `there is no phase "${unknown.join(', ')}"; there are: ${PHASES.map((phase) => phase.name).join(', ')}`,
    );
  const results = await runInLanes(
    PHASES.filter(({ name }) => only.length === 0 || only.includes(name)),
    (phase) => timed(phase, knownNow(isAll), options),
  );
  say('');
  for (const { name, passed, failed, seconds } of results)
    say(
      `${failed > 0 ? 'FAIL' : 'ok  '} ${name.padEnd(10)} ${String(passed).padStart(5)} good ${String(failed).padStart(4)} bad ${String(seconds).padStart(7)} s`,
    );
  for (const { name, unchanged } of results)
    if (unchanged !== undefined) say(`  ${name}, not run again (--all does): ${unchanged}`);
  for (const line of results.flatMap(({ shaky }) => shaky ?? [])) say(`  shaky: ${line}`);
  for (const line of results.flatMap(({ failures }) => failures ?? [])) say(`  failed: ${line}`);
  say('');
  say(closingLine(results));
  process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`test: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
