import fc from 'fast-check';
import { rowAt, rowOffsets, visibleRange } from './visible-range';

const heights = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 300 });

test('every row that touches the screen is in the range, and the range is no longer than that and its margins', () => {
  fc.assert(
    fc.property(
      heights,
      fc.integer({ min: -500, max: 60_000 }),
      fc.integer({ min: 1, max: 2000 }),
      fc.integer({ min: 0, max: 5 }),
      (list, top, height, overscan) => {
        const offsets = rowOffsets(list.length, (index) => list[index] ?? 0);
        const { first, last } = visibleRange(offsets, top, height, overscan);
        const touching = list
          .map((_row, index) => index)
          .filter(
            (index) => (offsets[index + 1] ?? 0) > top && (offsets[index] ?? 0) < top + height,
          );
        for (const index of touching) expect(index >= first && index <= last).toBe(true);
        expect(last - first + 1).toBeLessThanOrEqual(
          Math.max(1, touching.length) + 2 * overscan + 1,
        );
      },
    ),
  );
});

test('a position finds its row, positions outside the first or the last', () => {
  const offsets = rowOffsets(3, () => 10);
  expect([-5, 0, 9, 10, 29, 400].map((position) => rowAt(offsets, position))).toEqual([
    0, 0, 0, 1, 2, 2,
  ]);
});

test('an empty list keeps nothing', () => {
  expect(
    visibleRange(
      rowOffsets(0, () => 10),
      0,
      800,
      3,
    ),
  ).toEqual({ first: 0, last: -1 });
});
