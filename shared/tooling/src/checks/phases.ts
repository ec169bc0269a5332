import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findSecondHomes } from './constant-homes';
import { ENGINE_COUNT } from '../browser/ensure-engines';
import { findBrowser } from '../browser/find-browser';
import { buildAll } from '../build/build-all';
import { inWorkspace, WORKSPACE_ROOT } from '../workspace/paths';
import { readingFaults } from '@site/release/gate/reading';
import { overBudget } from '@site/release/gate/budgets';
import { checkBudgets, isTight } from './budgets';
import { runTool, toolPath } from './run-tool';
import {
  countJest,
  countPlaywright,
  jestFailures,
  jestFiles,
  playwrightFailures,
  playwrightShaky,
} from './summary';
import { compileTypes, typedPackages } from './types';

/** Counts of one phase. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures?: readonly string[];
  readonly shaky?: readonly string[];
}

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Types: every package, sources and tests apart, because sources may not see what tests see. */
export async function typesPhase(only?: string): Promise<Counts> {
  return { ...(await compileTypes(only, say)), skipped: 0 };
}

/** Folders the lint reads. */
export function lintFolders(): string[] {
  const wanted = [
    'host/src',
    'host/edge/src',
    ...typedPackages()
      .filter((dir) => dir.startsWith('shared/'))
      .map((dir) => `${dir}/src`),
    ...typedPackages().filter((dir) => dir.startsWith('remote-')),
    'e2e/specs',
    'e2e/page-models',
    'e2e/fixtures',
    'e2e/chaos',
    'e2e/engines',
    'e2e/sandbox/src',
  ];
  return wanted.filter((dir) => fs.existsSync(inWorkspace(dir)));
}

/** Lint with types and walls, and numbers of §9 that stand twice. */
export async function lintPhase(only?: string): Promise<Counts> {
  const folders = lintFolders().filter((dir) => only === undefined || dir.startsWith(only));
  const env = { OXLINT_TSGOLINT_PATH: toolPath('tsgolint') };
  const run = await runTool(
    toolPath('oxlint'),
    ['-c', '.oxlintrc.json', '--type-aware', ...folders],
    { env },
  );
  if (run.code !== 0) say(run.output);
  const twice = findSecondHomes().filter((found) => only === undefined || found.startsWith(only));
  twice.forEach((found) =>
    say(`${found} stands a second time: read it from @site/domain/constants`),
  );
  const problems = Number(/and (\d+) error/.exec(run.output)?.[1] ?? (run.code === 0 ? 0 : 1));
  return {
    passed: Number(run.code === 0) + Number(twice.length === 0),
    failed: (run.code === 0 ? 0 : Math.max(1, problems)) + twice.length,
    skipped: 0,
  };
}

/** Form: the formatter would change nothing. */
export async function formatPhase(): Promise<Counts> {
  const run = await runTool(toolPath('oxfmt'), ['--list-different', '.']);
  const files = run.output.split('\n').filter((line) => line.trim() !== '');
  if (run.code !== 0) say(`${files.join('\n')}\nnot as the formatter writes: npm run format`);
  return run.code === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: Math.max(1, files.length), skipped: 0 };
}

/** What nothing uses: files, exports and dependencies; then what only tests use. */
export async function deadCodePhase(): Promise<Counts> {
  const config = ['-c', 'shared/tooling/knip.json', '--no-progress', '--no-config-hints'];
  const runs = [
    await runTool(toolPath('knip'), config),
    await runTool(toolPath('knip'), [...config, '--production', '--exports', '--files']),
  ];
  for (const run of runs) if (run.code !== 0) say(run.output);
  const failed = runs.filter((run) => run.code !== 0).length;
  return { passed: runs.length - failed, failed, skipped: 0 };
}

/** What jest found in one file. */
export interface TestedFile {
  /** From the workspace's root, with forward slashes. */
  readonly path: string;
  readonly isGood: boolean;
  readonly passed: number;
}

/** Unit, contract and component tests; those of some folders only, where they are named. */
export async function unitPhase(
  folders: readonly string[] = [],
): Promise<Counts & { readonly files: readonly TestedFile[] }> {
  const report = path.join(os.tmpdir(), `site-jest-${process.pid}.json`);
  const args = [
    '-c',
    'shared/tooling/jest/jest.config.cjs',
    '--json',
    `--outputFile=${report}`,
    // Page tests wait for a quarter of their time: three leave a core idle for as long.
    '--maxWorkers=4',
    '--silent=false',
    ...folders.map((folder) => `^${inWorkspace(folder)}/`),
  ];
  const run = await runTool(toolPath('jest'), args);
  const parsed: unknown = fs.existsSync(report)
    ? JSON.parse(fs.readFileSync(report, 'utf8'))
    : null;
  fs.rmSync(report, { force: true });
  const counts = countJest(parsed);
  const failed = run.code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  if (failed > 0) say(failuresOf(run.output));
  const files = jestFiles(parsed).map((file) => ({
    ...file,
    path: path.relative(WORKSPACE_ROOT, file.path).split(path.sep).join('/'),
  }));
  return { ...counts, failed, failures: jestFailures(parsed), files };
}

