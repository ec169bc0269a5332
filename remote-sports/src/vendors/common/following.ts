/** Who follows what: tells feeds of favourites that the list may be another one. */
import type { Platform } from '@site/platform';
import { done, failed, type Outcome } from '@site/domain/errors/app-error';

/** The signal of one vendor. */
export interface Following {
  /** The member followed or left something. */
  readonly changed: () => void;
  /** @returns the way to stop. */
  readonly onChange: (work: () => void) => () => void;
  /**
   * Reads a member's list; visitors follow nothing, and while nobody knows who is here it is asked
   * again.
   */
  readonly read: <T>(ask: () => Promise<Outcome<T>>, nothing: T) => Promise<Outcome<T>>;
}

/** Makes it; signing in or out is a change too. */
export function createFollowing({ state }: Platform['session']): Following {
  const listeners = new Set<() => void>();
  return {
    changed: () => listeners.forEach((work) => work()),
    onChange: (work) => {
      let before = state.get().status;
      listeners.add(work);
      const subscription = state.changes$.subscribe(({ status }) => {
        if (status === before) return;
        before = status;
        work();
      });
      return () => {
        listeners.delete(work);
        subscription.unsubscribe();
      };
    },
    read: (ask, nothing) => {
      const { status } = state.get();
      if (status === 'member') return ask();
      return Promise.resolve(status === 'loading' ? failed({ kind: 'aborted' }) : done(nothing));
    },
  };
}
