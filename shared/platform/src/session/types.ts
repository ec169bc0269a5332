/** The session as the site sees it; tokens never leave its closure (safety T9). */
import type { Outcome } from '@site/domain/errors/app-error';
import type { SessionState } from '@site/domain/session/access';
import type { EndReason } from '@site/domain/session/transition';
import type { StateView } from '../state-view';

/** A picture puzzle with what the member picked, numbers from 0. */
export interface SolvedPuzzle {
  readonly challengeId: string;
  readonly picked: readonly number[];
}

/** A pair of tokens as the server issues it. */
export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Signing in and out, over all tabs. */
export interface SessionPort {
  readonly state: StateView<SessionState>;
  /**
   * Signs in; member info loads before it resolves. Wrong password and the like come back as
   * errors; MEM00070 wants a puzzle.
   */
  readonly logIn: (
    userName: string,
    password: string,
    puzzle?: SolvedPuzzle,
  ) => Promise<Outcome<SessionState>>;
  /**
   * Signs in with a pair that another call gave (register, login by link). By link, details come
   * after 1 s, the first refresh after 3 s, and money stays locked until it succeeded (§4.1, safety
   * B1).
   */
  readonly adopt: (
    pair: TokenPair,
    options?: { readonly byLink?: boolean },
  ) => Promise<Outcome<SessionState>>;
  /** Ends the session here and in every tab; never fails (C-29). */
  readonly logOut: (reason?: EndReason) => Promise<void>;
  /**
   * Ends the session and signs in again, once, with the pair that the login form left in memory
   * (VAL99903, safety B2).
   *
   * @returns false without one.
   */
  readonly reLogin: () => Promise<boolean>;
  /**
   * True once money may move: member info is here, no new password or code is due, and after a
   * login by link the first refresh succeeded.
   */
  readonly moneyReady: StateView<boolean>;
  /** Reads member info again, e.g. after a changed field or a duty that was done. */
  readonly reloadMember: () => Promise<void>;
}
