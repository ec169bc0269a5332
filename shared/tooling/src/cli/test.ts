import { parseArgs } from 'node:util';
import { ensureBrowser } from '../browser/ensure-browser';
import {
  browserPhase,
  budgetPhase,
  buildPhase,
  chaosPhase,
  deadCodePhase,
  formatPhase,
  lintPhase,
  typesPhase,
  unitPhase,
  type ChaosOptions,
  type Counts,
} from '../checks/phases';
import { closingLine, type PhaseResult } from '../checks/summary';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function browserReady(): Promise<Counts> {
  say(`  ${await ensureBrowser(say)}`);
  return { passed: 1, failed: 0, skipped: 0 };
}

/** In this order: cheap answers first; every phase runs even when an earlier one failed. */
const PHASES: readonly {
  readonly name: string;
  readonly run: (options: ChaosOptions) => Promise<Counts>;
}[] = [
  { name: 'browser', run: browserReady },
  { name: 'types', run: () => typesPhase() },
  { name: 'format', run: formatPhase },
  { name: 'lint', run: () => lintPhase() },
  { name: 'dead-code', run: deadCodePhase },
  { name: 'build', run: buildPhase },
  { name: 'budgets', run: budgetPhase },
  { name: 'unit', run: () => unitPhase() },
  { name: 'journeys', run: () => browserPhase() },
  { name: 'chaos', run: chaosPhase },
];

async function runPhase(name: string, run: () => Promise<Counts>): Promise<PhaseResult> {
  const started = Date.now();
  say(`\n== ${name}`);
  let counts: Counts;
  try {
    counts = await run();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    counts = { passed: 0, failed: 1, skipped: 0 };
  }
  const seconds = Math.round((Date.now() - started) / 100) / 10;
  say(
    `   ${name}: ${counts.passed} good, ${counts.failed} bad, ${counts.skipped} left out, ${seconds} s`,
  );
  return { name, ...counts, seconds };
}

/** Options of the chaos phase stand behind its name: `npm test -- chaos --minutes 10 --seed abc`. */
function optionsOf(args: readonly string[]): {
  readonly only: readonly string[];
  readonly options: ChaosOptions;
} {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { minutes: { type: 'string' }, seed: { type: 'string' } },
    allowPositionals: true,
  });
  return { only: positionals, options: values };
}

async function main(args: readonly string[]): Promise<void> {
  const { only, options } = optionsOf(args);
  const unknown = only.filter((name) => !PHASES.some((phase) => phase.name === name));
  if (unknown.length > 0)
    throw new Error(
      `there is no phase "${unknown.join(', ')}"; there are: ${PHASES.map((phase) => phase.name).join(', ')}`,
    );
  const results: PhaseResult[] = [];
  for (const { name, run } of PHASES.filter(
    (phase) => only.length === 0 || only.includes(phase.name),
  ))
    results.push(await runPhase(name, () => run(options)));
  say('');
  for (const { name, passed, failed, seconds } of results)
    say(
      `${failed > 0 ? 'FAIL' : 'ok  '} ${name.padEnd(10)} ${String(passed).padStart(5)} good ${String(failed).padStart(4)} bad ${String(seconds).padStart(7)} s`,
    );
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
