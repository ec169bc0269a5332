import fc from 'fast-check';
import { law } from '../laws.fixture';
import { readMasked } from './masked-input';

test.each([
  ['王*明', '王*明', 'kept'],
  ['王*明', '王*刚', 'partial'],
  ['王*明', '李小刚', 'new'],
  ['', '', 'new'],
  ['', '王*', 'partial'],
  ['***888', '13800138000', 'new'],
] as const)('[R5-5] %j to %j is %s', (before, typed, read) => {
  expect(readMasked(before, typed)).toBe(read);
});

test('[R5-5] a new value never carries a star, and what was not touched is never new', () => {
  law(
    fc.property(
      fc.string(),
      fc.string(),
      (before, typed) =>
        readMasked(before, typed) !== 'new' ||
        (!typed.includes('*') && (typed !== before || before === '')),
    ),
  );
});
