import { layoutParts } from './layout-parts';

const bars = (status: number): string | null => {
  const parts = layoutParts(status);
  return parts === null
    ? null
    : Object.entries(parts)
        .filter(([, there]) => there)
        .map(([name]) => name)
        .join(' + ');
};

test.each([
  [0, ''],
  [999, ''],
  [666, ''],
  [1, 'header'],
  [2, 'titleBar'],
  [3, 'header + footer'],
  [4, 'footer'],
  [5, 'titleBar + footer'],
])('[R2.5-1] layout %d has "%s" around the content', (status, expected) => {
  expect(bars(status)).toBe(expected);
});

test.each([-1, 6, 7, 100, 500, Number.NaN])('[R2.5-1] layout %d is not known', (status) => {
  expect(bars(status)).toBeNull();
});

test('every status that a remote may declare is known', () => {
  expect([0, 1, 2, 3, 4, 5, 666, 999].map(bars)).not.toContain(null);
});
