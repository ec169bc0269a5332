/** Puts the site on the page: platform, loader of remotes, effects, tree. */
import { createRoot } from 'react-dom/client';
import { Telemetry } from '@site/domain/constants';
import { QueryClient } from '@site/platform/host';
import { App } from '../App';
import { readOverrides } from '../devtools/overrides';
import { listenToWindows } from '../effects/cross-window';
import { reactToFailure } from '../effects/error-effects';
import { recoverMoney } from '../effects/money-recovery';
import { createFederation } from '../federation/create-federation';
import { readBoot } from '../federation/read-boot';
import { startLateOnIdle } from '../late/start-on-idle';
import { copy } from '../phrases/zh-CN';
import { createRemoteLoader } from '../remotes/remote-loader';
import { siteMapOf } from '../routing/site-route';
import { catchUncaught } from '../telemetry/early-errors';
import { newUuid } from './browser';
import { createServerClock } from './clock';
import { createHostPlatform, type HostPlatform } from './create-platform';
import { UNIT_KEY } from './unit-key';

/** The device's random id, for canary shares; made once. */
function unitIdOf({ storage }: HostPlatform['platform']): string {
  const known = storage.read(UNIT_KEY);
  if (known !== null) return known;
  const made = newUuid(window.crypto);
  storage.write(UNIT_KEY, made);
  return made;
}

/** Starts the site in the element. @throws when the document carries no boot data. */
export function startSite(container: HTMLElement): void {
  catchUncaught(window);
  const boot = readBoot(document);
  const clock = createServerClock(boot.serverTime, () => performance.now());
  const host: HostPlatform = createHostPlatform(window, clock, boot.env, {
    onFailure: (failure) => reactToFailure(failure, host.platform),
    onRedirect: () => host.platform.toast.show('error', copy.redirectRefused),
    onVolatile: () => host.platform.toast.show('info', copy.volatile),
  });
  const { platform } = host;
  const federation = createFederation({
    boot, fetch: window.fetch.bind(window), clock, unitId: unitIdOf(platform), ...(__SITE_TOOLS__ ? { overrides: readOverrides(platform.storage) } : {}),
  });
  const loader = createRemoteLoader(federation, platform);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } });
  platform.bus.on('session.logged-out').subscribe(() => queries.clear());
  platform.bus.on('session.logged-in').subscribe(() => void queries.invalidateQueries());
  void host.start();
  listenToWindows(window, platform);
  recoverMoney(platform, loader, (kind) => siteMapOf(federation.surfaces()).moneyOwners.get(kind));
  federation.start();
  if (__SITE_TOOLS__) void import('../devtools/install').then(({ installTools }) => installTools(platform, federation));
  setTimeout(() => {
    void import('../telemetry/start-telemetry').then(({ startTelemetry }) => startTelemetry({ window, platform, federation, appVersion: boot.host.version, gamesOrigin: boot.origins.games })).catch(() => undefined);
  }, Telemetry.scriptsAfterMs);
  const landingSearch = window.location.search;
  createRoot(container).render(<App host={host} federation={federation} loader={loader} queries={queries} />);
  startLateOnIdle({ platform, navigator: host.navigator, federation, queries, calls$: host.calls$, landingSearch });
}
