import { px } from './px';
import { type } from './vars';

test('the type scale has eight sizes, none below 11', () => {
  const sizes = Object.values(type).map(Number.parseFloat);
  expect(new Set(sizes).size).toBe(8);
  expect(Math.min(...sizes)).toBe(Number.parseFloat(px(11)));
});
