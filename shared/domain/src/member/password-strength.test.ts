import fc from 'fast-check';
import { law } from '../laws.fixture';
import { fitsAccountRule } from './account-rules';
import {
  PASSWORD_POINTS,
  isPasswordFine,
  passwordPoints,
  passwordStrength,
} from './password-strength';

test('[R4.1-1] what a password lacks, point by point', () => {
  expect(passwordPoints('', 'anna01')).toEqual({
    length: false,
    letter: false,
    digit: false,
    plain: false,
    notName: false,
  });
  expect(passwordPoints('abc12', '')).toMatchObject({
    length: false,
    letter: true,
    digit: true,
    plain: true,
  });
  expect(passwordPoints('a1'.repeat(10), '').length).toBe(true);
  expect(passwordPoints(`${'a1'.repeat(10)}x`, '').length).toBe(false);
  expect(passwordPoints('12345678', '')).toMatchObject({ letter: false, digit: true });
  expect(passwordPoints('abcdefgh', '')).toMatchObject({ letter: true, digit: false });
  expect(passwordPoints('abc 1234', '').plain).toBe(false);
  expect(passwordPoints('密码abc123', '').plain).toBe(false);
  expect(passwordPoints('xANNA01x', ' anna01 ').notName).toBe(false);
  expect(passwordPoints('xANNA01x', '').notName).toBe(true);
  expect(PASSWORD_POINTS).toHaveLength(5);
});

test('[R4.1-1] all points together are the rule of the account, and the name beside it', () => {
  law(
    fc.property(
      fc.string({ maxLength: 24, unit: fc.constantFrom('a', 'B', '3', '!', ' ', '密') }),
      (password) => isPasswordFine(password, '') === fitsAccountRule('password', password),
    ),
  );
  expect(isPasswordFine('Passw0rd!', 'passw0rd')).toBe(false);
});

test.each([
  ['', 0],
  ['abc123', 1],
  ['abcdefgh', 1],
  ['aaaa1111', 1],
  ['abcd1234', 2],
  ['Abcd1234', 3],
  ['abcd12345678', 3],
  ['Passw0rd!', 3],
] as const)('%s has strength %d', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('a longer password is never weaker', () => {
  law(
    fc.property(
      fc.string({ maxLength: 12 }),
      fc.string({ maxLength: 8 }),
      (start, rest) => passwordStrength(start + rest) >= passwordStrength(start),
    ),
  );
});
