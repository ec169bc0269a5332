/** What the service worker does, over whatever caches, network and time it is given. */
import { mayStandIn, OfflineLimits } from '@site/domain/offline/kept';
import { isKeptCache } from '@site/domain/offline/names';
import { answeredBy, releasedFile, type AskedFor } from '@site/domain/offline/requests';
import { OFFLINE_PAGE, OFFLINE_POLICY } from '@site/domain/serving/failure-answers';
import { documentHeaders } from '@site/domain/serving/security-headers';
import { fileKeeper } from './file-keeper';
import { follower } from './follower';
import { stateStore, type StateStore } from './kept-state';
import type { RequestEvent } from './scope';

/** What it is given. */
export interface SiteWorkerDeps {
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly caches: CacheStorage;
  /** Device time, ms. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Takes the worker's registration away. */
  readonly unregister: () => Promise<unknown>;
}

/** The worker. */
export interface SiteWorker {
  /** Answers a request, or leaves it to the browser. */
  readonly answer: (event: RequestEvent) => void;
  /** Hears a page: what it has used, or that the worker has to go. */
  readonly told: (data: unknown) => Promise<void>;
}

/** A word of a page. */
interface Word {
  /** The page was told that there is to be no worker. */
  readonly off: boolean;
  /** Paths of files; none but the site's own can come of it. */
  readonly used: readonly string[];
  /** The generation that the page has proven. */
  readonly generation: number;
}

function readWord(data: unknown): Word | null {
  if (typeof data !== 'object' || data === null) return null;
  const { off, used, generation } = data as Partial<Record<keyof Word, unknown>>;
  const paths = (Array.isArray(used) ? used : []).filter((path) => typeof path === 'string');
  return {
    off: off === true,
    used: paths.slice(0, OfflineLimits.mostNamed),
    generation: Number.isSafeInteger(generation) ? (generation as number) : 0,
  };
}

const offlinePage = (): Response =>
  new Response(OFFLINE_PAGE, {
    status: 503,
    headers: {
      ...documentHeaders(OFFLINE_POLICY, false),
      'content-type': 'text/html; charset=utf-8',
    },
  });

/** A request as the rules see it. */
function askedBy({ url, method, mode, destination, headers }: Request): AskedFor {
  const { origin, pathname, search, searchParams } = new URL(url);
  return {
    method,
    mode,
    destination,
    origin,
    pathname,
    search,
    isPartial: headers.has('range'),
    isPreview: searchParams.has('preview'),
  };
}

/** The kept document where it may stand in, else null. */
async function keptPage(
  store: StateStore,
  { heard, now, most }: { readonly heard: number; readonly now: number; readonly most: number },
): Promise<Response | null> {
  const state = await store.read().catch(() => null);
  if (state === null) return null;
  const seen = Math.max(state.seen, state.ahead, heard);
  return mayStandIn(state.document, seen, now, most) ? store.document().catch(() => null) : null;
}

/** Makes it. */
export function siteWorker(deps: SiteWorkerDeps): SiteWorker {
  const { origin, fetch, caches, now, wait } = deps;
  const store = stateStore(caches);
  let isOff = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** The highest generation that a page spoke of in this life of the worker. */
  let heard = 0;
  const files = fileKeeper({
    fetch,
    caches,
    versionOf: async (key) => {
      const known = (await store.read())?.versions[key];
      if (known !== undefined) return known;
      // The page may be ahead: it has seen a generation that this worker has not.
      await followSoon();
      return (await store.read())?.versions[key] ?? null;
    },
  });
  const follow = follower({
    fetch,
    store,
    now,
    heard: () => heard,
    isOff: () => isOff,
    onKept: files.prune,
    onOff: () => leave(),
  });
  const leave = async (): Promise<void> => {
    isOff = true;
    const names = (await caches.keys()).filter(isKeptCache);
    await Promise.all(names.map((name) => caches.delete(name)));
    await deps.unregister();
  };
  const followNow = (): Promise<void> => {
    lookedAt = now();
    return follow();
  };
  const followSoon = async (): Promise<void> => {
    if (!isOff && Math.abs(now() - lookedAt) >= OfflineLimits.lookMs) await followNow();
  };

  const standIn = (most: number): Promise<Response | null> =>
    keptPage(store, { heard, now: now(), most });
  const answerPage = async (event: RequestEvent, standsIn: boolean): Promise<Response> => {
    const asked = Promise.resolve(event.preloadResponse).then(
      (early) => early ?? fetch(event.request),
    );
    // An answer wins, whatever it says: one of maintenance too.
    const inTime = await Promise.race([
      asked.catch(() => null),
      ...(standsIn ? [wait(OfflineLimits.pageWaitMs).then(() => null)] : []),
    ]);
    if (inTime !== null) {
      event.waitUntil(followSoon());
      return inTime;
    }
    event.waitUntil(asked.catch(() => undefined));
    const early = standsIn ? await standIn(OfflineLimits.slowGoodMs) : null;
    return (
      early ??
      asked.catch(
        async () => (standsIn ? await standIn(OfflineLimits.goodMs) : null) ?? offlinePage(),
      )
    );
  };

  return {
    answer: (event) => {
      if (isOff) return;
      const { request } = event;
      const what = answeredBy(askedBy(request), origin);
      if (what === null) return;
      if (what.kind === 'page') {
        event.respondWith(answerPage(event, what.mayStandIn));
        return;
      }
      const answerFile = async (): Promise<Response> => {
        const kept = await files.find(what).catch(() => null);
        if (kept !== null) return kept;
        const fresh = await fetch(request);
        if (fresh.ok && !isOff) event.waitUntil(files.keep(what, fresh.clone()));
        return fresh;
      };
      event.respondWith(answerFile());
    },
    told: async (data) => {
      const word = readWord(data);
      if (word === null) return;
      if (word.off) return leave();
      // A page that uses it wants it, whatever an older one said in the same life.
      isOff = false;
      heard = Math.max(heard, word.generation);
      const state = await store.read();
      // Before anything is asked of a network that may be gone the next moment.
      if (state !== null && word.generation > Math.max(state.seen, state.ahead))
        await store.write({ ...state, ahead: word.generation });
      await followNow();
      // The look that was joined may have begun before that generation was there.
      if (!isOff && ((await store.read())?.seen ?? 0) < heard) await followNow();
      for (const path of word.used) {
        const file = releasedFile(path);
        if (file !== null && !isOff) await files.keep(file);
      }
    },
  };
}
