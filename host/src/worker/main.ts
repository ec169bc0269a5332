/**
 * The service worker (`/cn/mobile/sw.js`): it starts the site without a network and keeps the files
 * of what is live. Built by itself; nothing of it is in what a page loads.
 *
 * A newer one takes over at once, under open pages: it brings no version of anything. Whatever a
 * page asks for is answered by its address, which names its bytes, or by the network; what the
 * older worker had begun it still ends.
 *
 * The first one hears what the page has used while it is being installed: scripts that are kept
 * then are compiled at once by engines that keep compiled code, so that the second visit runs what
 * otherwise only the third would.
 */
import { OfflineLimits } from '@site/domain/offline/kept';
import { isKeptCache, KEPT_CACHES } from '@site/domain/offline/names';
import type { WorkerScope } from './scope';
import { siteWorker } from './site-worker';

const scope = globalThis as unknown as WorkerScope;
const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const worker = siteWorker({
  origin: scope.location.origin,
  fetch: (...asked) => scope.fetch(...asked),
  caches: scope.caches,
  now: Date.now,
  wait,
  unregister: () => scope.registration.unregister(),
});

/** Caches of another form than this worker's. */
async function dropOtherForms(): Promise<void> {
  const own: readonly string[] = Object.values(KEPT_CACHES);
  const others = (await scope.caches.keys()).filter(
    (name) => isKeptCache(name) && !own.includes(name),
  );
  await Promise.all(others.map((name) => scope.caches.delete(name)));
}

let hear: () => void = () => undefined;
const heard = new Promise<void>((resolve) => {
  hear = resolve;
});

scope.addEventListener('install', (event) =>
  event.waitUntil(
    Promise.all([scope.skipWaiting(), Promise.race([heard, wait(OfflineLimits.installMs)])]),
  ),
);
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      scope.clients.claim(),
      dropOtherForms(),
      scope.registration.navigationPreload?.enable(),
    ]),
  ),
);
scope.addEventListener('fetch', worker.answer);
scope.addEventListener('message', (event) =>
  event.waitUntil(worker.told(event.data).finally(hear)),
);
