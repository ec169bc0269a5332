import fc from 'fast-check';
import { law } from '../laws.fixture';
import { SCRUBBED, cutBytes, isSecretName, scrubPath, scrubText, scrubValue } from './scrub';

/** A number of the given digits with its check digit. */
function cardOf(digits: string): string {
  for (let check = 0; check <= 9; check += 1) {
    const number = `${digits}${check}`;
    const sum = [...number].reverse().reduce((total, digit, at) => total + (at % 2 === 1 ? (Number(digit) * 2 > 9 ? Number(digit) * 2 - 9 : Number(digit) * 2) : Number(digit)), 0);
    if (sum % 10 === 0) return number;
  }
  throw new Error('no check digit');
}

test.each([
  ['call 13800138000 now', 'call *** now'], ['+86 138 0013 8000', '***'], ['mail a.b+c@mail.example.com!', 'mail ***!'],
  ['Bearer abc.def-ghi', 'Bearer ***'], ['x eyJhbGciOi.J9.abc y', 'x *** y'], ['token=abc123&x=1', 'token=***&x=1'], ['{"newPassword":"Passw0rd!"}', '{"newPassword":"***"}'],
  ['https://a.example/b/c?token=1#x done', 'https://a.example/b/c done'], ['6222 0212 3456 7890 128', /^\*\*\*|6222/], ['11010519491231002X', '***'],
  ['line\nforged\u2028line\u0000', 'line forged line '], ['bet 100.00 on 1234567', 'bet 100.00 on 1234567'], ['', ''],
])('[R7.1-7] %j becomes %s', (text, expected) => {
  if (typeof expected === 'string') expect(scrubText(text)).toBe(expected);
  else expect(scrubText(text)).toMatch(expected);
});

test('[R7.1-7] no card number survives, with or without gaps, in whatever text it stands', () => {
  const digits = fc.integer({ min: 12, max: 18 }).chain((length) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`)));
  law(fc.property(digits, fc.string({ maxLength: 10 }), fc.constantFrom('', ' ', '-'), (body, around, gap) => {
    const card = cardOf(body);
    const shown = (card.match(/.{1,4}/g) ?? []).join(gap);
    const left = scrubText(`${around} ${shown} ${around}`).replace(/[ -]/g, '');
    return !left.includes(card);
  }));
});

test('[R7.1-7] names that hold secrets are masked at every depth, lists are cut, deep things are not followed', () => {
  expect(scrubValue({ userName: 'member01', amount: 100, nested: { refreshToken: 'x', stake: '10.00', list: [1, { phoneNumber: '1' }] }, ok: true, none: null, f: () => 1 }))
    .toEqual({ userName: SCRUBBED, amount: 100, nested: { refreshToken: SCRUBBED, stake: '10.00', list: [1, { phoneNumber: SCRUBBED }] }, ok: true, none: null, f: undefined });
  expect((scrubValue(Array.from({ length: 100 }, (_item, at) => at)) as unknown[]).length).toBe(20);
  expect(JSON.stringify(scrubValue({ a: { b: { c: { d: { e: { f: { g: 'deep' } } } } } } }))).not.toContain('deep');
  expect(scrubValue(13800138000)).toBe(SCRUBBED);
  expect(['accessToken', 'PASSWORD', 'tacCode', 'bankAcct', 'dob', 'identityCard', 'hostName', 'cardNo'].map(isSecretName)).toEqual(Array(8).fill(true));
  expect(['stake', 'odds', 'page', 'status'].map(isSecretName)).toEqual(Array(4).fill(false));
});

test('[R7.1-7] scrubbing twice is scrubbing once, and never throws', () => {
  law(fc.property(fc.string({ maxLength: 200 }), (text) => scrubText(scrubText(text)) === scrubText(text)));
  law(fc.property(fc.jsonValue(), (value) => { JSON.stringify(scrubValue(value)); return true; }));
});

test('an address keeps its path only; a text is cut between characters', () => {
  expect(scrubPath('/cn/mobile/Deposit?amount=1#x')).toBe('/cn/mobile/Deposit');
  expect([cutBytes('玉衡体育', 7), cutBytes('abc', 3), cutBytes('😀a', 4), cutBytes('é', 1)]).toEqual(['玉衡', 'abc', '😀', '']);
});
