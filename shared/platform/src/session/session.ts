/**
 * The session: tokens in storage, state in one reducer, one refresh over all tabs and callers
 * (§4.1).
 */
import type { Outcome } from '@site/domain/errors/app-error';
import { NOBODYS_DEVICE } from '@site/domain/alerts/device-owner';
import { Token } from '@site/domain/constants';
import { afterLogin } from '@site/domain/session/after-login';
import { VISITOR, type MemberSummary, type SessionState } from '@site/domain/session/access';
import { transition, type EndReason, type SessionFact } from '@site/domain/session/transition';
import type { Bus } from '../bus/bus';
import { createState, type StateView } from '../state-view';
import { KEYS } from '../storage/keys';
import type { SiteStorage, WholeStorage } from '../storage/storage';
import { createEntrance } from './entrance';
import { createLogIn } from './log-in';
import { createPairKeeper } from './login-pair';
import type { LoadedMember, MemberProfile } from './member';
import { followTabs, type PageMoment } from './follow-tabs';
import { createRefresh } from './token-refresh';
import type { SessionPort, SolvedPuzzle, TokenPair } from './types';

export type { PageMoment } from './follow-tabs';
export type { TokenPair } from './types';

/** What the session asks of the server; the API client answers. */
export interface SessionCalls {
  readonly logIn: (
    userName: string,
    password: string,
    puzzle?: SolvedPuzzle,
  ) => Promise<Outcome<TokenPair>>;
  readonly refresh: (refreshToken: string) => Promise<Outcome<TokenPair>>;
  readonly logOut: () => Promise<unknown>;
  readonly loadMember: () => Promise<Outcome<LoadedMember>>;
}

/** Things outside that the session needs. */
export interface SessionDeps {
  readonly storage: WholeStorage;
  readonly bus: Bus;
  readonly calls: SessionCalls;
  /** Runs work while no other tab of this browser runs work of the same name. */
  readonly exclusive: <R>(name: string, work: () => Promise<R>) => Promise<R>;
  readonly every: (ms: number, work: () => void) => () => void;
  readonly wait: (ms: number) => Promise<void>;
  /** Milliseconds that never jump. */
  readonly monotonic: () => number;
  /** Calls back when another tab changed a stored key. */
  readonly onForeignChange: (listener: (name: string | null) => void) => void;
  readonly onPage: (listener: (moment: PageMoment) => void) => void;
}

/** The session with what only the platform may use. */
export interface SessionEngine extends SessionPort {
  /** Whole member info (§3.1), in memory only. */
  readonly profile: StateView<MemberProfile | null>;
  readonly token: () => string | null;
  /**
   * A number for each session of this tab; null while storage is another member's and the news of
   * it has not arrived.
   */
  readonly id: () => number | null;
  /**
   * One refresh at a time; callers during it share its answer.
   *
   * @param used the token that was refused.
   * @returns false when there is no new one.
   */
  readonly refresh: (used?: string | null) => Promise<boolean>;
  /** Picks up a session that storage still holds. */
  readonly start: () => Promise<void>;
}

/** The pair where it is kept. */
const tokensIn = (storage: SiteStorage) => ({
  token: () => storage.read(KEYS.memberToken),
  refreshToken: () => storage.read(KEYS.refreshToken),
  keep: (fresh: TokenPair): void => {
    storage.write(KEYS.memberToken, fresh.accessToken);
    storage.write(KEYS.refreshToken, fresh.refreshToken);
  },
});

/** The next refresh is due 330 s from the last one, whichever tab made it. */
function refreshTimer({ every, monotonic }: SessionDeps, work: () => void) {
  let stop: () => void = () => undefined;
  let armedAt = 0;
  return {
    stop: () => {
      stop();
    },
    arm: () => {
      stop();
      armedAt = monotonic();
      stop = every(Token.refreshEveryMs, work);
    },
    isDue: () => monotonic() - armedAt >= Token.refreshEveryMs,
  };
}

/** The member of a state, where there is one. */
const memberIn = (now: SessionState): MemberSummary | null =>
  now.status === 'member' ? now.member : null;

