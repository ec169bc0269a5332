import fc from 'fast-check';
import { law } from '../laws.fixture';
import { localPhone } from './phone';

test.each([
  ['13800138000', '13800138000'],
  ['138 0013 8000', '13800138000'],
  ['138-0013-8000', '13800138000'],
  ['+86 138 0013 8000', '13800138000'],
  ['8613800138000', '13800138000'],
  ['86138', '86138'],
  ['138001380009', '13800138000'],
  ['电话', ''],
])('%s is %s', (text, number) => {
  expect(localPhone(text)).toBe(number);
});

test('at most eleven digits, and a number stays what it is', () => {
  law(
    fc.property(
      fc.string(),
      (text) =>
        /^\d{0,11}$/.test(localPhone(text)) && localPhone(localPhone(text)) === localPhone(text),
    ),
  );
});
