/**
 * Lets a page be loaded anew for a generation once, and three times in a visit at most: a reload
 * that does not help must not become a loop (releases B15).
 */
import { jsonKey, type SiteStorage } from '@site/platform';

const KEY = jsonKey<readonly number[]>('releaseReloads', 'session', 'never', 1, (value) =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : null,
);

const MOST = 3;

/** What it works with. */
export interface ReloadDeps {
  readonly storage: Pick<SiteStorage, 'read' | 'write'>;
  readonly isOnline: () => boolean;
  readonly reload: () => void;
}

/** Makes the guard. */
export function reloadGuard({ storage, isOnline, reload }: ReloadDeps) {
  const done = (): readonly number[] => storage.read(KEY) ?? [];
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
      storage.write(KEY, [...done(), generation]);
      reload();
      return true;
    },
  };
}
