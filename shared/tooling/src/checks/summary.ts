import { stripVTControlCharacters } from 'node:util';

/** What one phase of the checks found. */
export interface PhaseResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  /** What did not run again, because nothing it reads has changed; its tests count as passed. */
  readonly unchanged?: string;
  readonly failures?: readonly string[];
  readonly shaky?: readonly string[];
}

/** Sum of all phases, as the closing line says it. */
export function closingLine(results: readonly PhaseResult[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped'): number =>
    results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`;
}

/** Counts of a jest JSON report; a suite that could not run counts as one failure. */
export function countJest(report: unknown): { passed: number; failed: number; skipped: number } {
  const value = (typeof report === 'object' && report !== null ? report : {}) as Record<
    string,
    unknown
  >;
  const count = (key: string): number => (typeof value[key] === 'number' ? value[key] : 0);
  return {
    passed: count('numPassedTests'),
    failed: count('numFailedTests') + count('numRuntimeErrorTestSuites'),
    skipped: count('numPendingTests') + count('numTodoTests'),
  };
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const listOf = (value: unknown): readonly Record<string, unknown>[] =>
  Array.isArray(value) ? value.map(asRecord) : [];
/** What a reason keeps: enough for an assertion's words and the line that broke it. */
const MOST_LINES = 20;
const MOST_CHARACTERS = 1_500;
const inOneLine = (text: unknown): string =>
  stripVTControlCharacters(String(text ?? ''))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST_LINES)
    .join(' · ')
    .slice(0, MOST_CHARACTERS);

/**
 * Failed tests of a jest JSON report, a line each with its reason: the last lines of a log are
 * those that are read.
 */
export function jestFailures(report: unknown): string[] {
  return listOf(asRecord(report)['testResults']).flatMap((suite) => {
    const failed = listOf(suite['assertionResults']).filter(({ status }) => status === 'failed');
    if (failed.length === 0)
      return suite['status'] === 'failed'
        ? [`${String(suite['name'])}: ${inOneLine(suite['message'])}`]
        : [];
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${String(fullName)}: ${inOneLine(Array.isArray(failureMessages) ? failureMessages[0] : '')}`,
    );
  });
}

/** The files of a jest JSON report: whether all went well in each, and how many tests passed. */
export function jestFiles(
  report: unknown,
): readonly { readonly path: string; readonly isGood: boolean; readonly passed: number }[] {
  return listOf(asRecord(report)['testResults']).map((suite) => ({
    path: String(suite['name']),
    isGood: suite['status'] === 'passed',
    passed: listOf(suite['assertionResults']).filter(({ status }) => status === 'passed').length,
  }));
}

/**
 * A line per spec of a playwright JSON report that `wanted` names, with the first reason its
 * attempts gave.
 */
function specLines(report: unknown, wanted: (spec: Record<string, unknown>) => boolean): string[] {
  const ofSuite = (suite: Record<string, unknown>): string[] => [
    ...listOf(suite['specs'])
      .filter(wanted)
      .map((spec) => {
        const results = listOf(spec['tests']).flatMap(({ results: each }) => listOf(each));
        const reason =
          results
            .flatMap(({ errors }) => listOf(errors))
            .map(({ message }) => inOneLine(message))
            .find((text) => text !== '') ?? 'without a message';
        return `${String(spec['file'])}:${String(spec['line'])} ${String(spec['title'])}: ${reason}`;
      }),
    ...listOf(suite['suites']).flatMap(ofSuite),
  ];
  return listOf(asRecord(report)['suites']).flatMap(ofSuite);
}

/** Failed tests of a playwright JSON report, as {@link jestFailures}. */
export const playwrightFailures = (report: unknown): string[] => [
  ...listOf(asRecord(report)['errors']).map(({ message }) => inOneLine(message)),
  ...specLines(report, ({ ok }) => ok === false),
];

/**
 * Tests that failed and passed at a second attempt: each is a bug to be found, so it is named with
 * what its first attempt said.
 */
export const playwrightShaky = (report: unknown): string[] =>
  specLines(report, ({ tests }) => listOf(tests).some(({ status }) => status === 'flaky'));

/** Counts of a playwright JSON report; a flaky test passed, a suite-level error is one failure. */
export function countPlaywright(report: unknown): {
  passed: number;
  failed: number;
  skipped: number;
} {
  const value = (typeof report === 'object' && report !== null ? report : {}) as {
    stats?: Record<string, unknown>;
    errors?: unknown;
  };
  const count = (key: string): number =>
    typeof value.stats?.[key] === 'number' ? Number(value.stats[key]) : 0;
  const errors = Array.isArray(value.errors) ? value.errors.length : 0;
  return {
    passed: count('expected') + count('flaky'),
    failed: count('unexpected') + errors,
    skipped: count('skipped'),
  };
}
