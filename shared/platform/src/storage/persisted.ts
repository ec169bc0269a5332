/**
 * The persisted store (R3.6-2): slices of state kept over visits under one version. An older or
 * corrupt store is discarded slice by slice; promotion and common data are never kept.
 */
import { Persisted } from '@site/domain/constants';
import { jsonKey } from './keys';
import type { SiteStorage } from './storage';

/** Slices that must not be kept (§3.6): they are read anew at every visit. */
const EXCLUDED: ReadonlySet<string> = new Set(['promotion', 'common']);

/** One kept part of the state. */
export interface PersistedSlice<T> {
  /** @returns null when nothing fitting is kept; what does not fit is removed. */
  readonly load: (storage: SiteStorage) => T | null;
  /** @returns false when the browser refused. */
  readonly save: (storage: SiteStorage, value: T) => boolean;
}

/**
 * Defines a slice. Carts name theirs by vendor and hashed member, so that two members of one phone
 * never meet.
 *
 * @throws RangeError for a slice that is excluded: a mistake of the program, not of a visit.
 */
export function persistedSlice<T>(
  name: string,
  read: (value: unknown) => T | null,
): PersistedSlice<T> {
  if (EXCLUDED.has(name)) throw new RangeError(`"${name}" is never kept`);
  const key = jsonKey<T>(`persist:${name}`, 'local', 'never', Persisted.version, read);
  return {
    load: (storage) => storage.read(key),
    save: (storage, value) => storage.write(key, value),
  };
}

/**
 * Loads with the time-out of §9: a store that does not answer within 5 s is taken as empty, and the
 * site goes on.
 */
export function hydrate<T>(
  load: () => Promise<T | null>,
  wait: (ms: number) => Promise<void>,
): Promise<T | null> {
  return Promise.race([load().catch(() => null), wait(Persisted.hydrateMs).then(() => null)]);
}