/** Another tab has switched members, and the news has not arrived here. */
const isForeign = (storage: SiteStorage, member: MemberSummary | null): boolean =>
  member !== null && member.memberCode !== storage.read(KEYS.memberCode);

/**
 * Money waits for the first refresh of a login by link, and for a new password or code that is due
 * (§4.1, safety B1).
 */
function isMoneyFree(storage: SiteStorage, now: SessionState): boolean {
  const next =
    now.status === 'member'
      ? afterLogin(now.member, storage.read(KEYS.otpSkipped) === '1', null)
      : null;
  return next?.kind === 'go' && next.path === '/' && storage.read(KEYS.linkLogin) === null;
}

/** Makes the session. */
export function createSession(deps: SessionDeps): SessionEngine {
  const { storage, bus, calls, monotonic } = deps;
  const state = createState<SessionState>(VISITOR);
  const profile = createState<MemberProfile | null>(null);
  const moneyReady = createState(false);
  const pair = createPairKeeper(monotonic);
  const timer = refreshTimer(deps, () => void refresh());
  /** Which session this is: an answer that was asked for in an earlier one changes nothing. */
  let life = 0;
  const settleMoney = (): void => moneyReady.set(isMoneyFree(storage, state.get()));
  const apply = (fact: SessionFact): void => {
    state.set(transition(state.get(), fact));
    settleMoney();
  };
  const { token, refreshToken, keep } = tokensIn(storage);
  const member = (): MemberSummary | null => memberIn(state.get());

  /**
   * @param wipe false when another tab has done it: what stands in storage now is not ours to
   *   remove.
   */
  const end = (reason: EndReason, wipe = true): void => {
    life += 1;
    timer.stop();
    pair.forget();
    if (wipe) storage.clearForLogout();
    profile.set(null);
    if (state.get().status === 'visitor') return;
    apply({ type: 'logged-out', reason });
    bus.publish({ type: 'session.logged-out', reason });
  };
  const refresh = createRefresh({
    token,
    refreshToken,
    ask: calls.refresh,
    life: () => life,
    exclusive: deps.exclusive,
    wait: deps.wait,
    keep: (fresh) => {
      keep(fresh);
      storage.remove(KEYS.linkLogin);
      settleMoney();
      timer.arm();
    },
    onRefused: () => end('expired'),
    onFailed: () => bus.publish({ type: 'session.refresh-failed' }),
  });
  const { loadMember, open, resume } = createEntrance(deps, {
    state,
    profile,
    apply,
    arm: timer.arm,
    life: () => life,
    end,
    refresh,
    keep,
  });

  followTabs(deps, {
    state,
    token,
    refresh,
    resume,
    end: (reason) => end(reason, false),
    forgetPair: pair.forget,
    arm: timer.arm,
    isDue: () => state.get().status !== 'visitor' && timer.isDue(),
  });

  const logOut = async (reason: EndReason = 'member'): Promise<void> => {
    // Where another tab has switched members, that session is not this tab's to end.
    const logOutCall = isForeign(storage, member()) ? null : calls.logOut().catch(() => undefined);
    end(reason, logOutCall !== null);
    // What takes the device off may not have come yet.
    if (reason === 'member' && logOutCall !== null && storage.read(KEYS.alertsOwner) !== null)
      storage.write(KEYS.alertsOwner, NOBODYS_DEVICE);
    await logOutCall;
  };
  return {
    state,
    profile,
    moneyReady,
    token,
    refresh,
    logOut,
    id: () => (isForeign(storage, member()) ? null : life),
    start: async () => {
      if (storage.read(KEYS.loginStatus) === '1' && token() !== null) await resume();
    },
    ...createLogIn({
      ask: calls.logIn,
      open: (fresh) => open(fresh, false),
      logOut,
      wait: deps.wait,
      pair,
    }),
    adopt: (fresh, options) => open(fresh, options?.byLink === true),
    reloadMember: async () => {
      settleMoney();
      await loadMember();
    },
  };
}
