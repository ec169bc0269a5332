import { fewestHits, foldsFor, foldOf, STRAIGHT } from './combos';

test('a system brings something from its smallest combination on, an accumulator with all of its selections', () => {
  expect(fewestHits([2, 3])).toBe(2);
  expect(fewestHits(foldsFor(foldOf(3), 5))).toBe(3);
  expect(fewestHits(foldsFor(STRAIGHT, 4))).toBe(4);
  expect(fewestHits(null)).toBe(1);
});
