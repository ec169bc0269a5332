/** Puts the site on the page: platform, loader of remotes, effects, tree. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { BootDocument } from '@site/contracts/releases/boot-document';
import { Telemetry } from '@site/domain/constants';
import { versionRoot } from '@site/domain/releases/paths';
import { createState, type PreviewState, type SeasonsState, type StateOwner } from '@site/platform';
import { KEYS, QueryClient, fixedSeasons, retryRead } from '@site/platform/host';
import { App } from '../App';
import { readOverrides } from '../devtools/overrides';
import { listenToWindows } from '../effects/cross-window';
import { reactLater } from '../effects/error-later';
import { keepInstallPrompt } from '../features/app-bar/install-prompt';
import { createFederation } from '@site/federation/create-federation';
import { memoryMarks } from '@site/federation/versions/device-marks';
import { trustFiles } from '@site/federation/integrity/integrity-map';
import type { Federation } from '@site/federation/types';
import { readBoot } from '@site/federation/document/read-boot';
import { seasonPhase } from '@site/domain/releases/seasons';
import { keepRecords, type KeptRecords } from '@site/federation/loading/kept-records';
import { seasonsOf } from '../features/season/seasons-of';
import { insist } from '../late/insist';
import { startLateOnIdle } from '../late/start-on-idle';
import { SHELL } from '../phrases/zh-CN';
import { tokenOfTab } from '../preview/token-of-tab';
import { createSiteLoader } from '../remotes/site-loader';
import { keepFriendCode } from '../session/keep-friend-code';
import { takeLink } from '../session/take-link';
import { whenSignedIn } from '../session/when-signed-in';
import { catchUncaught } from '../telemetry/early-errors';
import { draw, newUuid } from './browser';
import { createServerClock, type ServerClock } from './clock';
import { createHostPlatform, type HostPlatform } from './create-platform';
import { storedMarks } from './stored-marks';
import { UNIT_KEY } from './unit-key';

/** The device's random id, for canary shares; made once. */
function unitIdOf({ storage }: HostPlatform['platform']): string {
  const known = storage.read(UNIT_KEY);
  if (known !== null) return known;
  const made = newUuid(window.crypto);
  storage.write(UNIT_KEY, made);
  return made;
}

/** The parts that stand before anything is shown. */
interface Ground {
  readonly host: HostPlatform;
  readonly clock: ServerClock;
  readonly plan: StateOwner<SeasonsState>;
  /** Load steps, kept until their late reader is here. */
  readonly records: KeptRecords;
}

/** The effects that watch the page from outside of React. */
function watchPage({ platform }: HostPlatform, federation: Federation, queries: QueryClient): void {
  platform.locks.updatesHeld$.subscribe((held) => {
    if (!held) federation.takeWaiting();
  });
  window.addEventListener('pagehide', federation.leave);
  window.document.addEventListener('visibilitychange', () => {
    if (window.document.visibilityState === 'hidden') federation.leave();
  });
  platform.bus.on('session.logged-out').subscribe(() => queries.clear());
  // However a visitor became a member, here or in another tab: what was answered to the visitor is asked anew (R4.4-1).
  whenSignedIn(platform.session.state, () => void queries.invalidateQueries());
  keepInstallPrompt(window);
  listenToWindows(window, platform);
}

/**
 * The loader of what the picture in `boot` names.
 *
 * @param shiftMs set in previews.
 */
function loaderOf(
  boot: BootDocument,
  { host: { platform }, clock, records }: Ground,
  shiftMs?: number,
): Federation {
  return createFederation({
    boot,
    fetch: window.fetch.bind(window),
    clock,
    unitId: unitIdOf(platform),
    // Kept with the session: a page that opens with one decides by them before the member is loaded.
    cohorts: () =>
      platform.storage.read(KEYS.memberInfo)?.cohorts ??
      (platform.storage.read(KEYS.loginStatus) ? null : []),
    isHeld: platform.locks.updatesHeld,
    // What a preview does to this device is no word on the live site.
    marks:
      shiftMs === undefined
        ? storedMarks(platform.storage, () => newUuid(window.crypto))
        : memoryMarks(),
    onRecord: records.note,
    jitter: draw,
    ...(shiftMs === undefined ? {} : { shiftMs }),
    ...(__SITE_TOOLS__ ? { overrides: readOverrides(platform.storage) } : {}),
  });
}

