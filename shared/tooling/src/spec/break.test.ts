import { breakFaults } from './break';
import { ALL_BREAKS } from './breaks';

test('every break changes one place of the product, says what is lost, and its test names the row', () => {
  expect(ALL_BREAKS.flatMap(breakFaults)).toEqual([]);
});
test('a row has one break', () => {
  const rows = ALL_BREAKS.map(({ row }) => row);
  expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([]);
});
test('what breaks nothing is told', () => {
  const [first] = ALL_BREAKS;
  if (first === undefined) throw new Error('no breaks');
  const faults = (change: Partial<typeof first>): readonly string[] =>
    breakFaults({ ...first, ...change }).map((fault) => fault.replace(`${first.row}: `, ''));
  expect(faults({ becomes: first.was })).toEqual(['changes nothing']);
  expect(faults({ was: 'nowhere at all' })).toEqual([
    `${first.file} holds 0 times: nowhere at all`,
  ]);
  expect(faults({ file: first.shownBy })).toContain(`${first.shownBy} is no file of the product`);
  expect(faults({ shownBy: 'shared/domain/src/money.test.ts' })).toHaveLength(1);
  expect(faults({ loses: '' })).toEqual(['does not say what is lost']);
});
