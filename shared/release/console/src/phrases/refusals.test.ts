import { refusalIn } from './refusals';

test.each([
  ['name and password do not fit, or the account is disabled', '账号与密码不符，或账号已停用'],
  ['the picture has 512 kB; at most 400 kB', '图片大小为 512 kB，最多 400 kB'],
  [
    'this cannot be read (texts.data.kicker): is longer than 20 letters',
    'texts.data.kicker 超过 20 个字',
  ],
  [
    'this cannot be read, its contrast is below 4.5 to 1: #111111 on #222222\nthis cannot be read, its contrast is below 4.5 to 1: #333333 on #444444',
    '文字 #111111 在底色 #222222 上看不清，对比度低于 4.5:1\n文字 #333333 在底色 #444444 上看不清，对比度低于 4.5:1',
  ],
])('%s', (said, chinese) => {
  expect(refusalIn('zh-Hans-CN', said)).toBe(chinese);
  expect(refusalIn('en', said)).toBe(said);
});

test('a refusal that nobody wrote in Chinese stays the sentence of the command', () => {
  expect(refusalIn('zh-Hans-CN', 'sports: window x is off already')).toBe(
    'sports: window x is off already',
  );
});
