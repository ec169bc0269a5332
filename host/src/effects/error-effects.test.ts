import type { AppError } from '@site/domain/errors/app-error';
import type { CallFailure } from '@site/platform';
import { KEYS } from '@site/platform/host';
import { ERROR_TEXT } from '@site/phrases/errors';
import { createTestWorld, type TestWorld } from '@site/testing';
import { ENDED_BY } from '../session/ended';
import { watchSession } from '../session/session-notices';
import { reactToFailure } from './error-effects';

let world: TestWorld;
let toast: { readonly text: string } | null;
beforeEach(() => {
  world = createTestWorld();
  toast = null;
  world.platform.toast.current$.subscribe((shown) => {
    toast = shown ?? toast;
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await world.close();
});

const api = (code: string, description = ''): AppError => ({
  kind: 'api',
  code,
  description,
  status: 400,
});
const fail = (error: AppError, over: Partial<CallFailure> = {}): void =>
  reactToFailure(
    {
      row: { id: 'sample.get', path: '/api/Sample', service: 'gateway', money: false },
      error,
      signedIn: true,
      ...over,
    },
    world.platform,
  );
const status = (): string => world.platform.session.state.get().status;

test.each([
  ['MEM00145', '/restrict'],
  ['GEN0002', '/restrict'],
  ['GEN0001', '/maintenance'],
])('[R8-1] %s leads to %s', (code, path) => {
  fail(api(code));
  expect(world.visited).toEqual([path]);
  expect(toast).toBeNull();
});

test('[R6-8] the words on a blocked address are kept for /restrict, and not shown for another reason later', () => {
  fail(api('GEN0002', '您所在的地区无法访问'));
  expect(world.platform.storage.read(KEYS.ipError)).toBe('您所在的地区无法访问');
  fail(api('MEM00145', '账户受限'));
  expect(world.platform.storage.read(KEYS.ipError)).toBe('');
});

test.each([
  ['GEN0006', ERROR_TEXT.loginExpired],
  ['IDSVR00006', ERROR_TEXT.loginExpired],
  ['VAL99902', ERROR_TEXT.loginExpired],
  ['GEN0005', ERROR_TEXT.duplicateLogin],
])('[R4.1-4] %s says why, ends the session and leads to the login', async (code, text) => {
  await world.logIn('member01');
  fail(api(code));
  expect(toast?.text).toBe(text);
  expect(status()).toBe('visitor');
  expect(world.visited).toEqual(['/login']);
});

test('[R4.1-4] [R2.3-1] the login knows why and leads back to the page that was left, until somebody signs in', async () => {
  const stop = watchSession(world.platform);
  await world.logIn('member01');
  window.history.replaceState({}, '', '/cn/mobile/sbtwo/saba?eventId=7');
  fail(api('GEN0005'));
  window.history.replaceState({}, '', '/');
  expect(world.visited).toEqual([
    '/login?from=sports&eventId=7&fromUrl=%2Fsbtwo%2Fsaba%3FeventId%3D7',
  ]);
  expect(world.platform.storage.read(ENDED_BY)).toBe('duplicateLogin');
  await world.logIn('member01');
  expect(world.platform.storage.read(ENDED_BY)).toBeNull();
  stop();
});

test('[R8-1] a code without a row shows the words of the server, or the general text', () => {
  fail(api('ANY00001', '额度不足'));
  expect(toast?.text).toBe('额度不足');
  fail(api('ANY00001'));
  expect(toast?.text).toBe(ERROR_TEXT.systemError);
});

test.each(['VAL17003', 'SNC0001', 'P100001', 'PII00605'])('[R8-2] %s is silent', (code) => {
  fail(api(code, 'not for members'));
  expect(toast).toBeNull();
  expect(world.visited).toEqual([]);
});

test("[R8-4] 503 of the main gateway ends the session of a member, and nobody else's 503 does", async () => {
  await world.logIn('member01');
  fail(
    { kind: 'http', status: 503 },
    { row: { id: 'saba.sports', path: '/vendors/saba', service: 'saba', money: false } },
  );
  expect(status()).toBe('member');
  fail({ kind: 'http', status: 503 });
  expect(toast?.text).toBe(ERROR_TEXT.maintenanceLogout);
  expect(status()).toBe('visitor');
});

test.each(['content', 'sportsData', 'im', 'log'])(
  '[R8-1] what %s says of the session, of maintenance and of blocks moves nobody',
  async (service) => {
    await world.logIn('member01');
    for (const code of [
      'GEN0005',
      'GEN0006',
      'VAL99903',
      'GEN0001',
      'GEN0002',
      'MEM00145',
      'PII00702',
    ]) {
      fail(api(code), { row: { id: 'sample.get', path: '/cms/sample', service, money: false } });
    }
    expect([status(), world.visited]).toEqual(['member', []]);
  },
);

test.each([
  ['/api/Auth/Login', ERROR_TEXT['maintenance.login']],
  ['/api/Member/Register', ERROR_TEXT['maintenance.register']],
  ['/api/LiveChat/Url', ERROR_TEXT['maintenance.liveChat']],
  ['/api/Bonus', ERROR_TEXT['maintenance.promotions']],
])('[R8-4] 503 of %s tells a visitor which feature is under maintenance', (path, text) => {
  fail(
    { kind: 'http', status: 503 },
    { row: { id: 'sample.get', path, service: 'gateway', money: false }, signedIn: false },
  );
  expect(toast?.text).toBe(text);
});

test('[R8-1] PII00702 shows its page and logs out after 3 s', async () => {
  await world.logIn('member01');
  jest.useFakeTimers();
  fail(api('PII00702'));
  expect(world.visited).toEqual(['/illegal']);
  jest.advanceTimersByTime(2_999);
  expect(status()).toBe('member');
  jest.advanceTimersByTime(1);
  expect(status()).toBe('visitor');
});

test.each([
  ['network', ERROR_TEXT.network],
  ['timeout', ERROR_TEXT.timeout],
] as const)('[R7.1-3] %s has its own words', (kind, text) => {
  fail({ kind });
  expect(toast?.text).toBe(text);
});

test('what the caller gave up itself is no failure', () => {
  fail({ kind: 'aborted' });
  expect(toast).toBeNull();
});
