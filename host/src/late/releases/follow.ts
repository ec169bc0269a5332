/**
 * Everything that keeps an open page with the releases: polling, seasons, what is fetched ahead,
 * what is put on record.
 */
import { draw } from '../../boot/browser';
import { loadLive } from '../../federation/load-live';
import { readFacts } from '../../routing/guard-facts';
import { askGuard } from '../../routing/site-guard';
import { surroundingOf } from '../../telemetry/surrounding';
import type { LateContext } from '../context';
import { preloadOnIntent } from './intent';
import { startLoadLog, statusByTiming } from './load-log';
import { restWhenOver } from './over';
import { pageVisibility, poll } from './polling';
import { startPrefetch } from './prefetch';
import { reloadGuard } from './reload-guard';
import { startSeasonClock } from './season-clock';
import { startShadow } from './shadow';
import { watchUpdates, type UpdateQuestion } from './update-watch';

/** Visible, online, and nobody asked to save data. */
function mayFetch({ navigator, document }: Window): boolean {
  const saves =
    'connection' in navigator &&
    (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true;
  return document.visibilityState === 'visible' && navigator.onLine && !saves;
}

function askAboutUpdates(window: Window, { federation, platform }: LateContext): void {
  const { locks, storage, clock } = platform;
  const guard = reloadGuard({
    storage,
    isOnline: () => window.navigator.onLine,
    reload: () => window.location.reload(),
  });
  const { question, later } = watchUpdates({
    federation,
    isHeld: locks.updatesHeld,
    onHeldChange: (work) => void locks.updatesHeld$.subscribe(work),
    mayReload: guard.mayReload,
    monotonic: clock.monotonic,
    every: (ms, work) => void setInterval(work, ms),
  });
  const agree = ({ kind, generation }: UpdateQuestion): void => {
    if (kind === 'waiting') federation.takeWaiting();
    else guard.reload(generation);
  };
  // The question is rare; its looks come with the first one.
  const first = question.changes$.subscribe((asked) => {
    if (asked === null) return;
    queueMicrotask(() => first.unsubscribe());
    void import('./UpdateNotice')
      .then(({ mountUpdateNotice }) =>
        mountUpdateNotice(window.document, { question, onYes: agree, onLater: later }),
      )
      .catch(() => undefined);
  });
}

/** Starts it. */
export function followReleases(window: Window, context: LateContext): void {
  const { federation, platform, records, plan, appVersion } = context;
  // At hand before it is needed: a remote whose record the document does not carry waits for it.
  void loadLive().catch(() => undefined);
  const fetcher = window.fetch.bind(window);
  // Safari has no idle callback.
  const onIdle = (work: () => void): void =>
    void (typeof window.requestIdleCallback === 'function'
      ? window.requestIdleCallback(work)
      : setTimeout(work, 1_000));
  const onWake = (work: () => void): void =>
    void pageVisibility.onChange(() => {
      if (pageVisibility.isVisible()) work();
    });
  const ahead = { federation, fetch: fetcher, draw, mayFetch: () => mayFetch(window), onIdle };
  const tell = startLoadLog({
    records,
    around: surroundingOf(window, appVersion),
    statusOf: statusByTiming(window.performance, window.location.origin),
    beacon: (url, body) =>
      window.navigator.sendBeacon(url, new Blob([body], { type: 'application/json' })),
    isOnline: () => window.navigator.onLine,
    onOnline: (work) => window.addEventListener('online', work),
    onPageHide: (work) => window.addEventListener('pagehide', work),
  });
  startSeasonClock({ federation, plan, onWake });
  startPrefetch({ ...ahead, onWake });
  startShadow({ ...ahead, monotonic: platform.clock.monotonic, tell });
  askAboutUpdates(window, context);
  preloadOnIntent({
    document: window.document,
    federation,
    opens: (path, routes) => {
      const { answer, to } = askGuard(path, routes, readFacts(platform, routes));
      return answer.kind === 'open' ? to : null;
    },
  });
  const rest = restWhenOver(federation, platform);
  poll(
    () => federation.refresh().then(rest),
    () => federation.view().channel.pollSeconds,
    draw,
    pageVisibility,
  );
  // The edge itself was not sure of what it served.
  if (federation.view().health !== 'live') void federation.refresh();
}
