/**
 * Puts the platform together from what the surroundings give: a browser in the host, a test's own
 * world in tests.
 */
import type { Clock } from '@site/domain/clock';
import { distinctUntilChanged, filter, map } from 'rxjs';
import { Http } from '@site/domain/constants';
import { fingerprint } from '@site/domain/hash';
import { isSignedIn } from '@site/domain/session/access';
import { createApiClient } from './api/client';
import type { Transport } from './api/transport';
import { createCallLog, type CallLog } from './api/call-log';
import type { ApiClient, CallFailure } from './api/types';
import { createVendorTokens } from './api/vendor-tokens';
import { createBus } from './bus/bus';
import { openPorts } from './late/open-ports';
import { createLocks } from './locks';
import { createJournal } from './money/journal';
import type { MoneyDeps } from './money/deps';
import { createMoney } from './money/money';
import type { NavigatorPort, SitePlatform } from './platform';
import { openAccount } from './session/account';
import { createSession, type PageMoment, type SessionEngine } from './session/session';
import { createSessionCalls } from './session/session-calls';
import { openVisit } from './session/visit';
import type { SeasonsSource } from './seasons';
import type { StoragePlace } from './storage/keys';
import { KEYS } from './storage/keys';
import { createStorage, type WebStorage, type WholeStorage } from './storage/storage';
import { createToasts } from './toast';
import { createWindowRegistry } from './windows/registry';

/** Everything outside that the platform needs. */
export interface Surroundings {
  readonly places: Record<StoragePlace, WebStorage | null>;
  readonly transport: Transport;
  /** The site's host name, as the login wants it. */
  readonly hostName: string;
  readonly clock: Clock;
  /**
   * The device's own clock, epoch ms: wrong maybe, but the same in all tabs. How long the journal
   * keeps what is over, and nothing else.
   */
  readonly deviceNow: () => number;
  readonly environment: 'live' | 'staging';
  readonly gamesOrigin: string | null;
  readonly navigator: NavigatorPort;
  readonly exclusive: <R>(name: string, work: () => Promise<R>) => Promise<R>;
  readonly every: (ms: number, work: () => void) => () => void;
  readonly wait: (ms: number) => Promise<void>;
  readonly newKey: () => string;
  readonly onForeignChange: (listener: (name: string | null) => void) => void;
  /** What happens to the page: hidden, restored from the cache, looked at again. */
  readonly onPage: (listener: (moment: PageMoment) => void) => void;
  /** A cookie of this site by name, or null. */
  readonly readCookie: (name: string) => string | null;
  /** Told of the server's clock with every answer. */
  readonly onServerDate: (date: string) => void;
  /** Told of failures that no caller claimed (§8). */
  readonly onFailure: (failure: CallFailure) => void;
  /** Told of a GEN0003 redirect (§7.1). */
  readonly onRedirect: (url: string) => void;
  /** Seasons and preview as the releases have them. */
  readonly seasons: SeasonsSource;
  /** What this page runs, in one line. */
  readonly supportCode: () => string;
  /** Told when the browser keeps no journal of a money action. */
  readonly onVolatile: () => void;
}

/** The platform and how to start it. */
export interface AssembledPlatform {
  readonly platform: SitePlatform;
  /** Picks up a kept session; whether somebody is signed in is known as soon as it is called. */
  readonly start: () => Promise<void>;
  /** The last calls and every later one, for the late parts of the host. */
  readonly calls: CallLog;
}

/** The client of the site's calls: which token goes where, and who renews it. */
function clientOf(
  env: Surroundings,
  {
    session,
    vendorTokens,
    onCall,
    after,
  }: {
    readonly session: SessionEngine;
    readonly vendorTokens: ReturnType<typeof createVendorTokens>;
    readonly onCall: CallLog['tell'];
    readonly after: (ms: number, work: () => void) => () => void;
  },
): ApiClient {
  return createApiClient({
    contentOrigin: '',
    transport: env.transport,
    // The member's token goes to the main gateway and nowhere else.
    tokenFor: (service) =>
      vendorTokens.isVendor(service)
        ? vendorTokens.get(service)
        : service === 'gateway'
          ? session.token()
          : null,
    prepare: async ({ service, auth, method }) => {
      const wantsOwn = auth !== 'none' || (service === 'sportsData' && method === 'GET');
      if (wantsOwn && vendorTokens.isVendor(service)) await vendorTokens.ensure(service);
    },
    session: session.id,
    // Only the main API can say that the member's token has run out.
    refresh: (service, used) =>
      vendorTokens.isVendor(service)
        ? vendorTokens.renew(service)
        : service === 'gateway'
          ? session.refresh(used)
          : Promise.resolve(false),
    monotonic: env.clock.monotonic,
    after,
    onCall,
    isPreview: () => env.seasons.preview.get() !== null,
    onServerDate: env.onServerDate,
    onFailure: env.onFailure,
    onRedirect: env.onRedirect,
  });
}

