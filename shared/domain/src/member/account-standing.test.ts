import { accountLimits } from './account-standing';

test.each([
  [{}, []],
  [{ active: true, memberStatus: 'Active', isGameLock: false, isConfiscated: false }, []],
  [{ memberStatus: null }, []],
  [{ memberStatus: 'Suspended' }, ['notActive']],
  [{ active: false }, ['notActive']],
  [{ isGameLock: true }, ['gameLock']],
  [
    { isGameLock: true, isConfiscated: true, memberStatus: 'Closed' },
    ['confiscated', 'notActive', 'gameLock'],
  ],
])('[R3.1-1] an account of %j is limited by %j', (fields, limits) => {
  expect(accountLimits(fields)).toEqual(limits);
});
