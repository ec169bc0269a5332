/** Puts the platform together: the only place where its parts meet the browser. */
import { Http } from '@site/domain/constants';
import { isSignedIn } from '@site/domain/session/access';
import { fingerprint } from '@site/domain/hash';
import type { CallFailure, Platform } from '@site/platform';
import {
  createApiClient, createBalances, createBus, createJournal, createLocks, createMoney, createSession, createStorage, createToasts,
  createTransport, createVendorTokens, createWindowRegistry, openPlace,
} from '@site/platform/host';
import { every, exclusiveOver, newUuid, wait } from './browser';
import type { ServerClock } from './clock';
import { loadBalances } from './load-balances';
import { createNavigator, type HostNavigator } from './navigator';
import { createSessionCalls } from './session-calls';

/** What the host keeps of the platform besides its public face. */
export interface HostPlatform {
  readonly platform: Platform;
  readonly navigator: HostNavigator;
  /** Picks up a kept session; the guard waits for its first, synchronous part only. */
  readonly start: () => Promise<void>;
}

/** Listeners that the effects of the host fill in. */
export interface HostHooks {
  readonly onFailure: (failure: CallFailure) => void;
  readonly onRedirect: (url: string) => void;
  readonly onVolatile: () => void;
}

/** Makes the platform of this page. */
export function createHostPlatform(window: Window, clock: ServerClock, environment: 'live' | 'staging', hooks: HostHooks): HostPlatform {
  const storage = createStorage({ local: openPlace(() => window.localStorage), session: openPlace(() => window.sessionStorage) });
  const bus = createBus();
  const locks = createLocks();
  const navigator = createNavigator();
  const toast = createToasts({ set: (work, ms) => setTimeout(work, ms), clear: (timer) => clearTimeout(timer) });
  const vendorTokens = createVendorTokens({ api: () => api, now: clock.monotonic, wait });
  const session = createSession({
    storage, bus, every, wait,
    calls: createSessionCalls(() => api, window.location.hostname),
    exclusive: exclusiveOver(window.navigator.locks),
    onForeignChange: (listener) => window.addEventListener('storage', (event) => listener(event.key)),
  });
  const api = createApiClient({
    transport: createTransport(),
    tokenFor: (service) => (vendorTokens.isVendor(service) ? vendorTokens.get(service) : session.token()),
    prepare: async ({ service, auth }) => {
      if (auth !== 'none' && vendorTokens.isVendor(service)) await vendorTokens.ensure(service);
    },
    refresh: (service) => (vendorTokens.isVendor(service) ? vendorTokens.renew(service) : session.refresh()),
    onServerDate: clock.align,
    onFailure: hooks.onFailure, onRedirect: hooks.onRedirect,
  });
  const signedIn = (): boolean => isSignedIn(session.state.get());
  const memberCode = (): string | null => {
    const state = session.state.get();
    return state.status === 'member' ? state.member.memberCode : null;
  };
  const balances = createBalances({ bus, now: clock.now, signedIn, load: () => loadBalances(api) });
  const money = createMoney({
    journal: createJournal(storage), bus, locks, memberCode, now: clock.now, newKey: () => newUuid(window.crypto), hash: fingerprint,
    wait, softDeadlineMs: Http.moneySoftMs, onVolatile: hooks.onVolatile,
  });
  bus.on('session.logged-out').subscribe(() => vendorTokens.clear());
  const platform: Platform = {
    bus, session, balances, api, storage, navigator, toast, money, windows: createWindowRegistry(), locks, clock, environment,
  };
  return { platform, navigator, start: session.start };
}
