import { proofFault, faultsOf } from './check';
import { SURROUNDINGS } from './faults/surroundings';
import { INVARIANTS } from './invariants';
import { CELL_IDS, REQUIREMENT_IDS } from './ids.fixture';
import { REQUIREMENTS } from './lines';
import { CELLS, PROMISES } from './matrix';
import { shown } from './proof';
import { allTitlesOf } from './titles';

const idsOf = (promises: readonly { readonly id: string }[]): readonly string[] =>
  promises.map(({ id }) => id);

test('[D4] every requirement, invariant, cell of the matrix and fault of the surroundings stands once', () => {
  expect(idsOf(REQUIREMENTS)).toEqual(REQUIREMENT_IDS);
  expect(idsOf(INVARIANTS)).toEqual(Array.from({ length: 14 }, (_one, at) => `I${at + 1}`));
  expect(idsOf(CELLS).toSorted()).toEqual(CELL_IDS.toSorted());
  expect(new Set(idsOf(SURROUNDINGS)).size).toBe(14);
});

test('[D4] every test and command that is named as a proof is there, and what has none says why', () => {
  expect(PROMISES.flatMap(faultsOf)).toEqual([]);
});

test('a proof that is none is noticed: no file, no such title, no command, nothing at all', () => {
  const here = 'shared/tooling/src/safety/safety.test.ts';
  expect(proofFault([here, 'a proof that is none is noticed'])).toBeNull();
  expect(proofFault([here, 'no title like this'.repeat(2)])).toMatch(/has no test/);
  expect(proofFault([here, ''])).toMatch(/names no test/);
  expect(proofFault(['shared/no.test.ts', 'a proof that is none'])).toMatch(/is not there/);
  expect([proofFault('npm test -- lint'), proofFault('npm run sbom')]).toEqual([null, null]);
  expect([proofFault('npm test -- fly'), proofFault('npm run fly')]).toEqual([
    expect.stringMatching(/no command/),
    expect.stringMatching(/no command/),
  ]);
  expect([
    faultsOf(shown('X', 'x')),
    faultsOf({ ...shown('X', 'x'), state: 'open', reason: '' }),
  ]).toEqual([['X: shown, and by nothing'], ['X: not shown, and no reason']]);
});

test('titles are read of tests, groups and tables, in every quote, not of other calls or lists', () => {
  const source =
    "test('it\\'s one', f); test.each([[1]])(\"two\", f); describe.skip(`three ${x}`, f);\n  ['a', () => f('four')], expect('five', 1); ])(\n  'six', f)";
  expect(allTitlesOf(source)).toEqual(["it's one", 'two', 'three ${x}', 'six']);
});
