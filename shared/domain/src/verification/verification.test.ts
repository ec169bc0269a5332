import fc from 'fast-check';
import { law } from '../laws.fixture';
import { bankCardOutcome } from './bank-card';
import { depositStep, DEPOSIT_STEPS, missingForDeposit } from './deposit';
import { identityOf } from './identity';
import { stepStates } from './step-states';
import {
  missingForWithdrawal,
  withdrawalStep,
  WITHDRAWAL_STEPS,
  type WithdrawalIdentity,
} from './withdrawal';

const whole: WithdrawalIdentity = {
  identityCard: '***123',
  dob: '1990-01-01',
  city: '上海',
  phoneVerified: true,
  emailVerified: true,
};

describe('[R4.5-1] deposit', () => {
  test.each([
    [false, null, 'VerifyFirstStep'],
    [false, '王小明', 'VerifyFirstStep'],
    [true, null, 'VerifySecondStep'],
    [true, '', 'VerifySecondStep'],
    [true, '  ', 'VerifySecondStep'],
    [true, '王小明', 'DoneVerifyStep'],
  ] as const)('phone verified %s and name %j is %s', (phoneVerified, firstName, step) => {
    expect(depositStep({ phoneVerified, firstName })).toBe(step);
  });
  test('the steps in their order', () => {
    expect(DEPOSIT_STEPS).toEqual(['VerifyFirstStep', 'VerifySecondStep', 'DoneVerifyStep']);
  });
  test('what is missing is told at once, and the step is the first of it', () => {
    expect(missingForDeposit({ phoneVerified: false, firstName: '' })).toEqual([
      'VerifyFirstStep',
      'VerifySecondStep',
    ]);
    law(
      fc.property(
        fc.boolean(),
        fc.option(fc.constantFrom('', '王小明')),
        (phoneVerified, firstName) =>
          depositStep({ phoneVerified, firstName }) ===
          (missingForDeposit({ phoneVerified, firstName })[0] ?? 'DoneVerifyStep'),
      ),
    );
  });
});

describe('[R4.5-2] withdrawal', () => {
  test.each([
    [{ identityCard: null }, '1'],
    [{ identityCard: ' ' }, '1'],
    [{ dob: null }, '2'],
    [{ city: '' }, '2'],
    [{ phoneVerified: false }, '3'],
    [{ emailVerified: false }, '4'],
    [{}, 'DoneVerifyStep'],
    [{ identityCard: null, emailVerified: false }, '1'],
    [{ dob: '', phoneVerified: false }, '2'],
    [{ phoneVerified: false, emailVerified: false }, '3'],
  ] as const)('%j is step %s', (change, step) => {
    expect(withdrawalStep({ ...whole, ...change })).toBe(step);
  });
  test('everything missing is told at once, and the step is the first of it', () => {
    const text = fc.option(fc.constantFrom('', 'x'));
    law(
      fc.property(
        text,
        text,
        text,
        fc.boolean(),
        fc.boolean(),
        (identityCard, dob, city, phoneVerified, emailVerified) => {
          const identity = { identityCard, dob, city, phoneVerified, emailVerified };
          return (
            withdrawalStep(identity) === (missingForWithdrawal(identity)[0] ?? 'DoneVerifyStep')
          );
        },
      ),
    );
    expect(missingForWithdrawal({ ...whole, identityCard: null, emailVerified: false })).toEqual([
      '1',
      '4',
    ]);
    expect(WITHDRAWAL_STEPS).toEqual(['1', '2', '3', '4', 'DoneVerifyStep']);
  });
});

describe('[R4.5-3] bank card', () => {
  test.each([
    [true, true, 0, 'NO_OTP_TIMES'],
    [true, false, -1, 'NO_OTP_TIMES'],
    [true, true, 1, 'HAS_OTP_TIMES'],
    [false, true, 0, 'IS_IWMM'],
    [false, false, 5, 'NOT_IWMM'],
  ] as const)(
    'OTP %s, IWMM %s, %d left is %s',
    (isDepositVerificationOTP, isIWMM, attemptsLeft, outcome) => {
      expect(bankCardOutcome({ isDepositVerificationOTP, isIWMM, attemptsLeft })).toBe(outcome);
    },
  );
});

describe('[R4.5-1] [R4.5-2] what the steps look at', () => {
  test('the record of §3.1 says it; anything that is no text, or no "Verified", is missing', () => {
    expect(
      identityOf({
        firstName: '王小明',
        identityCard: '***',
        dob: '1990-01-01',
        address: { city: '上海' },
        phoneStatus: 'Verified',
        emailStatus: 'Unverified',
      }),
    ).toEqual({
      firstName: '王小明',
      identityCard: '***',
      dob: '1990-01-01',
      city: '上海',
      phoneVerified: true,
      emailVerified: false,
    });
    const nothing = {
      firstName: null,
      identityCard: null,
      dob: null,
      city: null,
      phoneVerified: false,
      emailVerified: false,
    };
    expect(identityOf({})).toEqual(nothing);
    expect(
      identityOf({ firstName: 1, address: '上海', phoneStatus: true, emailStatus: 'verified' }),
    ).toEqual(nothing);
    expect(identityOf({ address: null })).toEqual(nothing);
  });
  test('every step is done, asked now, or next; at most one is asked now, and it is the first that is missing', () => {
    expect(stepStates(['a', 'b', 'c'], ['b', 'c'])).toEqual([
      { step: 'a', state: 'done' },
      { step: 'b', state: 'now' },
      { step: 'c', state: 'next' },
    ]);
    law(
      fc.property(fc.subarray(['1', '2', '3', '4']), (missing) => {
        const states = stepStates(['1', '2', '3', '4'], missing);
        const requested = states.filter(({ state }) => state === 'now').map(({ step }) => step);
        return (
          requested.length === Math.min(1, missing.length) &&
          requested[0] === missing[0] &&
          states.every(({ step, state }) => (state === 'done') === !missing.includes(step))
        );
      }),
    );
  });
});