/** Only what helps: the failing tests and their reasons, not the JSON report that stands between. */
function failuresOf(output: string): string {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('{"'))
    .join('\n');
}

/** Builds everything; a part that cannot be built is one failure, and what needs it says so later. */
export async function buildPhase(): Promise<Counts> {
  try {
    const builds = await buildAll(say);
    return { passed: builds.length, failed: 0, skipped: 0 };
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** Size budgets over the real builds. */
export async function budgetPhase(): Promise<Counts> {
  const lines = checkBudgets(await buildAll(() => undefined));
  for (const line of lines)
    say(
      line.ok
        ? `  ${isTight(line) ? 'TIGHT' : line.near ? 'NEAR' : 'ok  '} ${line.what}: ${line.bytes} of ${line.limit} bytes (brotli)`
        : `  OVER ${overBudget(line)}`,
    );
  // What reading shows at the gate of a release must hold for every part here, or a squad could not publish its own.
  const gates = (await buildAll(() => undefined)).map(({ part, dir }) => ({
    name: part.name,
    faults: readingFaults(dir),
  }));
  for (const { name, faults } of gates)
    say(
      `  ${faults.length === 0 ? 'ok  ' : 'BAD '} gate of ${name}${faults.map((fault) => `\n       ${fault}`).join('')}`,
    );
  const bad =
    lines.filter((line) => !line.ok || isTight(line)).length +
    gates.filter(({ faults }) => faults.length > 0).length;
  return { passed: lines.length + gates.length - bad, failed: bad, skipped: 0 };
}

/** Runs the tests of one playwright configuration of `e2e`. */
async function playwrightPhase(
  name: string,
  more: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<Counts> {
  const config = inWorkspace('e2e', name);
  if (!fs.existsSync(config)) return { passed: 0, failed: 1, skipped: 0 };
  const report = path.join(os.tmpdir(), `site-${name}-${process.pid}.json`);
  const env = {
    CHROME_PATH: findBrowser() ?? '',
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    CI: '1',
    ...more,
  };
  const cli = inWorkspace('e2e', 'node_modules', '.bin', 'playwright');
  const run = await runTool(cli, ['test', '-c', config, '--reporter=list,json', ...args], {
    env,
    live: true,
  });
  const parsed: unknown = fs.existsSync(report)
    ? JSON.parse(fs.readFileSync(report, 'utf8'))
    : null;
  fs.rmSync(report, { force: true });
  const counts = countPlaywright(parsed);
  return {
    ...counts,
    failed: run.code !== 0 && counts.failed === 0 ? 1 : counts.failed,
    failures: playwrightFailures(parsed),
    shaky: playwrightShaky(parsed),
  };
}

/**
 * Few journeys in the engines of other phones; where neither can be had, all of it is left out.
 *
 * @param missing engines that are not on this machine.
 */
export async function enginesPhase(missing: readonly string[]): Promise<Counts> {
  for (const name of missing) say(`  ${name} is not on this machine and could not be installed`);
  if (missing.length === ENGINE_COUNT) return { passed: 0, failed: 0, skipped: 1 };
  const counts = await playwrightPhase('engines.config.ts', {}, ['--retries=1']);
  return { ...counts, skipped: counts.skipped + missing.length };
}

/** Of some 340 journeys; a run with more of them has a fault, not bad luck. */
const MOST_SHAKY = 2;

/** Journeys of the named spec files only, at the first attempt. */
export const journeysPhase = (files: readonly string[]): Promise<Counts> =>
  playwrightPhase('playwright.config.ts', {}, files);

/**
 * Journeys in a real browser; the specs start their own site. One that fails is asked once more, on
 * a site of its own, before the whole run is called bad (045); what passes only then is named at
 * the end, and more than a few of those fail the run.
 */
export async function browserPhase(): Promise<Counts> {
  const counts = await playwrightPhase('playwright.config.ts', {}, ['--retries=1']);
  const shaky = counts.shaky?.length ?? 0;
  if (shaky <= MOST_SHAKY) return counts;
  return { ...counts, passed: counts.passed - shaky, failed: counts.failed + shaky };
}

/** How the chaos walk is started; its own defaults for what is not given. */
export interface ChaosOptions {
  readonly minutes?: string;
  readonly seed?: string;
}

/**
 * A seeded walk of members through everything that can go wrong, with the ledger as judge (safety
 * D1).
 */
export const chaosPhase = ({ minutes, seed }: ChaosOptions): Promise<Counts> =>
  playwrightPhase('chaos.config.ts', {
    ...(minutes === undefined ? {} : { CHAOS_MINUTES: minutes }),
    ...(seed === undefined ? {} : { CHAOS_SEED: seed }),
  });
