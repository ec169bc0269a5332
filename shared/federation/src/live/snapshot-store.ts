/**
 * The newest proven picture of this device, in IndexedDB: used only while the pointer cannot be
 * reached.
 */

/** Texts as they came, so that they can be proven again on reading. */
export interface KeptPicture {
  readonly channel: string;
  readonly pointer: string;
  readonly registry: string;
  readonly savedAt: number;
}

/** Where it is kept. */
export interface PictureStore {
  readonly read: (channel: string) => Promise<KeptPicture | null>;
  readonly write: (picture: KeptPicture) => Promise<void>;
}

const DATABASE = 'site-releases';
const TABLE = 'pictures';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database refused'));
  });
}

async function open(factory: IDBFactory): Promise<IDBObjectStore> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () =>
    void request.result.createObjectStore(TABLE, { keyPath: 'channel' });
  const database = await done(request);
  const transaction = database.transaction(TABLE, 'readwrite');
  const close = (): void => database.close();
  transaction.oncomplete = close;
  transaction.onabort = close;
  return transaction.objectStore(TABLE);
}

function readKept(value: unknown): KeptPicture | null {
  if (typeof value !== 'object' || value === null) return null;
  const { channel, pointer, registry, savedAt } = value as Partial<
    Record<keyof KeptPicture, unknown>
  >;
  const isWhole =
    typeof channel === 'string' &&
    typeof pointer === 'string' &&
    typeof registry === 'string' &&
    typeof savedAt === 'number';
  return isWhole ? { channel, pointer, registry, savedAt } : null;
}

/**
 * The store of this browser; one that has none (private windows of old web views) keeps nothing and
 * says nothing.
 */
export function browserStore(factory: IDBFactory | undefined): PictureStore {
  if (factory === undefined)
    return { read: () => Promise.resolve(null), write: () => Promise.resolve() };
  return {
    read: async (channel) => {
      const store = await open(factory);
      return readKept(await done<unknown>(store.get(channel)));
    },
    write: async (picture) => {
      const store = await open(factory);
      await done(store.put(picture));
    },
  };
}
