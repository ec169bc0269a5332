/** The acts that the site lends to the forms around an account, over the real sandbox. */
import { createTestWorld, type TestWorld } from '@site/testing';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

const FORM = {
  userName: 'anna0001',
  password: 'Passw0rd!',
  phoneNumber: '13712345678',
  email: '',
  dob: '1995-03-08',
  referralCode: '',
};
const callsTo = async (path: string): Promise<unknown[]> =>
  ((await world.control('GET', `/requests?path=${path}`)) as { requests: unknown[] }).requests;
const endOfName = (): string | null => {
  const state = world.platform.session.state.get();
  return state.status === 'member' ? state.member.userName.slice(-3) : null;
};

test('a registration signs in, and answers without a token', async () => {
  expect(await world.platform.account.register(FORM)).toEqual({ ok: true, value: null });
  expect(endOfName()).toBe('001');
});

test('while somebody is signed in nobody is registered over them, and nothing is sent', async () => {
  await world.logIn('member01');
  expect((await world.platform.account.register(FORM)).ok).toBe(false);
  expect(endOfName()).toBe('r01');
  expect(await callsTo('/api/Member/MemberRestricted')).toEqual([]);
});

test('[R4.1-2] a login code counts once the server took it; a wrong one and a request to skip change nothing', async () => {
  await world.logIn('otp01');
  const { account } = world.platform;
  const due = { kind: 'go', path: '/Verify/?type=loginOTP' };
  expect(await account.giveLoginCode('SMS', '000000')).not.toMatchObject({
    value: { isVerified: true },
  });
  expect(await account.skipLoginCode()).toBe(false);
  expect(account.next('/Promotions')).toEqual(due);
  await world.control('POST', '/members/otp01/flags', { SkipLoginOTP: true });
  expect(await account.skipLoginCode()).toBe(true);
  expect(account.next('/Promotions')).toEqual({ kind: 'go', path: '/Promotions' });
});
