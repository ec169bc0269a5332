import fc from 'fast-check';
import { REGISTER } from '../../phrases/register';
import { registerErrors, registerRefusal, type RegisterValues } from './register-form';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');
const good: RegisterValues = {
  userName: 'anna0001',
  password: 'Passw0rd!',
  phoneNumber: '13712345678',
  email: '',
  dob: '1995-03-08',
  referral: '',
  isAdult: true,
  acceptsTerms: true,
};
const wrong = (over: Partial<RegisterValues>): string[] =>
  Object.keys(registerErrors({ ...good, ...over }, NOW));
const api = (code: string, description: string) =>
  ({ kind: 'api', code, description, status: 422 }) as const;

test('a form that fits has no error', () => {
  expect(registerErrors(good, NOW)).toEqual({});
  expect(wrong({ email: 'anna@mail.example', referral: 'FRIEND-1' })).toEqual([]);
});

test.each<[keyof RegisterValues, Partial<RegisterValues>]>([
  ['userName', { userName: '1anna' }],
  ['userName', { userName: 'anna' }],
  ['password', { password: 'abcdefgh' }],
  ['password', { password: 'xanna0001x' }],
  ['phoneNumber', { phoneNumber: '12345678901' }],
  ['email', { email: 'no mail' }],
  ['dob', { dob: '' }],
  ['dob', { dob: '1995-02-30' }],
  ['referral', { referral: 'a b' }],
  ['isAdult', { isAdult: false }],
  ['acceptsTerms', { acceptsTerms: false }],
])('%s is refused beside its field: %j', (field, over) => {
  expect(wrong(over)).toEqual([field]);
});

test('eighteen is counted to the day, in the zone of the site', () => {
  expect(registerErrors({ ...good, dob: '2008-11-21' }, NOW)).toEqual({});
  expect(registerErrors({ ...good, dob: '2008-11-22' }, NOW)).toEqual({ dob: REGISTER.tooYoung });
});

test.each([
  [api('MEM00004', '该用户名已被使用'), 'userName'],
  [api('MEM00004', '该手机号码已被使用'), 'phoneNumber'],
  [api('MEM00004', '该邮箱已被使用'), 'email'],
  [api('VAL08052', '密码须为6-20位，同时包含字母和数字'), 'password'],
  [api('VAL08052', '您必须年满18周岁'), 'dob'],
  [api('VAL08052', '不支持的国家'), 'form'],
  [api('GEN9999', '用户名'), 'form'],
  [{ kind: 'network' } as const, 'form'],
])('[R8-2] the refusal %j stands at %s', (error, field) => {
  expect(Object.keys(registerRefusal(error))).toEqual([field]);
});

test('whatever the server says, there is some text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (code, description) =>
      Object.values(registerRefusal(api(code, description))).every((text) => text !== ''),
    ),
  );
});
