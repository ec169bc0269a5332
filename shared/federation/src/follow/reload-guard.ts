/**
 * Lets a page be loaded anew for a generation once, and three times in a visit at most: a reload
 * that does not help must not become a loop (releases B15).
 */
const MOST = 3;

/** What a reload depends on: the generations tried so far and the network. */
export interface ReloadDeps {
  /** Generations that this visit was loaded anew for; where they are kept is the site's to say. */
  readonly reloads: {
    readonly read: () => readonly number[] | null;
    readonly write: (generations: readonly number[]) => void;
  };
  readonly isOnline: () => boolean;
  readonly reload: () => void;
}

/** Reads kept generations; null when it is no list. */
export const readReloads = (value: unknown): readonly number[] | null =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : null;

/** Makes the guard. */
export function reloadGuard({ reloads, isOnline, reload }: ReloadDeps) {
  const done = (): readonly number[] => reloads.read() ?? [];
  const mayReload = (generation: number): boolean =>
    isOnline() && done().length < MOST && !done().includes(generation);
  return {
    mayReload,
    /**
     * Loads the page anew.
     *
     * @returns false when that is not allowed now.
     */
    reload: (generation: number): boolean => {
      if (!mayReload(generation)) return false;
      reloads.write([...done(), generation]);
      reload();
      return true;
    },
  };
}
