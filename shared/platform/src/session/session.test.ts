import { done, failed, type Outcome } from '@site/domain/errors/app-error';
import { KEYS } from '../storage/keys';
import type { LoadedMember } from './member';
import { LOADED, MEMBER, deferred, open, pair } from './session.fixture';

describe('signing in and out', () => {
  test('[R4.1-1] a login stores the tokens, sets the flag and loads the member before it resolves', async () => {
    const { session, kept, messages } = open();
    const answer = await session.logIn('member01', 'secret');
    expect(answer).toEqual(done({ status: 'member', member: MEMBER }));
    expect(Object.fromEntries(kept)).toEqual({
      memberToken: 'access-token-1',
      refreshToken: 'refresh-token-1',
      loginStatus: '1',
      memberCode: 'M1',
      memberInfo: JSON.stringify({ out: 1, v: 1, data: MEMBER }),
    });
    expect(messages).toEqual(['in M1']);
  });

  test('a refused login changes nothing and hands the reason over', async () => {
    const refusal = failed({ kind: 'api', code: 'MEM00059', description: '', status: 400 });
    const { session, kept } = open({ logIn: () => Promise.resolve(refusal) });
    expect(await session.logIn('member01', 'wrong')).toEqual(refusal);
    expect(session.state.get().status).toBe('visitor');
    expect(kept.size).toBe(0);
  });

  test('a login without member info is no login', async () => {
    const { session, kept, messages } = open({
      loadMember: () => Promise.resolve(failed({ kind: 'network' })),
    });
    expect((await session.logIn('member01', 'secret')).ok).toBe(false);
    expect(session.state.get().status).toBe('visitor');
    expect(kept.size).toBe(0);
    expect(messages).toEqual(['out refused']);
  });

  test('[R4.1-3] a logout clears tokens, stops the refresh and never fails', async () => {
    const { session, kept, messages, timers } = open({
      logOut: () => Promise.reject(new Error('offline')),
    });
    await session.logIn('member01', 'secret');
    await expect(session.logOut()).resolves.toBeUndefined();
    expect(kept.size).toBe(0);
    expect(timers.map((timer) => timer.stopped)).toEqual([true]);
    expect(messages).toEqual(['in M1', 'out member']);
  });

  test('member info that arrives after the logout leaves nothing behind', async () => {
    const info = deferred<Outcome<LoadedMember>>();
    const { session, kept } = open({ loadMember: () => info.promise });
    const login = session.logIn('member01', 'secret');
    await Promise.resolve();
    await session.logOut();
    info.answer(done(LOADED));
    await login;
    expect(session.state.get().status).toBe('visitor');
    expect(kept.size).toBe(0);
  });

  test('a kept session is picked up at the start, and known at once', async () => {
    const { session, storage } = open();
    storage.write(KEYS.memberToken, 'access-token-9');
    storage.write(KEYS.loginStatus, '1');
    const started = session.start();
    expect(session.state.get().status).toBe('loading');
    await started;
    expect(session.state.get().status).toBe('member');
  });
});

describe('other tabs', () => {
  test('[R4.1-3] a logout in another tab ends the session here', async () => {
    const { session, storage, foreign, messages } = open();
    await session.logIn('member01', 'secret');
    storage.remove(KEYS.loginStatus);
    foreign('loginStatus');
    expect(session.state.get().status).toBe('visitor');
    expect(messages.at(-1)).toBe('out otherTab');
  });

  test('storage that was wiped ends the session here', async () => {
    const { session, kept, foreign } = open();
    await session.logIn('member01', 'secret');
    kept.clear();
    foreign(null);
    expect(session.state.get().status).toBe('visitor');
  });

  test('a login in another tab signs in here; other keys change nothing', async () => {
    const { session, storage, foreign } = open();
    storage.write(KEYS.memberToken, 'access-token-7');
    storage.write(KEYS.loginStatus, '1');
    foreign('theme');
    expect(session.state.get().status).toBe('visitor');
    foreign('loginStatus');
    await Promise.resolve();
    await Promise.resolve();
    expect(session.state.get().status).toBe('member');
  });
});

describe('whose storage it is', () => {
  const switched = async () => {
    const messages: string[] = [];
    const page = open({
      logOut: () => {
        messages.push('logout');
        return Promise.resolve();
      },
    });
    await page.session.adopt(pair(1));
    const before = page.session.id();
    page.kept.set('memberCode', 'M2');
    page.kept.set('memberToken', 'access-token-of-m2');
    return { ...page, before, calls: messages };
  };

  test("another member in storage makes the session no one's before any news of it arrives", async () => {
    const { session, before, foreign } = await switched();
    expect([before, session.id()]).toEqual([0, null]);
    foreign('memberCode');
    expect(session.id()).toBe(1);
  });

  test('a logout of that moment ends this tab alone', async () => {
    const { session, kept, calls } = await switched();
    await session.logOut();
    expect([session.state.get().status, calls, kept.get('memberToken')]).toEqual([
      'visitor',
      [],
      'access-token-of-m2',
    ]);
  });
});

describe('a session that is picked up again', () => {
  const keptSession = (session: ReturnType<typeof open>): void => {
    session.storage.write(KEYS.memberToken, 'access-token-1');
    session.storage.write(KEYS.loginStatus, '1');
  };

  test('[R4.1-1] asks for the member until the network gives an answer', async () => {
    const answers: Outcome<LoadedMember>[] = [
      failed({ kind: 'network' }),
      failed({ kind: 'http', status: 502 }),
      done(LOADED),
    ];
    const world = open({ loadMember: () => Promise.resolve(answers.shift() ?? done(LOADED)) });
    keptSession(world);
    await world.session.start();
    expect(world.session.state.get()).toEqual({ status: 'member', member: MEMBER });
    expect(world.waits).toEqual([1_000, 2_000]);
  });

  test('a server that fails is no refusal: the session stays, and is asked about until it is known', async () => {
    const answers = [500, 502, 500].map((status) =>
      failed({ kind: 'api' as const, code: 'GEN0002', description: '系统繁忙', status }),
    );
    const world = open({ loadMember: () => Promise.resolve(answers.shift() ?? done(LOADED)) });
    keptSession(world);
    await world.session.start();
    expect(world.session.state.get()).toEqual({ status: 'member', member: MEMBER });
    expect(world.waits).toEqual([1_000, 2_000, 4_000]);
  });

  test('ends when the server refuses the member', async () => {
    const world = open({
      loadMember: () =>
        Promise.resolve(failed({ kind: 'api', code: 'MEM00145', description: '', status: 403 })),
    });
    keptSession(world);
    await world.session.start();
    expect(world.session.state.get().status).toBe('visitor');
    expect(world.kept.has('memberToken')).toBe(false);
  });
});
