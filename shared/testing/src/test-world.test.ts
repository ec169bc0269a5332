import { getMember } from '@site/contracts/member';
import { getBanners } from '@site/contracts/promotion';
import { done } from '@site/domain/errors/app-error';
import { KEYS } from '@site/platform/host';
import { createTestWorld, type TestWorld } from './test-world';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  await world.close();
});

interface LoggedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}
const requestsTo = async (path: string): Promise<readonly LoggedRequest[]> => {
  const answer = await world.control('GET', `/requests?path=${encodeURIComponent(path)}`);
  return (
    Array.isArray(answer) ? answer : (answer as { requests: unknown[] }).requests
  ) as readonly LoggedRequest[];
};

test('[R4.1-1] a member signs in through the real sandbox', async () => {
  await world.logIn('member01');
  const state = world.platform.session.state.get();
  expect(state.status === 'member' ? state.member.memberCode : null).toBe(
    world.storage.get('memberCode'),
  );
  expect(world.storage.get('memberCode')).toMatch(/^M\d+$/);
  expect(world.storage.get('loginStatus')).toBe('1');
});

test('[R4.1-3] the logout carries the token, so that the server ends the session too', async () => {
  await world.logIn('member01');
  const token = world.storage.get('memberToken');
  await world.platform.session.logOut();
  const logouts = await requestsTo('/api/Auth/Logout');
  expect(logouts.at(-1)?.headers['authorization']).toBe(`Bearer ${token}`);
});

test('[R6-1] after the logout calls carry no Authorization', async () => {
  await world.logIn('member01');
  await world.platform.session.logOut();
  await world.platform.api.call(getMember);
  const calls = await requestsTo('/api/Member');
  expect(calls.at(-1)?.headers['authorization']).toBeUndefined();
});

test('a reload finds the session that storage kept', async () => {
  await world.logIn('member01');
  const reloaded = createTestWorld({ storage: world.storage, sandbox: world.sandbox });
  const started = reloaded.start();
  expect(reloaded.platform.session.state.get().status).toBe('loading');
  await started;
  expect(reloaded.platform.session.state.get().status).toBe('member');
  expect(reloaded.platform.storage.read(KEYS.memberToken)).not.toBeNull();
});

test('money left open by a reload is looked up once the member is known, also when the remote was there first', async () => {
  await world.logIn('member01');
  world.platform.money.run({
    kind: 'bet',
    summary: '独赢 ¥100.00',
    payload: '{}',
    submit: () => new Promise(() => undefined),
  });
  const reloaded = createTestWorld({ storage: world.storage, sandbox: world.sandbox });
  const keys: string[] = [];
  const requestsTo = new Promise<void>((resolve) => {
    reloaded.platform.money.registerLookup('bet', (key) => {
      keys.push(key);
      resolve();
      return Promise.resolve(done({ state: 'done', result: 'W1', error: null, settleBy: null }));
    });
  });
  await reloaded.start();
  await requestsTo;
  // The answer is on its way back.
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  expect(keys).toHaveLength(1);
  expect(reloaded.platform.money.openKinds()).toEqual([]);
});

test('[R8-1] [R4.1-5] a refused token of the content host renews nothing and ends nothing: it never had one', async () => {
  await world.logIn('member01');
  const refused = { status: 401, errorCode: 'GEN0006', description: '登录已过期' };
  await world.control('POST', '/faults', { match: { path: '/cms/' }, fault: refused });
  const answer = await world.platform.api.call(getBanners, {
    query: { position: 'home' },
  });
  expect(answer).toMatchObject({ ok: false, error: { kind: 'api', code: 'GEN0006' } });
  expect([
    world.platform.session.state.get().status,
    await requestsTo('/api/Auth/RefreshToken'),
  ]).toEqual(['member', []]);
});
