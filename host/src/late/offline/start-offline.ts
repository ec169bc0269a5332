/** The service worker in this window. */
import { RELEASE_ROOT } from '@site/domain/releases/paths';
import type { LateContext } from '../context';
import { keepOffline } from './keep-offline';

/** The first page, its late parts and its measurements come first. */
const AFTER_MS = 5_000;
/** A board that moves is never idle. */
const LATEST_MS = 10_000;
const FILES = `${RELEASE_ROOT}/remotes/`;

/** Files of releases that this page has loaded, by the browser's own list. */
const usedFiles = ({ performance, location }: Window): readonly string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${location.origin}${FILES}`))
      .map((name) => name.slice(location.origin.length))
      .filter((path) => !path.includes('?')),
  ),
];

/** Who saves data is spared the worker's own fetches. */
function savesData({ navigator }: Window): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** What a window may not have: private windows of some browsers throw at the mere look. */
function cachesOf(window: Window): CacheStorage | undefined {
  try {
    return window.caches;
  } catch {
    return undefined;
  }
}

/** Starts it. A preview is no word on the live site: its tab brings no worker and removes none. */
export function startOffline(window: Window, { federation, platform }: LateContext): void {
  if (platform.preview.get() !== null) return;
  keepOffline({
    workers: window.navigator.serviceWorker,
    caches: cachesOf(window),
    federation,
    usedFiles: () => usedFiles(window),
    isWanted: !__SITE_TOOLS__,
    mayBring: !savesData(window),
    origin: window.location.origin,
    inUse: (work) =>
      void window.setTimeout(
        () =>
          typeof window.requestIdleCallback === 'function'
            ? window.requestIdleCallback(work, { timeout: LATEST_MS })
            : work(),
        AFTER_MS,
      ),
  });
}
