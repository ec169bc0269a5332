import {
  missingJourneys,
  missingRules,
  rowsOfTitle,
  specCoverage,
  titlesOf,
  unknownRows,
} from './coverage';
import { SPEC_ROWS } from './rows';

describe('rows and tests', () => {
  const coverage = specCoverage();

  test('every id that a test names exists', () => {
    expect(unknownRows(coverage)).toEqual([]);
  });
  test('every row of the rules is shown by a test', () => {
    expect(missingRules(coverage)).toEqual([]);
  });
  test('every row of users, routes, layouts, sports, wallet, session, roles, requests and errors is shown in a browser', () => {
    expect(missingJourneys(coverage)).toEqual([]);
  });
  test('ids stand once', () => {
    const ids = SPEC_ROWS.map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
  test('titles are read in every kind of quote, several rows in one', () => {
    const row = (id: string): string => ['[R', id, ']'].join('');
    const source = [
      `test('${row('1-1')} it\\'s so', f);`,
      `test.each([])("${row('2-1')}${row('5-3')} x", f);`,
      `describe(\`${row('9-1')} y\`, f);`,
      "test('plain', f);",
    ].join('\n');
    expect(titlesOf(source).map(rowsOfTitle)).toEqual([['R1-1'], ['R2-1', 'R5-3'], ['R9-1']]);
    expect(titlesOf(`test.each([1])(\n    '${row('5-5')} %j', f);`)).toHaveLength(1);
  });
  test('what a comment or a list quotes is no test', () => {
    const id = ['[R', '5-3', ']'].join('');
    expect(titlesOf(`// see '${id} parlay rules'\nconst known = ['${id}'];`)).toEqual([]);
  });
  test('a line full of backslashes is read at once', () => {
    const started = performance.now();
    expect(titlesOf(`f('${'\\'.repeat(200)}x`)).toEqual([]);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
