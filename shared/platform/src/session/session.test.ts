import { done, failed, type Outcome } from '@site/domain/errors/app-error';
import { Token } from '@site/domain/constants';
import { createBus } from '../bus/bus';
import { KEYS } from '../storage/keys';
import { createStorage } from '../storage/storage';
import type { LoadedMember } from './member';
import { createSession, type SessionEngine, type TokenPair } from './session';

import { LOADED, MEMBER, asked, open, pair } from './session.fixture';

describe('signing in and out', () => {
  test('[R4.1-1] a login stores the tokens, sets the flag and loads the member before it resolves', async () => {
    const { session, kept, told } = open();
    const answer = await session.logIn('member01', 'secret');
    expect(answer).toEqual(done({ status: 'member', member: MEMBER }));
    expect(Object.fromEntries(kept)).toEqual({
      memberToken: 'access-token-1',
      refreshToken: 'refresh-token-1',
      loginStatus: '1',
      memberCode: 'M1',
      memberInfo: JSON.stringify({ v: 1, data: MEMBER }),
    });
    expect(told).toEqual(['in M1']);
  });

  test('a refused login changes nothing and hands the reason over', async () => {
    const refusal = failed({ kind: 'api', code: 'MEM00059', description: '', status: 400 });
    const { session, kept } = open({ logIn: () => Promise.resolve(refusal) });
    expect(await session.logIn('member01', 'wrong')).toEqual(refusal);
    expect(session.state.get().status).toBe('visitor');
    expect(kept.size).toBe(0);
  });

  test('a login without member info is no login', async () => {
    const { session, kept, told } = open({
      loadMember: () => Promise.resolve(failed({ kind: 'network' })),
    });
    expect((await session.logIn('member01', 'secret')).ok).toBe(false);
    expect(session.state.get().status).toBe('visitor');
    expect(kept.size).toBe(0);
    expect(told).toEqual(['out refused']);
  });

  test('[R4.1-3] a logout clears tokens, stops the refresh and never fails', async () => {
    const { session, kept, told, timers } = open({
      logOut: () => Promise.reject(new Error('offline')),
    });
    await session.logIn('member01', 'secret');
    await expect(session.logOut()).resolves.toBeUndefined();
    expect(kept.size).toBe(0);
    expect(timers.map((timer) => timer.stopped)).toEqual([true]);
    expect(told).toEqual(['in M1', 'out member']);
  });

  test('member info that arrives after the logout leaves nothing behind', async () => {
    const info = asked<Outcome<LoadedMember>>();
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

describe('refresh', () => {
  test('[R4.1-5] the token is renewed every 330 s while signed in', async () => {
    let calls = 0;
    const { session, timers, kept } = open({
      refresh: () => {
        calls += 1;
        return Promise.resolve(done(pair(2)));
      },
    });
    await session.logIn('member01', 'secret');
    expect(timers.map((timer) => timer.ms)).toEqual([330_000]);
    timers[0]?.work();
    await session.refresh();
    expect(calls).toBe(1);
    expect(kept.get('memberToken')).toBe('access-token-2');
  });

  test('[R4.1-5] 20 callers at once are one call to the server', async () => {
    let calls = 0;
    const { session } = open({
      refresh: () => {
        calls += 1;
        return Promise.resolve(done(pair(2)));
      },
    });
    await session.logIn('member01', 'secret');
    const answers = await Promise.all(Array.from({ length: 20 }, () => session.refresh()));
    expect(answers.every(Boolean)).toBe(true);
    expect(calls).toBe(1);
  });

  test('[R4.1-5] a token that another tab renewed meanwhile is adopted without a call', async () => {
    let calls = 0;
    const kept = new Map([
      ['memberToken', 'access-token-1'],
      ['refreshToken', 'refresh-token-1'],
    ]);
    const place = {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
      key: () => null,
      length: 0,
    };
    const session = createSession({
      storage: createStorage({ local: place, session: null }),
      bus: createBus(),
      every: () => () => undefined,
      wait: (ms) => (ms === Token.refreshLockMs ? new Promise(() => undefined) : Promise.resolve()),
      monotonic: () => 0,
      onPage: () => undefined,
      onForeignChange: () => undefined,
      exclusive: (_name, work) => {
        kept.set('memberToken', 'access-token-of-the-other-tab');
        return work();
      },
      calls: {
        logIn: () => Promise.resolve(done(pair(1))),
        logOut: () => Promise.resolve(),
        loadMember: () => Promise.resolve(done(LOADED)),
        refresh: () => {
          calls += 1;
          return Promise.resolve(done(pair(2)));
        },
      },
    });
    expect(await session.refresh()).toBe(true);
    expect(calls).toBe(0);
    expect(session.token()).toBe('access-token-of-the-other-tab');
  });

  test("[R4.1-5] two tabs: the second sees the first one's pair although storage reaches it late", async () => {
    let calls = 0;
    const [shown, waits]: [Map<string, string>[], (() => void)[]] = [[], []];
    let last: Promise<unknown> = Promise.resolve();
    const tab = (): SessionEngine => {
      const seen = new Map([
        ['memberToken', 'access-token-1'],
        ['refreshToken', 'refresh-token-1'],
      ]);
      shown.push(seen);
      // A tab reads its own writes at once; those of another tab arrive only while somebody waits.
      const setItem = (name: string, value: string): void => {
        seen.set(name, value);
        waits.push(() => {
          for (const other of shown) other.set(name, value);
        });
      };
      const place = {
        getItem: (name: string) => seen.get(name) ?? null,
        setItem,
        removeItem: (name: string) => void seen.delete(name),
        key: () => null,
        length: 0,
      };
      return createSession({
        storage: createStorage({ local: place, session: null }),
        bus: createBus(),
        every: () => () => undefined,
        monotonic: () => 0,
        onPage: () => undefined,
        onForeignChange: () => undefined,
        wait: (ms) => {
          if (ms === Token.refreshLockMs) return new Promise(() => undefined);
          for (const arrive of waits.splice(0)) arrive();
          return Promise.resolve();
        },
        exclusive: (_name, work) => {
          const mine = last.then(work);
          last = mine.catch(() => undefined);
          return mine;
        },
        calls: {
          logIn: () => Promise.resolve(done(pair(1))),
          logOut: () => Promise.resolve(),
          loadMember: () => Promise.resolve(done(LOADED)),
          refresh: () => {
            calls += 1;
            return Promise.resolve(done(pair(calls + 1)));
          },
        },
      });
    };
    const [one, two] = [tab(), tab()];
    expect(await Promise.all([one.refresh(), two.refresh()])).toEqual([true, true]);
    expect(calls).toBe(1);
    expect([one.token(), two.token()]).toEqual(['access-token-2', 'access-token-2']);
  });

  test('[R4.1-4] a refused refresh ends the session', async () => {
    const { session, kept, told } = open({
      refresh: () =>
        Promise.resolve(failed({ kind: 'api', code: 'IDSVR00006', description: '', status: 401 })),
    });
    await session.logIn('member01', 'secret');
    expect(await session.refresh()).toBe(false);
    expect(told.at(-1)).toBe('out expired');
    expect(kept.size).toBe(0);
  });

  test('[R4.1-5] a network that fails is tried 3 times, 1 s apart, and does not log out', async () => {
    let calls = 0;
    const { session, waits } = open({
      refresh: () => {
        calls += 1;
        return Promise.resolve(failed({ kind: 'network' }));
      },
    });
    await session.logIn('member01', 'secret');
    expect(await session.refresh()).toBe(false);
    expect(calls).toBe(3);
    expect(waits).toEqual([1_000, 1_000]);
    expect(session.state.get().status).toBe('member');
    expect(session.token()).toBe('access-token-1');
  });

  test.each([
    ['a server error', { kind: 'http', status: 502 }],
    ['half a body or garbage', { kind: 'contract', where: 'body' }],
    ['another type', { kind: 'contract', where: 'content-type' }],
    ['nothing in time', { kind: 'timeout' }],
  ] as const)(
    '[D4] %s in place of a new pair is no word on the session: it stays',
    async (_what, error) => {
      const { session, told } = open({ refresh: () => Promise.resolve(failed(error)) });
      await session.logIn('member01', 'secret');
      expect(await session.refresh()).toBe(false);
      expect([session.state.get().status, session.token()]).toEqual(['member', 'access-token-1']);
      expect(told).toEqual(['in M1']);
    },
  );

  test('[R4.1-3] a refresh that is answered after the logout brings no token back', async () => {
    const answer = asked<Outcome<TokenPair>>();
    const { session, kept } = open({ refresh: () => answer.promise });
    await session.logIn('member01', 'secret');
    const refreshed = session.refresh();
    await session.logOut();
    answer.answer(done(pair(2)));
    expect(await refreshed).toBe(false);
    expect(kept.size).toBe(0);
  });
});

describe('other tabs', () => {
  test('[R4.1-3] a logout in another tab ends the session here', async () => {
    const { session, storage, foreign, told } = open();
    await session.logIn('member01', 'secret');
    storage.remove(KEYS.loginStatus);
    foreign('loginStatus');
    expect(session.state.get().status).toBe('visitor');
    expect(told.at(-1)).toBe('out otherTab');
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
    const told: string[] = [];
    const page = open({
      logOut: () => {
        told.push('logout');
        return Promise.resolve();
      },
    });
    await page.session.adopt(pair(1));
    const before = page.session.id();
    page.kept.set('memberCode', 'M2');
    page.kept.set('memberToken', 'access-token-of-m2');
    return { ...page, before, calls: told };
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
