/** The session: tokens in storage, state in one reducer, one refresh over all tabs and callers (§4.1). */
import { done, failed, type Outcome } from '@site/domain/errors/app-error';
import { Token } from '@site/domain/constants';
import { VISITOR, type MemberSummary, type SessionState } from '@site/domain/session/access';
import { transition, type EndReason, type SessionFact } from '@site/domain/session/transition';
import type { Bus } from '../bus/bus';
import { createState } from '../state-view';
import { KEYS } from '../storage/keys';
import type { SiteStorage } from '../storage/storage';
import type { SessionPort, SolvedPuzzle } from './types';

/** A pair of tokens as the server issues it. */
export interface TokenPair { readonly accessToken: string; readonly refreshToken: string }

/** What the session asks of the server; the API client answers. */
export interface SessionCalls {
  readonly logIn: (userName: string, password: string, puzzle?: SolvedPuzzle) => Promise<Outcome<TokenPair>>;
  readonly refresh: (refreshToken: string) => Promise<Outcome<TokenPair>>;
  readonly logOut: () => Promise<unknown>;
  readonly loadMember: () => Promise<Outcome<MemberSummary>>;
}

/** Things outside that the session needs. */
export interface SessionDeps {
  readonly storage: SiteStorage;
  readonly bus: Bus;
  readonly calls: SessionCalls;
  /** Runs work while no other tab of this browser runs work of the same name. */
  readonly exclusive: <R>(name: string, work: () => Promise<R>) => Promise<R>;
  readonly every: (ms: number, work: () => void) => () => void;
  readonly wait: (ms: number) => Promise<void>;
  /** Calls back when another tab changed a stored key. */
  readonly onForeignChange: (listener: (name: string | null) => void) => void;
}

/** The session with what only the platform may use. */
export interface SessionEngine extends SessionPort {
  readonly token: () => string | null;
  /** One refresh at a time; callers during it share its answer. @returns false when the session is over. */
  readonly refresh: () => Promise<boolean>;
  /** Picks up a session that storage still holds. */
  readonly start: () => Promise<void>;
}

/** Pace at which member info is asked for again while the network fails. */
const RESUME_MS = { least: 1_000, most: 30_000 } as const;

/** Makes the session. */
export function createSession(deps: SessionDeps): SessionEngine {
  const { storage, bus, calls } = deps;
  const state = createState<SessionState>(VISITOR);
  let stopTimer: () => void = () => undefined;
  let refreshing: Promise<boolean> | null = null;
  /** Which session this is: an answer that was asked for in an earlier one changes nothing. */
  let life = 0;
  const apply = (fact: SessionFact): void => state.set(transition(state.get(), fact));
  const token = (): string | null => storage.read(KEYS.memberToken);

  const keep = (pair: TokenPair): void => {
    storage.write(KEYS.memberToken, pair.accessToken);
    storage.write(KEYS.refreshToken, pair.refreshToken);
  };
  const end = (reason: EndReason): void => {
    life += 1;
    stopTimer();
    storage.clearForLogout(Object.values(KEYS) as never);
    if (state.get().status === 'visitor') return;
    apply({ type: 'logged-out', reason });
    bus.publish({ type: 'session.logged-out', reason });
  };

  const tryRefresh = async (): Promise<Outcome<TokenPair>> => {
    let answer: Outcome<TokenPair> = failed({ kind: 'network' });
    for (let attempt = 0; attempt < Token.retryTimes; attempt += 1) {
      if (attempt > 0) await deps.wait(Token.retryGapMs);
      const refreshToken = storage.read(KEYS.refreshToken);
      if (refreshToken === null) return failed({ kind: 'http', status: 401 });
      answer = await calls.refresh(refreshToken);
      if (answer.ok || answer.error.kind === 'api') return answer;
    }
    return answer;
  };
  const refreshOnce = async (): Promise<boolean> => {
    const before = token();
    const own = life;
    return deps.exclusive('site.refresh', async () => {
      if (token() !== before) return token() !== null;
      const answer = await tryRefresh();
      if (own !== life) return false;
      if (answer.ok) {
        keep(answer.value);
        return true;
      }
      if (answer.error.kind === 'api' || answer.error.kind === 'http') end('expired');
      return false;
    });
  };
  const refresh = (): Promise<boolean> => {
    refreshing ??= refreshOnce().finally(() => { refreshing = null; });
    return refreshing;
  };

  const loadMember = async (): Promise<Outcome<SessionState>> => {
    const own = life;
    const answer = await calls.loadMember();
    if (!answer.ok) return answer;
    if (own !== life) return done(state.get());
    apply({ type: 'member-loaded', member: answer.value });
    storage.write(KEYS.memberCode, answer.value.memberCode);
    return done(state.get());
  };
  const enter = async (): Promise<Outcome<SessionState>> => {
    apply({ type: 'logged-in' });
    stopTimer();
    stopTimer = deps.every(Token.refreshEveryMs, () => void refresh());
    return loadMember();
  };
  /** A session that storage or another tab still holds: member info is asked for until the server says yes or no. */
  const resume = async (): Promise<void> => {
    let answer = await enter();
    const own = life;
    for (let attempt = 0; !answer.ok && answer.error.kind !== 'api' && own === life; attempt += 1) {
      await deps.wait(Math.min(RESUME_MS.most, RESUME_MS.least * 2 ** attempt));
      if (own === life) answer = await loadMember();
    }
    if (!answer.ok && own === life) end('refused');
  };

  deps.onForeignChange((name) => {
    if (name !== null && name !== KEYS.loginStatus.name) return;
    const signedIn = storage.read(KEYS.loginStatus) === '1';
    if (!signedIn && state.get().status !== 'visitor') end('otherTab');
    if (signedIn && state.get().status === 'visitor') void resume();
  });

  return {
    state, token, refresh,
    start: async () => {
      if (storage.read(KEYS.loginStatus) === '1' && token() !== null) await resume();
    },
    logIn: async (userName, password, puzzle) => {
      const answer = await calls.logIn(userName, password, puzzle);
      if (!answer.ok) return answer;
      keep(answer.value);
      storage.write(KEYS.loginStatus, '1');
      const entered = await enter();
      if (!entered.ok) {
        end('refused');
        return entered;
      }
      const now = state.get();
      if (now.status === 'member') bus.publish({ type: 'session.logged-in', memberCode: now.member.memberCode });
      return entered;
    },
    logOut: async (reason = 'member') => {
      const told = calls.logOut().catch(() => undefined);
      end(reason);
      await told;
    },
  };
}
