import { nextFirstStep } from './first-steps';
import { isNewcomer } from './newcomer';

test.each([
  [null, false],
  [{}, false],
  [{ isDeposited: true }, false],
  [{ isDeposited: 'false' }, false],
  [{ isDeposited: false }, true],
] as const)(
  '[R3.1-1] who has never paid in is a newcomer, who is not known is none: %j',
  (member, is) => {
    expect(isNewcomer(member)).toBe(is);
  },
);

test.each([
  [{}, 'phone'],
  [{ phoneStatus: 'Unverified' }, 'phone'],
  [{ phoneStatus: 'Verified' }, 'deposit'],
] as const)('[R3.1-1] the next step of %j is %s', (member, next) => {
  expect(nextFirstStep(member)).toBe(next);
});
