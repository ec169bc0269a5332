import { APP_BAR_HIDDEN, showsAppBar } from './app-bar';
import { LANGUAGES } from './languages';

test('[R2.5-3] the bar stands on every page with bars but the four named ones', () => {
  expect(
    [
      ['/', 3],
      ['/login', 2],
      ['/Me', 4],
      ['/Promotions', 5],
      ['/404', 1],
    ].map(([path, status]) => showsAppBar(String(path), Number(status))),
  ).toEqual([true, true, true, true, true]);
  expect(APP_BAR_HIDDEN).toEqual([
    '/resetpassword',
    '/ambassador',
    '/email-verified',
    '/email-verification-expired',
  ]);
  expect(
    [
      '/resetpassword',
      '/Ambassador',
      '/email-verified',
      '/EMAIL-verification-expired',
      '/ambassador/rules',
    ].map((path) => showsAppBar(path, 2)),
  ).toEqual([false, false, false, false, false]);
  expect(
    ['/whoisambassador', '/email-verified2', '/Me/ambassador'].map((path) => showsAppBar(path, 2)),
  ).toEqual([true, true, true]);
});

test('[R2.5-3] bare pages have no bar', () => {
  expect([0, 999, 666, 7].map((status) => showsAppBar('/Games/play/1', status))).toEqual([
    false,
    false,
    false,
    false,
  ]);
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
