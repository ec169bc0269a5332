import fc from 'fast-check';
import { law } from '../laws.fixture';
import { bankCardOutcome } from './bank-card';
import { depositStep, DEPOSIT_STEPS } from './deposit';
import { missingForWithdrawal, withdrawalStep, WITHDRAWAL_STEPS, type WithdrawalIdentity } from './withdrawal';

const whole: WithdrawalIdentity = { identityCard: '***123', dob: '1990-01-01', city: '上海', phoneVerified: true, emailVerified: true };

describe('[R4.5-1] deposit', () => {
  test.each([
    [false, null, 'VerifyFirstStep'], [false, '王小明', 'VerifyFirstStep'], [true, null, 'VerifySecondStep'], [true, '', 'VerifySecondStep'],
    [true, '  ', 'VerifySecondStep'], [true, '王小明', 'DoneVerifyStep'],
  ] as const)('phone verified %s and name %j is %s', (phoneVerified, firstName, step) => {
    expect(depositStep({ phoneVerified, firstName })).toBe(step);
  });
  test('the steps in their order', () => {
    expect(DEPOSIT_STEPS).toEqual(['VerifyFirstStep', 'VerifySecondStep', 'DoneVerifyStep']);
  });
});

describe('[R4.5-2] withdrawal', () => {
  test.each([
    [{ identityCard: null }, '1'], [{ identityCard: ' ' }, '1'], [{ dob: null }, '2'], [{ city: '' }, '2'], [{ phoneVerified: false }, '3'],
    [{ emailVerified: false }, '4'], [{}, 'DoneVerifyStep'], [{ identityCard: null, emailVerified: false }, '1'], [{ dob: '', phoneVerified: false }, '2'],
    [{ phoneVerified: false, emailVerified: false }, '3'],
  ] as const)('%j is step %s', (change, step) => {
    expect(withdrawalStep({ ...whole, ...change })).toBe(step);
  });
  test('everything missing is told at once, and the step is the first of it', () => {
    const text = fc.option(fc.constantFrom('', 'x'));
    law(fc.property(text, text, text, fc.boolean(), fc.boolean(), (identityCard, dob, city, phoneVerified, emailVerified) => {
      const identity = { identityCard, dob, city, phoneVerified, emailVerified };
      return withdrawalStep(identity) === (missingForWithdrawal(identity)[0] ?? 'DoneVerifyStep');
    }));
    expect(missingForWithdrawal({ ...whole, identityCard: null, emailVerified: false })).toEqual(['1', '4']);
    expect(WITHDRAWAL_STEPS).toEqual(['1', '2', '3', '4', 'DoneVerifyStep']);
  });
});

describe('[R4.5-3] bank card', () => {
  test.each([
    [true, true, 0, 'NO_OTP_TIMES'], [true, false, -1, 'NO_OTP_TIMES'], [true, true, 1, 'HAS_OTP_TIMES'], [false, true, 0, 'IS_IWMM'], [false, false, 5, 'NOT_IWMM'],
  ] as const)('OTP %s, IWMM %s, %d left is %s', (isDepositVerificationOTP, isIWMM, attemptsLeft, outcome) => {
    expect(bankCardOutcome({ isDepositVerificationOTP, isIWMM, attemptsLeft })).toBe(outcome);
  });
});
