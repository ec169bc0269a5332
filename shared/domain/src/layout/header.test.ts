import { showsAppBar } from './app-bar';
import { LANGUAGES } from './languages';

test('[R2.5-3] the bar stands on home alone: not on the four named pages, nor where somebody has a task', () => {
  expect(showsAppBar('/')).toBe(true);
  expect(
    [
      '/resetpassword',
      '/ambassador',
      '/email-verified',
      '/email-verification-expired',
      '/login',
      '/Register',
      '/DepositVerify',
      '/Withdrawal',
      '/sbtwo/sports-im',
      '/Me',
      '/Promotions',
      '/404',
    ].filter(showsAppBar),
  ).toEqual([]);
});

test('[R2.5-7] Chinese first and open, the three others announced', () => {
  expect(LANGUAGES.map(({ name, route, comingSoon }) => [name, route, comingSoon])).toEqual([
    ['中文', 'sports-im', false],
    ['ไทย', 'bti', true],
    ['Tiếng Việt', 'bti', true],
    ['English', null, true],
  ]);
  expect(LANGUAGES[0]?.sort).toBe(1);
});
