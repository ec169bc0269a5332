/** The session as the site sees it; tokens never leave its closure (safety T9). */
import type { Outcome } from '@site/domain/errors/app-error';
import type { SessionState } from '@site/domain/session/access';
import type { EndReason } from '@site/domain/session/transition';
import type { StateView } from '../state-view';

/** A picture puzzle with what the member picked, numbers from 0. */
export interface SolvedPuzzle { readonly challengeId: string; readonly picked: readonly number[] }

/** Signing in and out, over all tabs. */
export interface SessionPort {
  readonly state: StateView<SessionState>;
  /** Signs in; member info loads before it resolves. Wrong password and the like come back as errors; MEM00070 wants a puzzle. */
  readonly logIn: (userName: string, password: string, puzzle?: SolvedPuzzle) => Promise<Outcome<SessionState>>;
  /** Ends the session here and in every tab; never fails (C-29). */
  readonly logOut: (reason?: EndReason) => Promise<void>;
}
