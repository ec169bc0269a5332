import { formatWhole } from './whole';

test.each([
  [0, '0'],
  [999, '999'],
  [12_000, '12,000'],
  [1_234_567, '1,234,567'],
  [299.99, '299'],
  [-0.5, '0'],
  [-1_200, '-1,200'],
])('%p reads %p: a part of a point is not had yet', (value, text) => {
  expect(formatWhole(value)).toBe(text);
});
