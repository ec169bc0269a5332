import { createTestWorld, type TestWorld } from '@site/testing';
import { watchDuties } from './member-duties';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

/** What a session that begins on a page of the site leads to. */
async function ledFrom(pathname: string, search: string, member: string): Promise<unknown[][]> {
  const go = jest.fn();
  const stop = watchDuties({ location: { pathname: `/cn/mobile${pathname}`, search } } as Window, {
    ...world.platform,
    navigator: { go, back: jest.fn() },
  });
  await world.logIn(member);
  stop();
  return go.mock.calls;
}

test('[R2.3-4] who has a duty is led to it and finds the way back to the page that stood', async () => {
  const to = '/Verify/?type=loginOTP&fromUrl=%2FDepositVerify%3Fa%3D1';
  const calls = await ledFrom('/DepositVerify', '?a=1', 'otp01');
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) expect(call).toEqual([to, { replace: true }]);
});

test.each(['/login', '/Verify/', '/Login'])('%s leads its own', async (path) => {
  expect(await ledFrom(path, '', 'otp01')).toEqual([]);
});

test('who has none stays', async () => {
  expect(await ledFrom('/Promotions', '', 'member01')).toEqual([]);
});