/** Money actions over the journal of this device. */
function moneyOf(
  env: Surroundings,
  {
    storage,
    ports,
    session,
    ...parts
  }: Pick<MoneyDeps, 'bus' | 'locks' | 'memberCode'> & {
    readonly storage: WholeStorage;
    readonly ports: ReturnType<typeof openPorts>;
    readonly session: SessionEngine;
  },
): ReturnType<typeof createMoney> {
  return createMoney({
    ...parts,
    journal: createJournal(storage, env.deviceNow),
    now: env.clock.now,
    onForeignChange: env.onForeignChange,
    exclusive: env.exclusive,
    newKey: env.newKey,
    hash: fingerprint,
    gate: (kind, settles) =>
      ports.work().then(
        (work) => work.gate(kind, session.moneyReady.get(), settles),
        () => ({ kind: 'http', status: 0 }),
      ),
    wait: env.wait,
    softDeadlineMs: Http.moneySoftMs,
    onVolatile: env.onVolatile,
  });
}

/** Told whenever somebody has become a member. */
const eachMember = ({ state }: SessionEngine) =>
  state.changes$.pipe(
    map(({ status }) => status),
    distinctUntilChanged(),
    filter((status) => status === 'member'),
  );

/** Makes the platform. */
export function assemblePlatform(env: Surroundings): AssembledPlatform {
  const { clock, every, wait, hostName } = env;
  const storage = createStorage(env.places);
  const bus = createBus();
  const locks = createLocks();
  const toast = createToasts({
    set: (work, ms) => setTimeout(work, ms),
    clear: (timer) => clearTimeout(timer),
  });
  const after = (ms: number, work: () => void): (() => void) => {
    const stop = every(ms, () => {
      stop();
      work();
    });
    return stop;
  };
  /** Calls that nobody has read yet wait here, a few and without confidential bodies. */
  const calls = createCallLog(Http.logQueue);
  const vendorTokens = createVendorTokens({
    api: () => api,
    now: clock.monotonic,
    wait,
    signedIn: () => session.token() !== null,
    onToken: (service, got) =>
      void ports.work().then(
        (work) => work.maintenance.onToken(service, got),
        () => undefined,
      ),
  });
  const visit = openVisit(storage, env.readCookie);
  const session = createSession({
    storage,
    bus,
    every,
    wait,
    monotonic: clock.monotonic,
    exclusive: env.exclusive,
    onForeignChange: env.onForeignChange,
    onPage: env.onPage,
    calls: createSessionCalls(
      () => api,
      hostName,
      () => storage.read(KEYS.deviceSignature) ?? '',
      visit.marks,
      clock.now,
    ),
  });
  const api = clientOf(env, { session, vendorTokens, onCall: calls.tell, after });
  const memberCode = (): string | null => {
    const state = session.state.get();
    return state.status === 'member' ? state.member.memberCode : null;
  };
  const signedIn = (): boolean => isSignedIn(session.state.get());
  const ports = openPorts({
    api,
    bus,
    storage,
    hostName,
    signedIn,
    after,
    wait,
    now: clock.now,
  });
  const money = moneyOf(env, { storage, bus, locks, memberCode, ports, session });
  // A remote may have registered its look-up before the member was known: each change of the session looks again.
  session.state.changes$.subscribe(() => money.checkNow());
  bus.on('session.logged-out').subscribe(() => {
    vendorTokens.clear();
    ports.reset();
  });
  eachMember(session).subscribe(
    () =>
      void ports.work().then(
        (work) => work.onMember(),
        () => undefined,
      ),
  );
  // The engine's token and refresh stay in this closure: nobody is handed an object that has them.
  const { state, moneyReady, logIn, adopt, logOut, reLogin, reloadMember } = session;
  const platform: SitePlatform = {
    session: { state, moneyReady, logIn, adopt, logOut, reLogin, reloadMember },
    bus,
    balances: ports.balances,
    api,
    storage,
    navigator: env.navigator,
    toast,
    money,
    windows: createWindowRegistry(),
    locks,
    clock,
    ...env.seasons,
    supportCode: env.supportCode,
    environment: env.environment,
    gamesOrigin: env.gamesOrigin,
    profile: session.profile,
    visit,
    account: openAccount({ api, storage, session, visit, hostName }),
    exclusion: ports.exclusion,
    settings: ports.settings,
    maintenance: ports.maintenance,
    whitelist: (providerCode) => ports.whitelist(providerCode, memberCode()),
  };
  return {
    platform,
    calls,
    start: async () => {
      await session.start();
      // What is under maintenance is learned from the calls; nothing of the first paint waits for it.
      const work = await ports.work().catch(() => null);
      if (work !== null) calls.readAs('maintenance').subscribe(work.onCall);
    },
  };
}
