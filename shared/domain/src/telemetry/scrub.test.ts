import fc from 'fast-check';
import { law } from '../laws.fixture';
import {
  SCRUBBED,
  cutBytes,
  isSecretName,
  scrubHead,
  scrubPath,
  scrubText,
  scrubValue,
} from './scrub';

/** A number of the given digits with its check digit. */
function cardOf(digits: string): string {
  for (let check = 0; check <= 9; check += 1) {
    const number = `${digits}${check}`;
    const sum = [...number]
      .reverse()
      .reduce(
        (total, digit, at) =>
          total +
          (at % 2 === 1
            ? Number(digit) * 2 > 9
              ? Number(digit) * 2 - 9
              : Number(digit) * 2
            : Number(digit)),
        0,
      );
    if (sum % 10 === 0) return number;
  }
  throw new Error('no check digit');
}

test.each([
  ['call 13800138000 now', 'call *** now'],
  ['+86 138 0013 8000', '***'],
  ['mail a.b+c@mail.example.com!', 'mail ***!'],
  ['Bearer abc.def-ghi', 'Bearer ***'],
  ['x eyJhbGciOi.J9.abc y', 'x *** y'],
  ['token=abc123&x=1', 'token=***&x=1'],
  ['{"newPassword":"Passw0rd!"}', '{"newPassword":"***"}'],
  ['https://a.example/b/c?token=1#x done', 'https://a.example/b/c done'],
  ['6222 0212 3456 7890 128', /^\*\*\*|6222/],
  ['11010519491231002X', '***'],
  ['line\nforged\u2028line\u0000', 'line forged line '],
  ['bet 100.00 on 1234567', 'bet 100.00 on 1234567'],
  ['', ''],
])('[R7.1-7] %j becomes %s', (text, expected) => {
  if (typeof expected === 'string') expect(scrubText(text)).toBe(expected);
  else expect(scrubText(text)).toMatch(expected);
});

test.each([
  ['您的验证码是 482913，请勿泄露', '验证码', '482913'],
  ['482913 是您的验证码', '验证码', '482913'],
  ['sms code: 48 29 13 sent', 'sent', '48 29 13'],
  ['OTP 4829 for login', 'login', '4829'],
  ['your code is 482913', 'your', '482913'],
  ['card 6222  0212  3456  7890  128 end', 'end', '0212'],
  ['4111.1111.1111.1111', '', '1111'],
  ['卡 ６２２２０２１２３４５６７８９０１２８', '卡', '０２１２'],
  ['4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', '', '1 1'],
  ['4111\u20021111\u20021111\u20021111', '', '1111'],
  ['寄到广东省深圳市南山区科苑路12号3栋401室吧', '', '科苑路'],
  ['住址：上海 x', '住址', '上海'],
  ['{"address":"12 Long Road, Town","x":1}', '"x":1', 'Long'],
  ['{"realName": "张三丰"}', 'realName', '张三丰'],
  ['姓名=张三丰&x=1', 'x=1', '张三丰'],
  ['from 203.0.113.7 now', 'now', '203.0'],
  [
    '{"body":"{\\"password\\":\\"hunter2\\",\\"memberToken\\":\\"a1b2c3\\"}"}',
    'memberToken',
    'a1b2c3',
  ],
  ['{\\"password\\":\\"hunter2\\"}', 'password', 'hunter2'],
  ['password is hunter', 'password', 'hunter'],
  ['password hunter2', 'password', 'hunter2'],
  ['密码abc123', '密码', 'abc123'],
  ['refresh token 9f8e7d6c5b4a', 'refresh', '9f8e'],
  ['authorization=abc', 'authorization', 'abc'],
  ['sessionId=abcdef', 'sessionId', 'abcdef'],
  ['PIN: 123456', 'PIN', '123456'],
  ['cvv: 123', 'cvv', '123'],
  ['sms 482913 sent', 'sent', '482913'],
  ['code 123456 is wrong', 'wrong', '123456'],
  ['Cookie: a=1; sid=SECRETSID', 'sid', 'SECRETSID'],
  ['password="a\\"b c"', 'password', 'b c'],
  ['pwd=p;w0rd!', 'pwd', 'w0rd'],
  ['from 2001:db8::1 now', 'now', 'db8'],
  ['fe80:0:0:0:1:2:3:4', '', 'fe80'],
  ['to TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE ok', 'ok', 'TQn9'],
  ['0x52908400098527886E0F7030069857D2E4169EE7', '', '5290'],
])('[R7.1-7] %j is told without its secret', (text, stays, goes) => {
  const left = scrubText(text);
  expect(left).toContain(stays);
  expect(left).not.toContain(goes);
  expect(left).toContain(SCRUBBED);
});

test.each([
  ['errorCode: GEN0002 at /api/Balance'],
  ['bet code 13051 at 120 s'],
  ['{"errorCode":"13051","status":409}'],
  ['odds 1.85 1.95 2.05 3.40 4.20 5.00'],
  ['HTTP 503 after 8000 ms'],
  ['event 20461837 market 12 line 2.5'],
  ['request 20261123 took 4512 ms to verification'],
  ['at 12:30:45 the token expired'],
  ['a::b'.slice(0, 1)],
  ['版本 1.4.0 第 412 期'],
  ['chunk 188.58129379c0.js failed'],
  ['道路千万条'],
])('[R7.1-7] %j says nothing of anybody and stays', (text) => {
  expect(scrubText(text)).toBe(text);
});

