import { mutationPage, percentOf, scoreOf } from './report';

const location = (line: number, from: number, to: number) => ({
  start: { line, column: from },
  end: { line, column: to },
});
const report = JSON.stringify({
  files: {
    'src/a.ts': {
      source: 'const a = 1 + 2;\nconst b = a | 3;',
      mutants: [
        { status: 'Killed', mutatorName: 'x', location: location(1, 1, 2) },
        { status: 'Timeout', mutatorName: 'x', location: location(1, 1, 2) },
        {
          status: 'Survived',
          mutatorName: 'x',
          replacement: '1 - 2',
          location: location(1, 11, 16),
        },
        {
          status: 'NoCoverage',
          mutatorName: 'x',
          replacement: 'a & 3',
          location: location(2, 11, 16),
        },
        { status: 'Ignored', mutatorName: 'x', location: location(1, 1, 2) },
      ],
    },
  },
});

describe('mutation report', () => {
  const score = scoreOf('a', report);
  test('what timed out counts as noticed, what was ignored as nothing', () => {
    expect([score.killed, score.valid, percentOf(score)]).toEqual([2, 4, 50]);
    expect(percentOf({ ...score, killed: 8_997, valid: 10_000 })).toBe(89.9);
    expect(percentOf({ ...score, killed: 0, valid: 0 })).toBe(100);
  });
  test('the page lists who survived', () => {
    expect(mutationPage([score], '2026-11-21')).toContain(
      '| src/a.ts:1 | `1 + 2` | `1 - 2` |\n| src/a.ts:2 | `a \\| 3` | `a & 3` |',
    );
    expect(mutationPage([{ ...score, survivors: [] }], '2026-11-21')).toContain('None.');
  });
});
