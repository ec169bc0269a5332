/**
 * The one way to browser storage. Forbidden, full or foreign storage never stops the site (safety
 * D4).
 */
import { registeredKeys, says, type KeyFamily, type StorageKey, type StoragePlace } from './keys';

/** The part of the Web Storage API that is used; both places are handed in. */
export type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Reads and writes registered keys only. */
export interface SiteStorage {
  readonly read: <T>(key: StorageKey<T>) => T | null;
  /** @returns false when the browser refused; the value then lives for this page only. */
  readonly write: <T>(key: StorageKey<T>, value: T) => boolean;
  readonly remove: <T>(key: StorageKey<T>) => void;
}

/** The whole storage, the host's own. */
export interface WholeStorage extends SiteStorage {
  /** What of a family is kept, by the names that its `of` takes. */
  readonly names: (family: Pick<KeyFamily<unknown>, 'prefix' | 'place'>) => readonly string[];
  /**
   * Removes what a logout clears (§4.1): registered keys by their `clearOn`, kept values that say
   * so themselves, and of session storage all but what outlives a login, by its key or its own
   * word.
   */
  readonly clearForLogout: () => void;
}

/** Opens a place; a getter that throws (blocked cookies) gives null. */
export function openPlace(open: () => WebStorage): WebStorage | null {
  try {
    return open();
  } catch {
    return null;
  }
}

function guarded<R>(work: () => R, otherwise: R): R {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Makes the storage over the two places. */
export function createStorage(places: Record<StoragePlace, WebStorage | null>): WholeStorage {
  /** What the browser refused to keep, with what stood in its place then. */
  const memory = new Map<string, { readonly text: string; readonly instead: string | null }>();
  const kept = ({
    place,
    name,
  }: {
    readonly place: StoragePlace;
    readonly name: string;
  }): string | null => guarded(() => places[place]?.getItem(name) ?? null, null);
  /**
   * A value that this page could not keep is newer than what stands there, until another tab has
   * written.
   */
  const raw = (key: StorageKey<unknown>): string | null => {
    const [stands, own] = [kept(key), memory.get(key.name)];
    return own !== undefined && own.instead === stands ? own.text : stands;
  };
  const remove = (key: { readonly name: string; readonly place: StoragePlace }): void => {
    memory.delete(key.name);
    guarded(() => places[key.place]?.removeItem(key.name), undefined);
  };
  const namesIn = (place: StoragePlace): readonly string[] =>
    guarded(() => {
      const at = places[place];
      return Array.from({ length: at?.length ?? 0 }, (_none, index) => at?.key(index) ?? '');
    }, []);
  return {
    read: (key) => {
      const text = raw(key as StorageKey<unknown>);
      if (text === null) return null;
      const value = key.parse(text);
      if (value === null) remove(key);
      return value;
    },
    write: (key, value) => {
      const text = key.format(value);
      const stored = guarded(() => {
        const place = places[key.place];
        if (place === null) return false;
        place.setItem(key.name, text);
        return true;
      }, false);
      if (stored) memory.delete(key.name);
      else memory.set(key.name, { text, instead: kept(key) });
      return stored;
    },
    remove,
    names: ({ prefix, place }) =>
      [...new Set([...namesIn(place), ...memory.keys()])]
        .filter((name) => name.startsWith(prefix))
        .map((name) => name.slice(prefix.length)),
    clearForLogout: () => {
      const known = registeredKeys();
      known.filter((key) => key.clearOn === 'logout').forEach(remove);
      const lasting = new Set(
        known.filter((key) => key.clearOn === 'never').map((key) => key.name),
      );
      // Keys of code that this page did not need are not known here: what is kept says itself.
      for (const place of ['local', 'session'] as const)
        for (const name of namesIn(place)) {
          const key = { name, place };
          const text = kept(key) ?? '';
          if (place === 'local' ? says(text, 'out') : !lasting.has(name) && !says(text, 'stay'))
            remove(key);
        }
    },
  };
}
