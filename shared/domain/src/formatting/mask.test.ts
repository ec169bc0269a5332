import fc from 'fast-check';
import { law } from '../laws.fixture';
import { maskEmail, maskName, maskTail } from './mask';

describe('masks', () => {
  test.each([
    ['wangming@mail.example', 'w******g@mail.example'],
    ['ab@x.cn', '**@x.cn'],
    ['a@x.cn', '*@x.cn'],
    ['@x.cn', '**.cn'],
    ['abc', '*bc'],
    ['a@b@x.cn', 'a*b@x.cn'],
  ])('[R5-5] e-mail %j is %j', (value, expected) => {
    expect(maskEmail(value)).toBe(expected);
  });
  test('[R5-5] no mask shows a value whole, and lengths stay', () => {
    law(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
        const length = [...value].length;
        return (
          [...maskTail(value)].length === length &&
          maskTail(value).startsWith('*') &&
          [...maskName(value)].length === Math.max(length, 1) &&
          maskName(value).includes('*')
        );
      }),
    );
    law(
      fc.property(
        fc.stringMatching(/^[a-z]{1,12}@[a-z]{1,8}\.cn$/),
        (mail) => maskEmail(mail).includes('*') && maskEmail(mail).length === mail.length,
      ),
    );
  });
});
