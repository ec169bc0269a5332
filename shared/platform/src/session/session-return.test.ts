import { done, failed } from '@site/domain/errors/app-error';
import { KEYS } from '../storage/keys';
import type { SessionCalls } from './session';
import { MEMBER, open, pair } from './session.fixture';

describe('pairs of tokens from elsewhere', () => {
  test('[R4.1-6] a login by link loads details after 1 s, refreshes after 3 s, and money is locked until then', async () => {
    const world = open();
    const entered = await world.session.adopt(pair(7), { byLink: true });
    expect(entered).toEqual(done({ status: 'member', member: MEMBER }));
    expect(world.waits).toEqual([1_000, 2_000]);
    await world.session.refresh();
    expect([world.session.moneyReady.get(), world.kept.has('linkLogin')]).toEqual([true, false]);
  });

  test('[R4.1-6] money stays locked while the first refresh fails', async () => {
    const world = open({ refresh: () => Promise.resolve(failed({ kind: 'network' })) });
    await world.session.adopt(pair(7), { byLink: true });
    await world.session.refresh();
    expect([world.session.state.get().status, world.session.moneyReady.get()]).toEqual([
      'member',
      false,
    ]);
  });

  test('a pair of a registration is a login: whole profile, money ready, told on the bus', async () => {
    const world = open();
    await world.session.adopt(pair(7));
    expect([world.session.moneyReady.get(), world.session.profile.get(), world.messages]).toEqual([
      true,
      { memberCode: 'M1' },
      ['in M1'],
    ]);
    await world.session.logOut();
    expect([world.session.moneyReady.get(), world.session.profile.get()]).toEqual([false, null]);
  });
});

describe('what is due comes before money', () => {
  test.each([
    ['a new password', { revalidate: true }],
    ['a login code', { loginOtp: true }],
    ['a currency that is not served', { currency: 'THB' }],
  ])('[R4.1-2] %s keeps money locked', async (_what, due) => {
    let member = { ...MEMBER, ...due };
    const world = open({ loadMember: () => Promise.resolve(done({ member, profile: {} })) });
    await world.session.logIn('member01', 'secret');
    expect([world.session.state.get().status, world.session.moneyReady.get()]).toEqual([
      'member',
      false,
    ]);
    await world.session.refresh();
    expect(world.session.moneyReady.get()).toBe(false);
    member = MEMBER;
    await world.session.reloadMember();
    expect(world.session.moneyReady.get()).toBe(true);
  });

  test('[R4.1-2] a login code that was given frees money at once, though member info cannot be read again', async () => {
    let answer: ReturnType<SessionCalls['loadMember']> = Promise.resolve(
      done({ member: { ...MEMBER, loginOtp: true }, profile: {} }),
    );
    const world = open({ loadMember: () => answer });
    await world.session.logIn('member01', 'secret');
    expect(world.session.moneyReady.get()).toBe(false);
    world.storage.write(KEYS.otpSkipped, '1');
    answer = Promise.resolve(failed({ kind: 'network' }));
    await world.session.reloadMember();
    expect(world.session.moneyReady.get()).toBe(true);
  });
});

describe('signing in again with the pair in memory', () => {
  test('[R8-1] VAL99903 signs in once; the second time there is no pair', async () => {
    const names: string[] = [];
    const world = open({
      logIn: (name) => {
        names.push(name);
        return Promise.resolve(done(pair(names.length)));
      },
    });
    await world.session.logIn('member01', 'secret');
    expect(await world.session.reLogin()).toBe(true);
    expect(await world.session.reLogin()).toBe(false);
    expect(names).toEqual(['member01', 'member01']);
    expect(world.session.state.get().status).toBe('visitor');
    expect(JSON.stringify([...world.kept])).not.toContain('secret');
  });

  test.each([
    [
      'a logout',
      async (world: ReturnType<typeof open>) => {
        await world.session.logOut();
      },
    ],
    [
      '15 minutes',
      async (world: ReturnType<typeof open>) => {
        world.at(900_000);
      },
    ],
    [
      'a page that goes away',
      async (world: ReturnType<typeof open>) => {
        world.page('hidden');
      },
    ],
  ])('the pair is forgotten after %s', async (_what, happen) => {
    const world = open();
    await world.session.logIn('member01', 'secret');
    await happen(world);
    expect(await world.session.reLogin()).toBe(false);
  });
});

describe('a page that comes back', () => {
  test('[R4.1-3] follows a logout it did not hear of, and wipes nothing of whoever came after', async () => {
    const world = open();
    await world.session.logIn('member01', 'secret');
    world.kept.delete('loginStatus');
    world.page('restored');
    expect(world.session.state.get().status).toBe('visitor');
    expect(world.kept.get('memberToken')).toBe('access-token-1');
  });

  test('[R4.1-5] makes one refresh when it was due, none before', async () => {
    let calls = 0;
    const world = open({
      refresh: () => {
        calls += 1;
        return Promise.resolve(done(pair(2)));
      },
    });
    await world.session.logIn('member01', 'secret');
    world.at(329_999);
    world.page('visible');
    expect(calls).toBe(0);
    world.at(10 * 330_000);
    world.page('visible');
    world.page('visible');
    await world.session.refresh();
    expect(calls).toBe(1);
  });

  test('[R4.1-3] another member in storage is followed, not mixed up', async () => {
    let member = MEMBER;
    const world = open({ loadMember: () => Promise.resolve(done({ member, profile: {} })) });
    await world.session.logIn('member01', 'secret');
    member = { ...MEMBER, memberCode: 'M2' };
    world.storage.write(KEYS.memberCode, 'M2');
    world.foreign('memberCode');
    await Promise.resolve();
    await Promise.resolve();
    expect(world.session.state.get()).toEqual({ status: 'member', member });
    expect(world.messages).toContain('out switched');
  });

  test('[R4.1-5] a call that was refused with the token of before makes no refresh of its own', async () => {
    let calls = 0;
    const world = open({
      refresh: () => {
        calls += 1;
        return Promise.resolve(done(pair(2)));
      },
    });
    await world.session.logIn('member01', 'secret');
    await world.session.refresh('access-token-1');
    expect(await world.session.refresh('access-token-1')).toBe(true);
    expect(calls).toBe(1);
  });
});
