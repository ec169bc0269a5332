import fc from 'fast-check';
import { law } from '../laws.fixture';
import { formatAmountText } from './amount';
import { maskCard, maskEmail, maskName, maskTail } from './mask';

describe('amounts', () => {
  test.each([
    ['', ''],
    ['0', '0'],
    ['1234567', '1,234,567'],
    ['1002003', '1,002,003'],
    ['1234.5', '1,234.5'],
    ['1234.567', '1,234.56'],
    ['1,234.50', '1,234.50'],
    ['￥ 12 元', '12'],
    ['abc', ''],
    ['.5', '0.5'],
    ['007', '7'],
    ['1.2.3', '1.23'],
    ['1.', '1.'],
    ['-5', '5'],
    ['1e5', '15'],
    ['000', '0'],
    ['0.00', '0.00'],
  ])('[R5-4] %j is %j', (text, expected) => {
    expect(formatAmountText(text)).toBe(expected);
  });
  test('[R5-4] doing it again changes nothing; only digits, commas and one dot with two decimals are left', () => {
    law(
      fc.property(fc.string(), (text) => {
        const once = formatAmountText(text);
        return formatAmountText(once) === once && /^(\d{1,3}(,\d{3})*)?(\.\d{0,2})?$/.test(once);
      }),
    );
  });
});

describe('masks', () => {
  test.each([
    ['6222021234567890123', '**** **** **** **** 123'],
    ['6222 0212 3456', '**** **** *456'],
    ['6222-021', '**** 021'],
    ['12', '*2'],
    ['', ''],
  ])('[R5-5] card %j is %j', (value, expected) => {
    expect(maskCard(value)).toBe(expected);
  });
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
