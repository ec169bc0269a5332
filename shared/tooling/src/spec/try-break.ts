/** Runs the test of a row with and without its break. */
import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBrowser } from '../browser/ensure-browser';
import { runTool, toolPath } from '../checks/run-tool';
import { inWorkspace, WORKSPACE_ROOT } from '../workspace/paths';
import type { Break } from './break';

/** How a run of the row's tests ended; `none` when no test of the row ran at all. */
export type RunEnd = 'green' | 'red' | 'none';

const escaped = (text: string): string => text.replaceAll(/[[\].]/g, '\\$&');
const patternOf = ({ row }: Break): string => escaped(`[${row}]`);

/** What jest counted of the tests of a row. */
interface JestCounts {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly { readonly message: string }[];
}

/** A break that turns for ever shows nothing: a run that takes so long is stopped. */
const LIMIT_MS = 120_000;

/** Ended by an assertion, not by a file that does not load: that would be noticed by anybody. */
function endOf({ numPassedTests, numFailedTests }: JestCounts): RunEnd {
  if (numFailedTests > 0) return 'red';
  return numPassedTests > 0 ? 'green' : 'none';
}

async function runJest(wanted: Break, isBroken: boolean): Promise<RunEnd> {
  const report = inWorkspace('node_modules', '.cache', 'site', 'spec-break.json');
  fs.mkdirSync(path.dirname(report), { recursive: true });
  fs.rmSync(report, { force: true });
  const { file, was, becomes } = wanted;
  await runTool(
    toolPath('jest'),
    [
      ...['-c', inWorkspace('shared', 'tooling', 'jest', 'jest.config.cjs'), '--maxWorkers=1'],
      ...['--json', `--outputFile=${report}`, '--runTestsByPath', wanted.shownBy],
      ...['-t', patternOf(wanted)],
    ],
    {
      limitMs: LIMIT_MS,
      ...(isBroken ? { env: { SITE_BREAK: JSON.stringify({ file, was, becomes }) } } : {}),
    },
  );
  if (!fs.existsSync(report)) return 'none';
  return endOf(JSON.parse(fs.readFileSync(report, 'utf8')) as JestCounts);
}

/**
 * A copy of the checkout, so that nothing of it is changed while a broken site is built. Outside of
 * it: what lies below `node_modules` no build takes for sources, and a second set of packages
 * within would confuse the tests. It is used again.
 */
function copyCheckout(): string {
  const own = crypto.createHash('sha256').update(WORKSPACE_ROOT).digest('hex').slice(0, 12);
  const copy = path.join(os.tmpdir(), `site-break-${own}`);
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: WORKSPACE_ROOT, encoding: 'utf8' });
  for (const file of files.split('\n').filter((name) => name !== '')) {
    const from = path.join(WORKSPACE_ROOT, file);
    if (!fs.existsSync(from)) continue;
    fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    fs.copyFileSync(from, path.join(copy, file));
  }
  return copy;
}

async function runBrowser(wanted: Break, isBroken: boolean): Promise<RunEnd> {
  const copy = copyCheckout();
  const file = path.join(copy, wanted.file);
  if (isBroken)
    fs.writeFileSync(
      file,
      fs.readFileSync(file, 'utf8').replace(wanted.was, () => wanted.becomes),
    );
  const browser = await ensureBrowser(() => undefined);
  const built = await runTool('npm', ['test', '--prefix', copy, '--', 'build']);
  if (built.code !== 0) return 'none';
  const { output } = await runTool(
    path.join(copy, 'e2e', 'node_modules', '.bin', 'playwright'),
    [
      ...['test', '-c', path.join(copy, 'e2e', 'playwright.config.ts'), '--reporter=list'],
      ...['--workers=1', '--retries=0', path.basename(wanted.shownBy), '-g', patternOf(wanted)],
    ],
    { env: { CHROME_PATH: browser, CI: '1' } },
  );
  if (/^\s+\d+ failed$/m.test(output)) return 'red';
  return /^\s+\d+ passed/m.test(output) ? 'green' : 'none';
}

/** The row's tests in the product as it is, or with its break. */
export const runRow = (wanted: Break, isBroken: boolean): Promise<RunEnd> =>
  wanted.shownBy.startsWith('e2e/specs/')
    ? runBrowser(wanted, isBroken)
    : runJest(wanted, isBroken);
