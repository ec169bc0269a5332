import { maySkipLoginOtp, otpTargets } from './login-otp';

const both = {
  phoneNumber: '*******8888',
  phoneStatus: 'Verified',
  email: 'w****@mail.example',
  emailStatus: 'Verified',
};

test('[R2.3-4] codes go to verified contacts only, the phone first', () => {
  expect(otpTargets(both)).toEqual([
    { channel: 'SMS', sentTo: '*******8888' },
    { channel: 'Email', sentTo: 'w****@mail.example' },
  ]);
  expect(otpTargets({ ...both, phoneStatus: 'Unverified' }).map(({ channel }) => channel)).toEqual([
    'Email',
  ]);
  expect(otpTargets({ ...both, emailStatus: null }).map(({ channel }) => channel)).toEqual(['SMS']);
  expect(otpTargets({ ...both, phoneNumber: ' ', email: null })).toEqual([]);
  expect(otpTargets({})).toEqual([]);
});

test('[R4.1-2] the code may be skipped only where the flag says so', () => {
  expect([
    maySkipLoginOtp({ value: true }),
    maySkipLoginOtp({ value: false }),
    maySkipLoginOtp(null),
    maySkipLoginOtp(undefined),
  ]).toEqual([true, false, false, false]);
});
