import { afterLogin } from './after-login';
import { parseReturnPath } from './return-path';
import { VISITOR, type MemberSummary } from './access';
import { loginAddress, normalisePath } from './route-decision';
import { transition } from './transition';

const member: MemberSummary = {
  memberCode: 'M1',
  userName: '***r01',
  currency: 'CNY',
  isVip: false,
  revalidate: false,
  loginOtp: false,
  cohorts: [],
};

describe('addresses', () => {
  test('[R2-1] the base path goes and trailing slashes are ignored', () => {
    expect(
      ['/cn/mobile', '/cn/mobile/', '/cn/mobile/Me//', '/Me/', '/cn/mobilex'].map((path) =>
        normalisePath(path, '/cn/mobile'),
      ),
    ).toEqual(['/', '/', '/Me', '/Me', '/cn/mobilex']);
  });

  test('[R2-1] doubled slashes are one', () => {
    expect(normalisePath('/cn/mobile//Me///Accountinfo//', '/cn/mobile')).toBe('/Me/Accountinfo');
  });

  test('[R2.2-1] an older remembered page gives way to the new one, a bare query leaves no trace', () => {
    expect(loginAddress('/Me', '')).toBe('/login?fromUrl=%2FMe');
    expect(loginAddress('/Me', '?')).toBe('/login?fromUrl=%2FMe%3F');
    expect(loginAddress('/Me', '?a=1?&&fromUrl=%2FMe&b=fromUrl=')).toBe(
      '/login?a=1?&b=fromUrl=&fromUrl=%2FMe%3Fa%3D1%3F%26%26fromUrl%3D%252FMe%26b%3DfromUrl%3D',
    );
  });
});

describe('after login', () => {
  test('[R4.1-2] currency, then reset, then one-time code, in that order', () => {
    expect(
      afterLogin({ ...member, currency: 'THB', revalidate: true, loginOtp: true }, false, null),
    ).toEqual({ kind: 'refuse', phrase: 'unsupportedCountry' });
    expect(afterLogin({ ...member, revalidate: true, loginOtp: true }, false, null)).toEqual({
      kind: 'go',
      path: '/Verify/?type=resetpwd',
    });
    expect(afterLogin({ ...member, loginOtp: true }, false, '/Me')).toEqual({
      kind: 'go',
      path: '/Verify/?type=loginOTP',
    });
    expect(afterLogin({ ...member, loginOtp: true }, true, '/Me')).toEqual({
      kind: 'go',
      path: '/Me',
    });
    expect(afterLogin(member, false, null)).toEqual({ kind: 'go', path: '/' });
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil',
    '/\n/evil',
    'https:evil.example',
    'javascript:alert(1)',
    'evil',
    '',
    '/login',
    '/Verify/?x',
    `/${'a'.repeat(300)}`,
  ])('[R2.3-1] %j is no way back', (path) => {
    expect(parseReturnPath(path)).toBeNull();
  });

  test('[R2.3-1] the longest path that comes back has 256 characters; nothing asked for is nothing', () => {
    expect([
      parseReturnPath(`/${'a'.repeat(255)}`),
      parseReturnPath(`/${'a'.repeat(256)}`),
      parseReturnPath(null),
    ]).toEqual([`/${'a'.repeat(255)}`, null, null]);
    expect(['/a b', '/a\\b', '/a//b', 'x/a', '/a\u007f', '/a\u0000'].map(parseReturnPath)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    const closed = [
      '/logout',
      '/logout/?x=1',
      '/404',
      '/Logout#a',
      '/maintenance',
      '/restrict',
      '/illegal',
      '/static/Maintenance.html',
      '/register',
      '/Forgetpwd',
    ];
    expect(closed.map(parseReturnPath)).toEqual(closed.map(() => null));
    expect(['/404s', '/logouts'].map(parseReturnPath)).toEqual(['/404s', '/logouts']);
    expect(['/help/login', '/LOGIN?x', '/verify'].map(parseReturnPath)).toEqual([
      '/help/login',
      null,
      null,
    ]);
  });

  test('[R2.3-1] same-site paths are', () => {
    expect(
      ['/', '/Me', '/TransactionRecord/?type=withdrawal', '/loginhelp'].map(parseReturnPath),
    ).toEqual(['/', '/Me', '/TransactionRecord/?type=withdrawal', '/loginhelp']);
  });
});

describe('session transition', () => {
  test('[R4.1-1] login, member info, logout', () => {
    const loading = transition(VISITOR, { type: 'logged-in' });
    const known = transition(loading, { type: 'member-loaded', member });
    expect([
      loading.status,
      known.status,
      transition(known, { type: 'logged-out', reason: 'member' }).status,
    ]).toEqual(['loading', 'member', 'visitor']);
  });

  test('[R4.1-1] signing in again changes nothing that is known', () => {
    const known = transition(transition(VISITOR, { type: 'logged-in' }), {
      type: 'member-loaded',
      member,
    });
    expect(transition(known, { type: 'logged-in' })).toBe(known);
  });

  test('member info that arrives after a logout brings nobody back', () => {
    expect(transition(VISITOR, { type: 'member-loaded', member })).toEqual(VISITOR);
  });
});
