/**
 * What can wait until the first page stands: loaded on idle after the first render, each effect
 * from its own file.
 */
import { watchRepeatLogin } from '../effects/error-repeat-login';
import { recoverMoney } from '../effects/money-recovery';
import { followAccents } from '../features/season/accents';
import { siteMapOf } from '../routing/site-route';
import { checkDomain } from '../session/domain-check';
import { readLanding } from '../session/landing';
import { watchDuties } from '../session/member-duties';
import { watchIdle } from '../session/idle';
import { watchSession } from '../session/session-notices';
import { surroundingOf } from '../telemetry/surrounding';
import type { LateContext } from './context';
import { followTheme } from './follow-theme';
import { insist } from './insist';
import { dressForPaper } from './on-paper';
import { startOffline } from './offline/start-offline';
import { followReleases } from './releases/follow';
import { startRequestLog } from './request-log';
import { obeySwitches } from './switches';

/** Once somebody is signed in. */
const firstMember = ({ session }: LateContext['platform']): Promise<unknown> =>
  new Promise((resolve) => {
    session.state.changes$.subscribe(({ status }) => status === 'member' && resolve(status));
  });

/** Starts everything that can wait. */
export function startLate(context: LateContext): void {
  const { platform, federation, loader, calls, appVersion } = context;
  recoverMoney(platform, loader, (kind) => siteMapOf(federation.surfaces()).moneyOwners.get(kind));
  readLanding(window, context);
  watchDuties(window, platform);
  watchSession(platform);
  watchIdle(window, platform);
  followReleases(window, context);
  startOffline(window, context);
  followTheme(window, platform);
  dressForPaper(window);
  followAccents(window.document, platform.seasons, federation);
  startRequestLog({
    calls$: calls.readAs('requestLog'),
    around: surroundingOf(window, appVersion),
    monotonic: platform.clock.monotonic,
    fetch: window.fetch.bind(window),
    later: (work, ms) => void window.setTimeout(work, ms),
    beacon: (url, body) =>
      void window.navigator.sendBeacon(url, new Blob([body], { type: 'application/json' })),
    onPageHide: (work) => window.addEventListener('pagehide', work),
  });
  watchRepeatLogin(platform, calls.readAs('repeatLogin'));
  // Visitors are told nothing, and their pages fetch nothing for it.
  void firstMember(platform)
    .then(() => insist('alerts', () => import(/* webpackChunkName: "alerts" */ './start-member')))
    .then(({ startMember }) => startMember(window, context));
  // At hand before something fails: a failure may be the network that would have to bring it.
  void insist('reactions', () => import(/* webpackChunkName: "late" */ '../effects/error-effects'));
  void import(/* webpackChunkName: "late" */ '../remotes/SeasonPoster').catch(() => undefined);
  void checkDomain(window, platform);
  void obeySwitches(context);
}
