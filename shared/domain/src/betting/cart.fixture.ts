/** Lines with the labels members know. */
export const handicapLabels: readonly (readonly [number, string])[] = [
  [0, '0'],
  [-0.5, '-0.5'],
  [0.5, '+0.5'],
  [-0.75, '-0.5/1'],
  [0.25, '+0/0.5'],
  [-0.25, '-0/0.5'],
  [1, '+1'],
  [-1.25, '-1/1.5'],
];
