import {
  closingLine,
  countJest,
  countPlaywright,
  jestFailures,
  playwrightFailures,
  playwrightShaky,
} from './summary';

test('the closing line sums all phases', () => {
  const phase = { name: 'x', passed: 2, failed: 1, skipped: 3, seconds: 0 };
  expect(closingLine([phase, phase])).toBe('4 passed, 2 failed, 6 skipped');
});

test('a jest suite that could not run is a failure', () => {
  expect(
    countJest({
      numPassedTests: 5,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 2,
      numPendingTests: 1,
    }),
  ).toEqual({ passed: 5, failed: 3, skipped: 1 });
  expect(countJest('garbage')).toEqual({ passed: 0, failed: 0, skipped: 0 });
});

test('a playwright run that could not start is a failure', () => {
  expect(
    countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] }),
  ).toEqual({ passed: 4, failed: 2, skipped: 2 });
});

test('each failed test is named with its reason in one line, wherever its suite stands', () => {
  const jest = {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'good', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'sums up',
            failureMessages: ['\u001B[31mError:\u001B[0m 1\n\n  is not 2\n'],
          },
        ],
      },
      { name: 'b.test.ts', status: 'failed', message: 'cannot find x', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [] },
    ],
  };
  expect(jestFailures(jest)).toEqual(['sums up: Error: 1 · is not 2', 'b.test.ts: cannot find x']);
  const spec = (title: string, ok: boolean, errors: object[]) => ({
    title,
    ok,
    file: 'x.spec.ts',
    line: 5,
    tests: [{ results: [{ errors }] }],
  });
  const playwright = {
    errors: [{ message: 'no browser' }],
    suites: [
      {
        specs: [spec('good', true, [])],
        suites: [
          { specs: [spec('opens', false, [{ message: 'timed\nout' }]), spec('ends', false, [])] },
        ],
      },
    ],
  };
  expect(playwrightFailures(playwright)).toEqual([
    'no browser',
    'x.spec.ts:5 opens: timed · out',
    'x.spec.ts:5 ends: without a message',
  ]);
  expect(jestFailures(null)).toEqual([]);
  expect(playwrightFailures('garbage')).toEqual([]);
});

test("a console that was not clean is shown with the line that broke it, however long the assertion's own words are", () => {
  const message = [
    'a clean console',
    ...Array.from({ length: 10 }, (_, line) => `words ${line}`),
    '+ overlays failed: Loading chunk 510 failed.',
    ...Array.from({ length: 30 }, () => 'at frame'),
  ].join('\n');
  const [line = ''] = playwrightFailures({
    suites: [
      {
        specs: [
          {
            title: 'stays clean',
            ok: false,
            file: 'x.spec.ts',
            line: 5,
            tests: [{ results: [{ errors: [{ message }] }] }],
          },
        ],
      },
    ],
  });
  expect(line).toContain('overlays failed: Loading chunk 510 failed.');
  expect(line.length).toBeLessThan(1_600);
});

test('what passed only at its second attempt is named with what the first one said', () => {
  const attempt = (...messages: string[]) => ({ errors: messages.map((message) => ({ message })) });
  const spec = (title: string, status: string, ...results: object[]) => ({
    title,
    ok: status !== 'unexpected',
    file: 'x.spec.ts',
    line: 5,
    tests: [{ status, results }],
  });
  const report = {
    suites: [
      {
        specs: [
          spec('good', 'expected', attempt()),
          spec('bad', 'unexpected', attempt('a'), attempt('a')),
        ],
        suites: [{ specs: [spec('wavers', 'flaky', attempt('not\nthere'), attempt())] }],
      },
    ],
  };
  expect(playwrightShaky(report)).toEqual(['x.spec.ts:5 wavers: not · there']);
  expect(playwrightFailures(report)).toEqual(['x.spec.ts:5 bad: a']);
  expect(playwrightShaky('garbage')).toEqual([]);
});
