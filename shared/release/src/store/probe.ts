/** Whether a store keeps to its conditions: one that does not loses the orders of two writers. */
import crypto from 'node:crypto';
import { Refused, refused } from '../changes/change';
import { StoreConflict, type ReleaseStore } from './release-store';

const REFUSALS = {
  create: 'it wrote over a file that it was told not to (If-None-Match)',
  unknown: 'it knows no conditions of a write (If-None-Match)',
  swap: 'it replaced a file that was not the one that had been read (If-Match)',
} as const;

async function isRefused(store: ReleaseStore, path: string, bytes: Buffer): Promise<boolean> {
  try {
    await store.create(path, bytes);
    return false;
  } catch (error) {
    if (error instanceof StoreConflict) return true;
    throw error;
  }
}

/** Some services say that they know no conditions. */
const isUnknown = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NotImplemented';

/** What a store lets pass that it must not; null for one that can be used. */
async function faultOf(store: ReleaseStore, path: string): Promise<keyof typeof REFUSALS | null> {
  const [one, other] = [Buffer.from('one'), Buffer.from('other')];
  try {
    await store.create(path, one);
  } catch (error) {
    if (isUnknown(error)) return 'unknown';
    throw error;
  }
  const before = await store.read(path);
  if (!(await isRefused(store, path, other))) return 'create';
  if (before === null || !(await store.swap(path, other, before.etag))) return 'swap';
  // The mark is that of what was there before.
  return (await store.swap(path, one, before.etag)) ? 'swap' : null;
}

/**
 * The same store, tried out before the first write: with a file of its own, which is taken away
 * again.
 *
 * @throws Refused with the first write into a store that keeps no conditions; nothing is written
 *   then.
 */
export function probed(store: ReleaseStore): ReleaseStore {
  let tried: Promise<void> | null = null;
  const tryOut = async (): Promise<void> => {
    const path = `probe/${crypto.randomUUID()}.json`;
    const fault = await faultOf(store, path).finally(() =>
      // Whoever may not delete may release all the same.
      store.remove(path).catch(() => undefined),
    );
    if (fault !== null)
      throw refused`${store.place} cannot hold releases: ${REFUSALS[fault]}, so of two orders at the same time one would be lost without a word; nothing was changed. Use a service with conditional writes, or release into a folder and copy that with: npm run release -- sync --to ${store.place}`;
  };
  const ready = (): Promise<void> => {
    // A network that failed says nothing of the store.
    tried ??= tryOut().catch((error: unknown) => {
      if (!(error instanceof Refused)) tried = null;
      throw error;
    });
    return tried;
  };
  return {
    ...store,
    create: async (path, bytes) => {
      await ready();
      return store.create(path, bytes);
    },
    swap: async (path, bytes, etag) => {
      await ready();
      return store.swap(path, bytes, etag);
    },
  };
}

/** A store whose writes are unconditional, for one writer: it looks before it writes. */
export function unconditional(store: ReleaseStore): ReleaseStore {
  return {
    ...store,
    create: async (path, bytes) => {
      const there = await store.read(path);
      if (there === null) return store.create(path, bytes);
      if (!there.bytes.equals(bytes)) throw new StoreConflict(path);
    },
    swap: async (path, bytes, etag) =>
      ((await store.read(path))?.etag ?? null) === etag && store.swap(path, bytes, etag),
  };
}
