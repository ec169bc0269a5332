import { closingLine, countJest, countPlaywright } from './summary';

test('the closing line sums all phases', () => {
  const phase = { name: 'x', passed: 2, failed: 1, skipped: 3, seconds: 0 };
  expect(closingLine([phase, phase])).toBe('4 passed, 2 failed, 6 skipped');
});

test('a jest suite that could not run is a failure', () => {
  expect(countJest({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2, numPendingTests: 1 })).toEqual({ passed: 5, failed: 3, skipped: 1 });
  expect(countJest('garbage')).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('a playwright run that could not start is a failure', () => {
  expect(countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] })).toEqual({ passed: 4, failed: 2, skipped: 2 });
});
