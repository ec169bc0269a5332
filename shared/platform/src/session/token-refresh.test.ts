import { done, failed, type Outcome } from '@site/domain/errors/app-error';
import { Token } from '@site/domain/constants';
import { createBus } from '../bus/bus';
import { createStorage } from '../storage/storage';
import { createSession, type SessionEngine, type TokenPair } from './session';
import { LOADED, deferred, open, pair } from './session.fixture';

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
    const { session, kept, messages } = open({
      refresh: () =>
        Promise.resolve(failed({ kind: 'api', code: 'IDSVR00006', description: '', status: 401 })),
    });
    await session.logIn('member01', 'secret');
    expect(await session.refresh()).toBe(false);
    expect(messages.at(-1)).toBe('out expired');
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
      const { session, messages } = open({ refresh: () => Promise.resolve(failed(error)) });
      await session.logIn('member01', 'secret');
      expect(await session.refresh()).toBe(false);
      expect([session.state.get().status, session.token()]).toEqual(['member', 'access-token-1']);
      expect(messages).toEqual(['in M1']);
    },
  );

  test('[R4.1-3] a refresh that is answered after the logout brings no token back', async () => {
    const answer = deferred<Outcome<TokenPair>>();
    const { session, kept } = open({ refresh: () => answer.promise });
    await session.logIn('member01', 'secret');
    const refreshed = session.refresh();
    await session.logOut();
    answer.answer(done(pair(2)));
    expect(await refreshed).toBe(false);
    expect(kept.size).toBe(0);
  });
});
