import fc from 'fast-check';
import { ERROR_TEXT } from '@site/phrases/errors';
import { missingOf, refusalOf } from './login-form';

const api = (code: string, description = '') =>
  ({ kind: 'api', code, description, status: 400 }) as const;

test('the first thing that is missing is named beside its field', () => {
  expect(missingOf('', '')?.field).toBe('userName');
  expect(missingOf('   ', 'secret')?.field).toBe('userName');
  expect(missingOf('member01', '')?.field).toBe('password');
  expect(missingOf('member01', ' ')).toBeNull();
});

test('[R8-2] a wrong password stands beside the password, with the attempts that the server names', () => {
  expect(refusalOf(api('MEM00059', '剩余3次'))).toEqual({ field: 'password', text: '剩余3次' });
  expect(refusalOf(api('MEM00059'))?.field).toBe('password');
});

test('[R8-1] a locked account is left to the toast of the catalogue', () => {
  expect(refusalOf(api('MEM00061', 'locked'))).toBeNull();
});

test.each([
  ['network', ERROR_TEXT.network],
  ['timeout', ERROR_TEXT.timeout],
] as const)('%s says what the member can do', (kind, text) => {
  expect(refusalOf({ kind })).toEqual({ field: 'form', text });
});

test('whatever the server says, the form shows some text', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      (code, description) => code === 'MEM00061' || refusalOf(api(code, description))?.text !== '',
    ),
  );
});
