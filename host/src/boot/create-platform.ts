/** The platform of this page: the only place where its parts meet the browser. */
import type { BootDocument } from '@site/contracts/releases/boot-document';
import type { CallFailure } from '@site/platform';
import {
  assemblePlatform,
  createTransport,
  openPlace,
  type Platform,
  type CallLog,
  type SeasonsSource,
} from '@site/platform/host';
import { delay } from '@site/federation/deadlines';
import { every, exclusiveOver, listenToPage, newUuid, readCookie } from './browser';
import type { ServerClock } from './clock';
import { earlyTransport } from './early-transport';
import { createNavigator, type HostNavigator } from './navigator';

/** What the host keeps of the platform besides its public face. */
export interface HostPlatform {
  readonly platform: Platform;
  readonly navigator: HostNavigator;
  /** Picks up a kept session; the guard waits for its first, synchronous part only. */
  readonly start: () => Promise<void>;
  /** Calls for the late parts. */
  readonly calls: CallLog;
}

/** Listeners that the effects of the host fill in. */
export interface HostHooks {
  readonly onFailure: (failure: CallFailure) => void;
  readonly onRedirect: (url: string) => void;
  readonly onVolatile: () => void;
  readonly supportCode: () => string;
}

/** Makes the platform of this page. */
export function createHostPlatform(
  window: Window,
  clock: ServerClock,
  { env: environment, origins, answers }: Pick<BootDocument, 'env' | 'origins' | 'answers'>,
  seasons: SeasonsSource,
  hooks: HostHooks,
): HostPlatform {
  const navigator = createNavigator();
  const { platform, start, calls } = assemblePlatform({
    ...hooks,
    clock,
    deviceNow: Date.now,
    environment,
    gamesOrigin: origins.games,
    seasons,
    navigator,
    every,
    wait: delay,
    places: {
      local: openPlace(() => window.localStorage),
      session: openPlace(() => window.sessionStorage),
    },
    transport: earlyTransport(answers, clock.monotonic, createTransport()),
    hostName: window.location.hostname,
    exclusive: exclusiveOver(window.navigator.locks),
    newKey: () => newUuid(window.crypto),
    onServerDate: clock.align,
    onPage: (listener) => listenToPage(window, listener),
    readCookie: (name) => readCookie(window.document.cookie, name),
    onForeignChange: (listener) =>
      window.addEventListener('storage', (event) => listener(event.key)),
  });
  return { platform, navigator, start, calls };
}
