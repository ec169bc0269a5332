/** What the worker remembers, beside the document that it keeps: in the same cache, as JSON. */
import type { Channel } from '@site/contracts/releases/channel';
import type { PublicKey } from '@site/contracts/releases/keys';
import { readJson } from '@site/contracts/releases/read-value';
import type { KeptDocument, KeptVersions } from '@site/domain/offline/kept';
import { KEPT_CACHES, SHELL_PATH } from '@site/domain/offline/names';
import { Routing } from '@site/domain/constants';

/** Where the site's document for every route is asked for and kept. */
export const SHELL_URL = `${Routing.basePath}${SHELL_PATH}`;
const STATE_URL = `${SHELL_URL}/state`;

/** A version's record and its hash, as the registry names them. */
export interface KnownVersion {
  readonly release: string;
  readonly integrity: string;
}

/** All that is remembered. Nothing of it is a member's. */
export interface KeptState {
  readonly form: 1;
  /** Pointer and keys of the document that is kept. */
  readonly channel: Channel;
  readonly keys: readonly PublicKey[];
  readonly etag: string | null;
  /** The highest generation that was proven here. */
  readonly seen: number;
  /** A generation that a page spoke of and that this worker has not seen itself; 0 for none. */
  readonly ahead: number;
  readonly document: KeptDocument;
  readonly kept: KeptVersions;
  /** By `name@version`, of the versions that are kept. */
  readonly versions: Readonly<Record<string, KnownVersion>>;
}

/** Reads and writes it. */
export interface StateStore {
  readonly read: () => Promise<KeptState | null>;
  readonly write: (state: KeptState) => Promise<void>;
  /** The kept document; null where there is none. */
  readonly document: () => Promise<Response | null>;
  /** Keeps a document with what belongs to it. */
  readonly keep: (document: Response, state: KeptState) => Promise<void>;
}

const isState = (value: unknown): value is KeptState =>
  typeof value === 'object' && value !== null && 'form' in value && value.form === 1;

/** Opens it in the worker's caches. */
export function stateStore(caches: Pick<CacheStorage, 'open' | 'match'>): StateStore {
  const open = (): Promise<Cache> => caches.open(KEPT_CACHES.pages);
  // Reading makes no cache: one that was removed stays so.
  const find = (url: string): Promise<Response | undefined> =>
    caches.match(url, { cacheName: KEPT_CACHES.pages });
  const write = async (state: KeptState): Promise<void> =>
    (await open()).put(STATE_URL, new Response(JSON.stringify(state)));
  return {
    write,
    read: async () => {
      const found = await find(STATE_URL);
      const state = found === undefined ? null : readJson(await found.text());
      return isState(state) ? state : null;
    },
    document: async () => (await find(SHELL_URL)) ?? null,
    keep: async (document, state) => {
      const cache = await open();
      // The document first: a state without its document would promise what is not there.
      await cache.put(SHELL_URL, document);
      await write(state);
    },
  };
}
