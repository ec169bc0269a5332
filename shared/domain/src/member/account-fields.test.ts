import fc from 'fast-check';
import { law } from '../laws.fixture';
import {
  ACCOUNT_FIELDS,
  fieldState,
  isEditable,
  isMasked,
  type AccountField,
  type FieldState,
} from './account-fields';

const whole = {
  firstName: '王小明',
  lastName: 'Wang',
  identityCard: '***123',
  dob: '1990-05-20',
  nationality: '中国',
  phoneNumber: '***888',
  phoneStatus: 'Verified',
  email: 'w**g@mail.example',
  emailStatus: 'Unverified',
  address: { city: '上海', address: '***' },
  isKyc: true,
};

test.each<[AccountField, object, FieldState]>([
  ['firstName', {}, 'locked'],
  ['lastName', {}, 'locked'],
  ['identityCard', {}, 'locked'],
  ['dob', {}, 'locked'],
  ['phone', {}, 'verified'],
  ['email', {}, 'unverified'],
  ['address', {}, 'set'],
  ['identityCard', { isKyc: false }, 'set'],
  ['dob', { isKyc: false }, 'set'],
  ['nationality', { isKyc: 'true' }, 'set'],
  ['phone', { phoneStatus: 'verified' }, 'unverified'],
  ['firstName', { firstName: ' ' }, 'missing'],
  ['phone', { phoneNumber: '' }, 'missing'],
  ['email', { email: null }, 'missing'],
  ['address', { address: { city: null } }, 'missing'],
  ['address', { address: 'x' }, 'missing'],
  ['dob', { dob: null }, 'missing'],
])('[R3.1-1] %s with %j is %s', (field, change, state) => {
  expect(fieldState(field, { ...whole, ...change })).toBe(state);
});

test('[R3.1-1] nothing that is missing is locked, and only what is locked cannot be changed', () => {
  law(
    fc.property(
      fc.constantFrom(...ACCOUNT_FIELDS),
      fc.dictionary(
        fc.constantFrom(...Object.keys(whole)),
        fc.oneof(fc.string(), fc.boolean(), fc.constant(null)),
      ),
      (field, member) => isEditable(field, member) === (fieldState(field, member) !== 'locked'),
    ),
  );
  expect(
    ACCOUNT_FIELDS.every((field) => fieldState(field, {}) === 'missing' && isEditable(field, {})),
  ).toBe(true);
});

test('[R5-5] what carries a star was masked by the server', () => {
  expect([isMasked('***888'), isMasked('13800138000'), isMasked('')]).toEqual([true, false, false]);
});
