/** A session with everything outside of it in the test's hands. */
import { done } from '@site/domain/errors/app-error';
import type { MemberSummary } from '@site/domain/session/access';
import { Token } from '@site/domain/constants';
import { createBus } from '../bus/bus';
import { createStorage } from '../storage/storage';
import type { LoadedMember } from './member';
import { createSession, type PageMoment, type SessionCalls, type TokenPair } from './session';

/** The member of these tests. */
export const MEMBER: MemberSummary = {
  memberCode: 'M1',
  userName: 'mem***01',
  currency: 'CNY',
  isVip: false,
  revalidate: false,
  loginOtp: false,
  cohorts: ['new'],
};
/** The same as it is loaded. */
export const LOADED: LoadedMember = { member: MEMBER, profile: { memberCode: 'M1' } };
/** Pairs by number. */
export const pair = (serial: number): TokenPair => ({
  accessToken: `access-token-${serial}`,
  refreshToken: `refresh-token-${serial}`,
});

/** A promise that the test answers. */
export function deferred<T>(): {
  readonly promise: Promise<T>;
  readonly answer: (value: T) => void;
} {
  let answer: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

/** A session over a map as its browser. */
export function open(over: Partial<SessionCalls> = {}) {
  const kept = new Map<string, string>();
  const place = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    key: () => null,
    length: 0,
  };
  const storage = createStorage({ local: place, session: null });
  const bus = createBus();
  const messages: string[] = [];
  bus.on('session.logged-in').subscribe(({ memberCode }) => messages.push(`in ${memberCode}`));
  bus.on('session.logged-out').subscribe(({ reason }) => messages.push(`out ${reason}`));
  let foreign: (name: string | null) => void = () => undefined;
  let page: (moment: PageMoment) => void = () => undefined;
  let now = 0;
  const waits: number[] = [];
  const timers: { ms: number; work: () => void; stopped: boolean }[] = [];
  const calls: SessionCalls = {
    logIn: () => Promise.resolve(done(pair(1))),
    refresh: () => Promise.resolve(done(pair(2))),
    logOut: () => Promise.resolve(),
    loadMember: () => Promise.resolve(done(LOADED)),
    ...over,
  };
  const session = createSession({
    storage,
    bus,
    calls,
    exclusive: (_name, work) => work(),
    every: (ms, work) => {
      const timer = { ms, work, stopped: false };
      timers.push(timer);
      return () => {
        timer.stopped = true;
      };
    },
    wait: (ms) => {
      if (ms === Token.refreshLockMs) return new Promise(() => undefined);
      waits.push(ms);
      return Promise.resolve();
    },
    monotonic: () => now,
    onPage: (listener) => {
      page = listener;
    },
    onForeignChange: (listener) => {
      foreign = listener;
    },
  });
  return {
    session,
    storage,
    kept,
    messages,
    waits,
    timers,
    foreign: (name: string | null) => foreign(name),
    page: (moment: PageMoment) => page(moment),
    at: (ms: number) => {
      now = ms;
    },
  };
}
