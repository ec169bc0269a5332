/** What other tabs and the life of the page do to the session (R4.1-3, safety D4). */
import type { SessionState } from '@site/domain/session/access';
import type { EndReason } from '@site/domain/session/transition';
import type { StateView } from '../state-view';
import { KEYS } from '../storage/keys';
import type { SessionDeps } from './session';

/** What happens to the page: it goes away, comes back from the cache, or is looked at again. */
export type PageMoment = 'hidden' | 'restored' | 'visible';

/** What a change moves. */
interface Moves {
  readonly state: StateView<SessionState>;
  readonly token: () => string | null;
  /** Ends the session here alone: storage belongs to whoever changed it. */
  readonly end: (reason: EndReason) => void;
  readonly resume: () => Promise<void>;
  readonly arm: () => void;
  readonly refresh: () => Promise<boolean>;
  /** A refresh was due while the page slept. */
  readonly isDue: () => boolean;
  readonly forgetPair: () => void;
}

/**
 * Follows other tabs through storage, and checks when the page comes back, where no message of
 * theirs arrived.
 */
export function followTabs(
  { storage, bus, onForeignChange, onPage }: SessionDeps,
  moves: Moves,
): void {
  const follow = (): void => {
    const signedIn = storage.read(KEYS.loginStatus) === '1';
    const now = moves.state.get();
    if (!signedIn && now.status !== 'visitor') moves.end('otherTab');
    else if (signedIn && now.status === 'visitor' && moves.token() !== null) void moves.resume();
    else if (now.status === 'member' && storage.read(KEYS.memberCode) !== now.member.memberCode) {
      moves.end('switched');
      bus.publish({ type: 'session.switched' });
      void moves.resume();
    }
  };
  onForeignChange((name) => {
    if (name === null || name === KEYS.loginStatus.name || name === KEYS.memberCode.name) follow();
    if (
      name === KEYS.memberToken.name &&
      moves.state.get().status !== 'visitor' &&
      moves.token() !== null
    )
      moves.arm();
  });
  onPage((moment) => {
    if (moment === 'hidden') moves.forgetPair();
    else {
      follow();
      if (moves.isDue()) void moves.refresh();
    }
  });
}
