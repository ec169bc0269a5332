/**
 * Everything that keeps an open page with the releases by itself: polling, what is fetched ahead,
 * what is put on record.
 */
import type { KeptRecords } from '../loading/kept-records';
import { loadLive } from '../loading/load-live';
import type { Federation } from '../types';
import { startLoadLog, statusByTiming, type LoadLogDeps } from './load-log';
import { onWake, pageVisibility, poll } from './polling';
import { startPrefetch } from './prefetch';
import { startShadow } from './shadow';

/** What keeping a page with the releases needs: the page, its federation and its time. */
export interface FollowDeps {
  readonly window: Window;
  readonly federation: Federation;
  /** Load steps since the start and every later one. */
  readonly records: KeptRecords;
  readonly around: LoadLogDeps['around'];
  /** A number in [0, 1), new at each call. */
  readonly draw: () => number;
  /** Monotonic ms. */
  readonly monotonic: () => number;
  /** Called after each poll of the pointer, whether or not it brought something. */
  readonly onPolled: () => void;
}

/** Visible, online, and not saving data. */
function mayFetch({ navigator, document }: Window): boolean {
  const saves =
    'connection' in navigator &&
    (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true;
  return document.visibilityState === 'visible' && navigator.onLine && !saves;
}

/** Starts it; once per document, when the first page stands. */
export function followReleases({
  window,
  federation,
  records,
  around,
  draw,
  monotonic,
  onPolled,
}: FollowDeps): void {
  // At hand before it is needed: a remote whose record the document does not carry waits for it.
  void loadLive().catch(() => undefined);
  // Safari has no idle callback.
  const onIdle = (work: () => void): void =>
    void (typeof window.requestIdleCallback === 'function'
      ? window.requestIdleCallback(work)
      : setTimeout(work, 1_000));
  const ahead = {
    federation,
    fetch: window.fetch.bind(window),
    draw,
    mayFetch: () => mayFetch(window),
    onIdle,
  };
  const record = startLoadLog({
    records,
    around,
    statusOf: statusByTiming(window.performance, window.location.origin),
    beacon: (url, body) =>
      window.navigator.sendBeacon(url, new Blob([body], { type: 'application/json' })),
    isOnline: () => window.navigator.onLine,
    onOnline: (work) => window.addEventListener('online', work),
    onPageHide: (work) => window.addEventListener('pagehide', work),
  });
  startPrefetch({ ...ahead, onWake });
  startShadow({ ...ahead, monotonic, record });
  poll(
    () => federation.refresh().then(onPolled),
    () => federation.view().channel.pollSeconds,
    draw,
    pageVisibility,
  );
  // The edge itself was not sure of what it served.
  if (federation.view().health !== 'live') void federation.refresh();
}
