import { isSampled, mayRecord, osTypeOf } from './recording';

test('[R9-1] recording stops 120 s after a login and never sees a page of money or login', () => {
  expect(
    ['/', '/Games', '/Promotions', '/sbtwo/sports-im', '/menu'].map((path) =>
      mayRecord(path, null),
    ),
  ).toEqual([true, true, true, true, true]);
  expect(
    [
      '/login',
      '/Login/',
      '/Verify',
      '/Deposit/DetailsInfo',
      '/DepositVerify',
      '/Withdrawal',
      '/Me',
      '/me/Accountinfo',
      '/TransactionRecord',
      '//Deposit',
    ].filter((path) => mayRecord(path, null)),
  ).toEqual([]);
  expect([mayRecord('/', 119_999), mayRecord('/', 120_000)]).toEqual([true, false]);
});

test('[R9-1] a share of nothing takes nobody and a whole share everybody', () => {
  expect([
    isSampled(0, 0),
    isSampled(1, 0.999_999),
    isSampled(0.1, 0.099),
    isSampled(0.1, 0.1),
  ]).toEqual([false, true, true, false]);
});

test('[R7.1-7] the system of a device', () => {
  expect(
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)',
      'Mozilla/5.0 (Linux; Android 15)',
      'Mozilla/5.0 (X11; Linux)',
    ].map(osTypeOf),
  ).toEqual(['iOS', 'Android', 'other']);
});
