/**
 * Keeps an open page of this site with the releases: what the library does by itself, and what this
 * site shows of it.
 */
import { followReleases as follow } from '@site/federation/follow/follow-releases';
import { onWake } from '@site/federation/follow/polling';
import { preloadOnIntent, type RemotePage } from '@site/federation/follow/preload-on-intent';
import { readReloads, reloadGuard } from '@site/federation/follow/reload-guard';
import { startSeasonClock } from '@site/federation/follow/season-clock';
import { watchUpdates, type UpdateQuestion } from '@site/federation/follow/update-watch';
import { createState, jsonKey, type SeasonsState } from '@site/platform';
import { draw } from '../../boot/browser';
import { seasonsOf } from '../../features/season/seasons-of';
import { readFacts } from '../../routing/guard-facts';
import { askGuard } from '../../routing/site-guard';
import { surroundingOf } from '../../telemetry/surrounding';
import type { LateContext } from '../context';
import { onOtherCohorts } from './on-other-cohorts';
import { maintenanceWhenOver } from './over';
import { pageAt } from './page-at';

const RELOADS_KEY = jsonKey<readonly number[]>(
  'releaseReloads',
  'session',
  'never',
  1,
  readReloads,
);

function askAboutUpdates(window: Window, { federation, platform }: LateContext): void {
  const { locks, storage, clock } = platform;
  const guard = reloadGuard({
    reloads: {
      read: () => storage.read(RELOADS_KEY),
      write: (generations) => void storage.write(RELOADS_KEY, generations),
    },
    isOnline: () => window.navigator.onLine,
    reload: () => window.location.reload(),
  });
  const question = createState<UpdateQuestion | null>(null);
  const later = watchUpdates({
    federation,
    isHeld: locks.updatesHeld,
    onHeldChange: (work) => void locks.updatesHeld$.subscribe(work),
    mayReload: guard.mayReload,
    monotonic: clock.monotonic,
    every: (ms, work) => void setInterval(work, ms),
    question,
  });
  const agree = ({ kind, generation }: UpdateQuestion): void => {
    if (kind === 'waiting') federation.takeWaiting();
    else guard.reload(generation);
  };
  // The question is rare; its looks come with the first one.
  const first = question.changes$.subscribe((current) => {
    if (current === null) return;
    queueMicrotask(() => first.unsubscribe());
    void import('./UpdateNotice')
      .then(({ mountUpdateNotice }) =>
        mountUpdateNotice(window.document, { question, onYes: agree, onLater: later }),
      )
      .catch(() => undefined);
  });
}

/** Makes a page ready in an idle moment: its files, and then its code. */
async function makeReady(
  window: Window,
  { federation, loader }: LateContext,
  { remote, page }: RemotePage,
): Promise<void> {
  await federation.preload(remote, page);
  // Safari has no idle callback: there the files have to do.
  window.requestIdleCallback?.(() => {
    // What does not load is told when somebody goes there.
    loader
      .page(remote, page)
      .load()
      .catch(() => undefined);
  });
}

export function followReleases(window: Window, context: LateContext): void {
  const { federation, platform, records, plan, appVersion } = context;
  const planNow = (): SeasonsState => seasonsOf(federation.view().registry, federation.serverNow());
  startSeasonClock({ federation, planNow, plan, onWake });
  askAboutUpdates(window, context);
  onOtherCohorts(platform.session.state, federation.timePassed);
  preloadOnIntent({
    document: window.document,
    federation: {
      ...federation,
      preload: (remote, page = '') => makeReady(window, context, { remote, page }),
    },
    pageAt: (pathname) =>
      pageAt(pathname, federation.surfaces(), (path, routes) => {
        const { answer, to } = askGuard(path, routes, readFacts(platform, routes));
        return answer.kind === 'open' ? to : null;
      }),
  });
  follow({
    window,
    federation,
    records,
    around: surroundingOf(window, appVersion),
    draw,
    monotonic: platform.clock.monotonic,
    onPolled: maintenanceWhenOver(federation, platform),
  });
}
