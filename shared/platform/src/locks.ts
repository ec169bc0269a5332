/** Critical sections: while one is held, no update, reload or kill of a remote takes effect. */
import { BehaviorSubject, type Observable } from 'rxjs';

/** Holds and shows critical sections. */
export interface Locks {
  /**
   * Opens a section, e.g. `bet-placement`.
   *
   * @returns the function that ends it; calling it twice is harmless.
   */
  readonly hold: (name: string) => () => void;
  readonly held$: Observable<readonly string[]>;
  readonly isHeld: () => boolean;
  /**
   * Keeps new versions away without keeping anything else: for work that a swap would lose, e.g. a
   * filled bet slip.
   *
   * @returns the function that ends it; calling it twice is harmless.
   */
  readonly holdUpdates: (name: string) => () => void;
  /** Whether a new version must wait: for a critical section, or for such work. */
  readonly updatesHeld$: Observable<boolean>;
  readonly updatesHeld: () => boolean;
}

/** Makes an empty set of sections. */
export function createLocks(): Locks {
  const held = new BehaviorSubject<readonly string[]>([]);
  const updates = new BehaviorSubject(false);
  const sections = (tell: (names: readonly string[]) => void) => {
    const open = new Map<symbol, string>();
    const publish = (): void => {
      tell([...open.values()]);
      const isHeld = held.value.length + delicate > 0;
      if (isHeld !== updates.value) updates.next(isHeld);
    };
    return (name: string) => {
      const id = Symbol(name);
      open.set(id, name);
      publish();
      return () => {
        if (open.delete(id)) publish();
      };
    };
  };
  let delicate = 0;
  return {
    hold: sections((names) => held.next(names)),
    held$: held.asObservable(),
    isHeld: () => held.value.length > 0,
    holdUpdates: sections((names) => {
      delicate = names.length;
    }),
    updatesHeld$: updates.asObservable(),
    updatesHeld: () => updates.value,
  };
}
