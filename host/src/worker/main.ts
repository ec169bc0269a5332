/**
 * The service worker (`/cn/mobile/sw.js`): it starts the site without a network and keeps the files
 * of what is live. Built by itself; nothing of it is in what a page loads.
 *
 * A newer one takes over at once, under open pages: it brings no version of anything. Whatever a
 * page asks for is answered by its address, which names its bytes, or by the network; what the
 * older worker had begun it still ends. It also shows alerts that come by web push (`alerts`).
 *
 * The first one hears what the page has used while it is being installed: scripts that are kept
 * then are compiled at once by engines that keep compiled code, so that the second visit runs what
 * otherwise only the third would.
 */
import { AlertNews } from '@site/domain/constants';
import { OfflineLimits } from '@site/domain/offline/kept';
import { isKeptCache, KEPT_CACHES } from '@site/domain/offline/names';
import { openAlert, tellPush, type AlertPorts } from './alerts';
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

const alerts: AlertPorts = {
  windows: async () => {
    const all = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    // Of one origin, other sites may stand beside this one.
    return all.filter(({ url }) => url.startsWith(scope.registration.scope));
  },
  show: (title, options) => scope.registration.showNotification(title, options),
  open: (url) => scope.clients.openWindow(url),
  handOver: (window, word) => {
    const { port1, port2 } = new MessageChannel();
    const taken = new Promise<boolean>((resolve) => {
      port1.onmessage = () => resolve(true);
    });
    window.postMessage(word, [port2]);
    return Promise.race([taken, wait(AlertNews.takeMs).then(() => false)]);
  },
  insists: /AppleWebKit(?!.*Chrom)/.test(scope.navigator.userAgent),
};
scope.addEventListener('push', (event) => event.waitUntil(tellPush(event.data, alerts)));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAlert(event.notification.data, alerts));
});
