/** Puts the site on the page: platform, loader of remotes, effects, tree. */
import { createRoot } from 'react-dom/client';
import { Telemetry } from '@site/domain/constants';
import { QueryClient, retryRead } from '@site/platform/host';
import { App } from '../App';
import { readOverrides } from '../devtools/overrides';
import { listenToWindows } from '../effects/cross-window';
import { reactLater } from '../effects/error-later';
import { keepInstallPrompt } from '../features/app-bar/install-prompt';
import { createFederation } from '../federation/create-federation';
import { readBoot } from '../federation/read-boot';
import { startLateOnIdle } from '../late/start-on-idle';
import { copy } from '../phrases/zh-CN';
import { createRemoteLoader } from '../remotes/remote-loader';
import { takeLink } from '../session/take-link';
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
    onFailure: (failure) => reactLater(failure, host.platform),
    onRedirect: (message) => void import('../effects/redirect').then(({ followRedirect }) => followRedirect(window, host.platform, message)).catch(() => undefined),
    onVolatile: () => host.platform.toast.show('info', copy.volatile),
  });
  const { platform } = host;
  const federation = createFederation({
    boot, fetch: window.fetch.bind(window), clock, unitId: unitIdOf(platform), ...(__SITE_TOOLS__ ? { overrides: readOverrides(platform.storage) } : {}),
  });
  const loader = createRemoteLoader(federation, platform);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: retryRead, refetchOnWindowFocus: false } } });
  platform.bus.on('session.logged-out').subscribe(() => queries.clear());
  platform.bus.on('session.logged-in').subscribe(() => void queries.invalidateQueries());
  const link = takeLink(window);
  if (link !== null) void import('../session/link-login').then(({ logInByLink }) => logInByLink(platform, link)).catch(() => undefined);
  void host.start();
  keepInstallPrompt(window);
  listenToWindows(window, platform);
  federation.start();
  if (__SITE_TOOLS__) void import('../devtools/install').then(({ installTools }) => installTools(platform, federation));
  setTimeout(() => {
    void import('../telemetry/start-telemetry').then(({ startTelemetry }) => startTelemetry({ window, platform, federation, appVersion: boot.host.version, gamesOrigin: boot.origins.games })).catch(() => undefined);
  }, Telemetry.scriptsAfterMs);
  const landingSearch = window.location.search;
  createRoot(container).render(<App host={host} federation={federation} loader={loader} queries={queries} />);
  startLateOnIdle({ platform, navigator: host.navigator, federation, loader, queries, calls: host.calls, landingSearch, appVersion: boot.host.version });
}
