/** Critical sections: while one is held, no update, reload or kill of a remote takes effect (releases.md, money-safe updates). */
import { BehaviorSubject, type Observable } from 'rxjs';

/** Holds and shows critical sections. */
export interface Locks {
  /** Opens a section, e.g. `bet-placement`. @returns the function that ends it; calling it twice is harmless. */
  readonly hold: (name: string) => () => void;
  readonly held$: Observable<readonly string[]>;
  readonly isHeld: () => boolean;
}

/** Makes an empty set of sections. */
export function createLocks(): Locks {
  const held = new BehaviorSubject<readonly string[]>([]);
  const sections = new Map<symbol, string>();
  const publish = (): void => held.next([...sections.values()]);
  return {
    hold: (name) => {
      const id = Symbol(name);
      sections.set(id, name);
      publish();
      return () => {
        if (sections.delete(id)) publish();
      };
    },
    held$: held.asObservable(),
    isHeld: () => sections.size > 0,
  };
}