/** Shows what the loader has. */
function showSite(
  container: HTMLElement,
  { host: { version }, origins }: BootDocument,
  { host, plan, records }: Ground,
  federation: Federation,
): void {
  const { platform } = host;
  const loader = createSiteLoader(federation, platform, (keepIntrinsics) => keepIntrinsics());
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: retryRead, refetchOnWindowFocus: false } },
  });
  const link = takeLink(window);
  if (link !== null)
    void import('../session/link-login')
      .then(({ logInByLink }) => logInByLink(platform, link))
      .catch(() => undefined);
  void host.start();
  watchPage(host, federation, queries);
  if (__SITE_TOOLS__)
    void import('../devtools/install').then(({ installTools }) =>
      installTools(platform, federation),
    );
  setTimeout(() => {
    void insist('telemetry', () => import('../telemetry/start-telemetry'))
      .then(({ startTelemetry }) =>
        startTelemetry({
          window,
          platform,
          federation,
          appVersion: version,
          gamesOrigin: origins.games,
        }),
      )
      .catch(() => undefined);
  }, Telemetry.scriptsAfterMs);
  const landingSearch = window.location.search;
  keepFriendCode(platform.storage, landingSearch);
  const app = <App host={host} federation={federation} loader={loader} queries={queries} />;
  // The squads' builds run React's own checks; what members get carries none of them.
  createRoot(container).render(__SITE_TOOLS__ ? <StrictMode>{app}</StrictMode> : app);
  startLateOnIdle({
    platform,
    navigator: host.navigator,
    federation,
    loader,
    queries,
    calls: host.calls,
    records,
    plan,
    landingSearch,
    appVersion: version,
  });
}

/**
 * Starts the site in the element. Rejects when the document carries no boot data, or whatever else
 * kept the site from standing.
 */
export async function startSite(container: HTMLElement): Promise<void> {
  catchUncaught(window);
  const boot = readBoot(document);
  // Before any chunk of the host is asked for, also one that comes before the loader.
  trustFiles(versionRoot('host', boot.host.version), boot.host.files);
  // A static document knows no time: the device's stands in until an answer sets it right.
  const clock = createServerClock(boot.serverTime ?? Date.now(), () => performance.now());
  const plan = createState(seasonsOf(boot.registry, clock.now()));
  const preview = createState<PreviewState | null>(null);
  let shift = 0;
  let federation: Federation | null = null;
  const seasons = {
    // The loader's time as soon as it stands, so that plan, pages and addresses turn at one moment.
    ...fixedSeasons(plan, () => federation?.serverNow() ?? clock.now() + shift, seasonPhase),
    preview,
  };
  const host: HostPlatform = createHostPlatform(window, clock, boot, seasons, {
    onFailure: (failure) => reactLater(failure, host.platform),
    onRedirect: (message) =>
      void import('../effects/redirect')
        .then(({ followRedirect }) =>
          followRedirect(window, host.platform, message, boot.origins.redirect ?? []),
        )
        .catch(() => undefined),
    onVolatile: () => host.platform.toast.show('info', SHELL.volatile),
    supportCode: () => federation?.supportCode() ?? 'G0',
  });
  const ground: Ground = { host, clock, plan, records: keepRecords() };
  const run = (shown: BootDocument, shiftMs?: number): void => {
    federation = loaderOf(shown, ground, shiftMs);
    showSite(container, shown, ground, federation);
  };
  const token = tokenOfTab(window, host.platform.storage);
  if (token === null) {
    run(boot);
    return;
  }
  // A chunk that did not come costs the preview, not the site.
  const previews = await import('../preview/start-preview').catch(() => null);
  const opened = await previews?.startPreview(boot, token, window.fetch.bind(window));
  if (opened?.ok) {
    shift = opened.shiftMs;
    preview.set(opened.preview);
    plan.set(seasonsOf(opened.boot.registry, clock.now() + shift));
    run(opened.boot, shift);
  } else run(boot);
  if (opened) previews?.announcePreview(window, host.platform, opened);
}
