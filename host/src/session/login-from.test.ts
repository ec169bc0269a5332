import fc from 'fast-check';
import { readReturnPlace } from '@site/remote-kit/return-place';
import { loginFrom } from './login-from';

const of = (pathname: string, search = ''): string => loginFrom({ pathname, search }, null);

test.each([
  ['/cn/mobile/', '', '/login'],
  ['/cn/mobile/Me', '', '/login?fromUrl=%2FMe'],
  [
    '/cn/mobile/sbtwo/im/',
    '?eventId=7',
    '/login?from=sports&eventId=7&fromUrl=%2Fsbtwo%2Fim%3FeventId%3D7',
  ],
  ['/cn/mobile/login', '?fromUrl=%2FMe', '/login?fromUrl=%2FMe'],
])('[R2.3-1] whoever stands on %s%s is sent to %s', (pathname, search, login) => {
  expect(of(pathname, search)).toBe(login);
});

/** What the login page makes of it. */
const backFrom = (login: string): string | null =>
  readReturnPlace(new URL(login, 'http://site').searchParams, null).to;

test('[R2.3-1] pages that only lead on are no places to come back to', () => {
  expect(backFrom(of('/cn/mobile/Verify/', '?type=loginOTP'))).toBeNull();
  expect(backFrom(of('/cn/mobile/Me'))).toBe('/Me');
});

test('[R2.3-1] whatever the address bar says, it is the login, which leads back inside the site or home', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (pathname, query) => {
      const login = of(pathname, query === '' ? '' : `?${query}`);
      const url = new URL(login, 'http://site');
      const back = backFrom(login);
      return (
        url.origin === 'http://site' &&
        /^\/login$/i.test(url.pathname) &&
        (back === null || new URL(back, 'http://site').origin === 'http://site')
      );
    }),
  );
});
