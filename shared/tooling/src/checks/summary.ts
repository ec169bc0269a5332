/** What one phase of the checks found. */
export interface PhaseResult { readonly name: string; readonly passed: number; readonly failed: number; readonly skipped: number; readonly seconds: number }

/** Sum of all phases, as the closing line says it. */
export function closingLine(results: readonly PhaseResult[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped'): number => results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`;
}

/** Counts of a jest JSON report; a suite that could not run counts as one failure. */
export function countJest(report: unknown): { passed: number; failed: number; skipped: number } {
  const value = (typeof report === 'object' && report !== null ? report : {}) as Record<string, unknown>;
  const count = (key: string): number => (typeof value[key] === 'number' ? value[key] : 0);
  return {
    passed: count('numPassedTests'),
    failed: count('numFailedTests') + count('numRuntimeErrorTestSuites'),
    skipped: count('numPendingTests') + count('numTodoTests'),
  };
}

/** Counts of a playwright JSON report; a flaky test passed, a suite-level error is one failure. */
export function countPlaywright(report: unknown): { passed: number; failed: number; skipped: number } {
  const value = (typeof report === 'object' && report !== null ? report : {}) as { stats?: Record<string, unknown>; errors?: unknown };
  const count = (key: string): number => (typeof value.stats?.[key] === 'number' ? Number(value.stats[key]) : 0);
  const errors = Array.isArray(value.errors) ? value.errors.length : 0;
  return { passed: count('expected') + count('flaky'), failed: count('unexpected') + errors, skipped: count('skipped') };
}