test('[C-43] a long hostile text is scrubbed in one go', () => {
  const parts = [
    '路'.repeat(2_000),
    '1 '.repeat(2_000),
    '密码是'.repeat(1_000),
    'a-'.repeat(2_000),
    '"'.repeat(2_000),
    '4111 '.repeat(1_000),
    'http://'.repeat(8_000),
  ];
  for (const part of parts) expect(scrubText(scrubText(part))).toBe(scrubText(part));
});

/** Signs that expressions went over in what they found, counted where every search of theirs ends. */
function workOf(text: string): number {
  const found = RegExp.prototype.exec;
  let signs = 0;
  RegExp.prototype.exec = function counted(this: RegExp, requested: string) {
    const match = found.call(this, requested);
    signs += match?.[0].length ?? 0;
    return match;
  };
  try {
    scrubText(text);
  } finally {
    RegExp.prototype.exec = found;
  }
  return signs;
}

test.each([
  ['names without a secret', 'aa='],
  ['names with one', 'pwd='],
  ['names that hold names', 'a1:b2="'],
  ['names in quotes that never end', 'token=\\"'],
  ['words of Chinese', '密码是'],
  ['values that are quoted', 'otp="x" '],
  ['what joins them', 'ab : ：'],
  ['tokens', 'eyJ.'],
  ['addresses', 'http://a?b '],
])('[C-43] what expressions go over grows as the text does, up to 1 MB: %s', (_what, part) => {
  for (const length of [20_000, 1_000_000]) {
    const text = part.repeat(Math.ceil(length / part.length));
    expect(workOf(text)).toBeLessThanOrEqual(6 * text.length);
  }
});

test('[R7.1-7] of a text that is too long only its head is looked through, and nothing of what the cut split is told', () => {
  const secrets = [
    '4111 1111 1111 1111',
    '13800138000',
    'a.b@mail.example.com',
    'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE',
    'token=abcdefabcdef',
  ];
  for (const secret of secrets) {
    for (let from = 0; from < 60; from += 1) {
      const reported = scrubHead(
        `${'x '.repeat(480)}${' '.repeat(from)}${secret} ${'y '.repeat(500)}`,
        1_000,
      );
      for (const part of [secret.slice(0, 6), secret.slice(-6)].filter(
        (each) => !'token='.includes(each),
      ))
        expect(reported).not.toContain(part);
    }
  }
  expect(scrubHead('short, token=abc', 1_000)).toBe('short, token=***');
  expect(scrubHead('x'.repeat(1_000_000), 1_000).length).toBeLessThanOrEqual(1_000);
});

test('[R7.1-7] no card number survives, with or without gaps, in whatever text it stands', () => {
  const digits = fc
    .integer({ min: 12, max: 18 })
    .chain((length) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`)));
  law(
    fc.property(
      digits,
      fc.string({ maxLength: 10 }),
      fc.constantFrom('', ' ', '-'),
      (body, around, gap) => {
        const card = cardOf(body);
        const shown = (card.match(/.{1,4}/g) ?? []).join(gap);
        const left = scrubText(`${around} ${shown} ${around}`).replace(/[ -]/g, '');
        return !left.includes(card);
      },
    ),
  );
});

test('[R7.1-7] names that hold secrets are masked at every depth, lists are cut, deep things are not followed', () => {
  expect(
    scrubValue({
      userName: 'member01',
      amount: 100,
      nested: { refreshToken: 'x', stake: '10.00', list: [1, { phoneNumber: '1' }] },
      ok: true,
      none: null,
      f: () => 1,
    }),
  ).toEqual({
    userName: SCRUBBED,
    amount: 100,
    nested: { refreshToken: SCRUBBED, stake: '10.00', list: [1, { phoneNumber: SCRUBBED }] },
    ok: true,
    none: null,
    f: undefined,
  });
  expect((scrubValue(Array.from({ length: 100 }, (_item, at) => at)) as unknown[]).length).toBe(20);
  expect(
    JSON.stringify(scrubValue({ a: { b: { c: { d: { e: { f: { g: 'deep' } } } } } } })),
  ).not.toContain('deep');
  expect(scrubValue(13800138000)).toBe(SCRUBBED);
  expect(
    [
      'accessToken',
      'PASSWORD',
      'tacCode',
      'bankAcct',
      'dob',
      'identityCard',
      'hostName',
      'cardNo',
    ].map(isSecretName),
  ).toEqual(Array(8).fill(true));
  expect(['stake', 'odds', 'page', 'status'].map(isSecretName)).toEqual(Array(4).fill(false));
});

test('[R7.1-7] scrubbing twice is scrubbing once, and never throws', () => {
  law(
    fc.property(
      fc.string({ maxLength: 200 }),
      (text) => scrubText(scrubText(text)) === scrubText(text),
    ),
  );
  law(
    fc.property(fc.jsonValue(), (value) => {
      JSON.stringify(scrubValue(value));
      return true;
    }),
  );
});

test('an address keeps its path only; a text is cut between characters', () => {
  expect(scrubPath('/cn/mobile/Deposit?amount=1#x')).toBe('/cn/mobile/Deposit');
  expect([
    cutBytes('玉衡体育', 7),
    cutBytes('abc', 3),
    cutBytes('😀a', 4),
    cutBytes('é', 1),
  ]).toEqual(['玉衡', 'abc', '😀', '']);
});
