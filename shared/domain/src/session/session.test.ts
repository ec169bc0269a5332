import { afterLogin, parseReturnPath } from './after-login';
import { VISITOR, type MemberSummary } from './access';
import { bareSportsAddress, decideRoute, normalisePath, type RouteQuestion } from './route-decision';
import { transition } from './transition';

const member: MemberSummary = { memberCode: 'M1', userName: '***r01', currency: 'CNY', isVip: false, revalidate: false, loginOtp: false };

describe('route decision', () => {
  const asked: RouteQuestion = { path: '/TransactionRecord', search: '?type=withdrawal', access: 'member', signedIn: false, openedDirectly: true };

  test('[R2.2-1] a visitor goes to /login with the query kept and the page remembered', () => {
    expect(decideRoute(asked)).toEqual({ kind: 'redirect', mode: 'replace', to: '/login?type=withdrawal&fromUrl=%2FTransactionRecord%3Ftype%3Dwithdrawal' });
    expect(decideRoute({ ...asked, openedDirectly: false })).toMatchObject({ mode: 'push' });
  });

  test('[R2.2-1] a member opens it, and everybody opens a public page', () => {
    expect(decideRoute({ ...asked, signedIn: true })).toEqual({ kind: 'open' });
    expect(decideRoute({ ...asked, access: 'public' })).toEqual({ kind: 'open' });
  });

  test('an unknown address is /404', () => {
    expect(decideRoute({ ...asked, access: null })).toEqual({ kind: 'redirect', to: '/404', mode: 'replace' });
  });

  test('[R2-1] the base path goes and trailing slashes are ignored', () => {
    expect(['/cn/mobile', '/cn/mobile/', '/cn/mobile/Me//', '/Me/', '/cn/mobilex'].map((path) => normalisePath(path, '/cn/mobile')))
      .toEqual(['/', '/', '/Me', '/Me', '/cn/mobilex']);
  });

  test('[R2.2-1] an older remembered page gives way to the new one, a bare query leaves no trace', () => {
    expect(decideRoute({ ...asked, search: '' })).toMatchObject({ to: '/login?fromUrl=%2FTransactionRecord' });
    expect(decideRoute({ ...asked, search: '?' })).toMatchObject({ to: '/login?fromUrl=%2FTransactionRecord%3F' });
    expect(decideRoute({ ...asked, search: '?a=1?&&fromUrl=%2FMe&b=fromUrl=' }))
      .toMatchObject({ to: '/login?a=1?&b=fromUrl=&fromUrl=%2FTransactionRecord%3Fa%3D1%3F%26%26fromUrl%3D%252FMe%26b%3DfromUrl%3D' });
  });

  test('[R2.2-2] bare /sbtwo leads to the default sport page with its query', () => {
    expect(bareSportsAddress('/sbtwo', '?a=1', 'sports-im')).toBe('/sbtwo/sports-im?a=1');
    expect(bareSportsAddress('/sbtwo/rule', '', 'sports-im')).toBeNull();
    expect([bareSportsAddress('/sbtwo//', '', 'sports-im'), bareSportsAddress('/x/sbtwo', '', 'sports-im')]).toEqual(['/sbtwo/sports-im', null]);
  });
});

describe('after login', () => {
  test('[R4.1-2] currency, then reset, then one-time code, in that order', () => {
    expect(afterLogin({ ...member, currency: 'THB', revalidate: true, loginOtp: true }, false, null)).toEqual({ kind: 'refuse', phrase: 'unsupportedCountry' });
    expect(afterLogin({ ...member, revalidate: true, loginOtp: true }, false, null)).toEqual({ kind: 'go', path: '/Verify/?type=resetpwd' });
    expect(afterLogin({ ...member, loginOtp: true }, false, '/Me')).toEqual({ kind: 'go', path: '/Verify/?type=loginOTP' });
    expect(afterLogin({ ...member, loginOtp: true }, true, '/Me')).toEqual({ kind: 'go', path: '/Me' });
    expect(afterLogin(member, false, null)).toEqual({ kind: 'go', path: '/' });
  });

  test.each(['//evil.example', '/\\evil.example', '/\t/evil', '/\n/evil', 'https:evil.example', 'javascript:alert(1)', 'evil', '', '/login', '/Verify/?x', `/${'a'.repeat(300)}`])('[R2.3-1] %j is no way back', (path) => {
    expect(parseReturnPath(path)).toBeNull();
  });

  test('[R2.3-1] the longest path that comes back has 256 characters; nothing asked for is nothing', () => {
    expect([parseReturnPath(`/${'a'.repeat(255)}`), parseReturnPath(`/${'a'.repeat(256)}`), parseReturnPath(null)]).toEqual([`/${'a'.repeat(255)}`, null, null]);
    expect(['/a b', '/a\\b', '/a//b', 'x/a', '/a\u007f', '/a\u0000'].map(parseReturnPath)).toEqual([null, null, null, null, null, null]);
    expect(['/help/login', '/LOGIN?x', '/verify'].map(parseReturnPath)).toEqual(['/help/login', null, null]);
  });

  test('[R2.3-1] same-site paths are', () => {
    expect(['/', '/Me', '/TransactionRecord/?type=withdrawal', '/loginhelp'].map(parseReturnPath)).toEqual(['/', '/Me', '/TransactionRecord/?type=withdrawal', '/loginhelp']);
  });
});

describe('session transition', () => {
  test('[R4.1-1] login, member info, logout', () => {
    const loading = transition(VISITOR, { type: 'logged-in' });
    const known = transition(loading, { type: 'member-loaded', member });
    expect([loading.status, known.status, transition(known, { type: 'logged-out', reason: 'member' }).status]).toEqual(['loading', 'member', 'visitor']);
  });

  test('[R4.1-1] signing in again changes nothing that is known', () => {
    const known = transition(transition(VISITOR, { type: 'logged-in' }), { type: 'member-loaded', member });
    expect(transition(known, { type: 'logged-in' })).toBe(known);
  });

  test('member info that arrives after a logout brings nobody back', () => {
    expect(transition(VISITOR, { type: 'member-loaded', member })).toEqual(VISITOR);
  });
});
