import fc from 'fast-check';
import { parseReturnPath } from '@site/domain/session/return-path';
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
  ['/cn/mobile/Verify/', '?type=loginOTP', '/login'],
  ['/cn/mobile/login', '?fromUrl=%2FMe', '/login?fromUrl=%2FMe'],
])('[R2.3-1] whoever stands on %s%s is sent to %s', (pathname, search, login) => {
  expect(of(pathname, search)).toBe(login);
});

test('[R2.3-1] whatever the address bar says, the login leads back to a page of the site or home', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (pathname, query) => {
      const url = new URL(
        loginFrom({ pathname, search: query === '' ? '' : `?${query}` }, null),
        'http://site',
      );
      const [back = null] = url.searchParams.getAll('fromUrl').slice(-1);
      return (
        url.origin === 'http://site' &&
        (/^\/login$/i.test(pathname) || back === null || parseReturnPath(back) !== null)
      );
    }),
  );
});
