/**
 * What a remote is handed as "the platform": a plain object made for it alone, with the ports that
 * its `capabilities` open and nothing that leads back to the whole (safety T9, rulings 5). Loaded
 * with the first remote.
 */
import type { Capability } from '@site/domain/releases/capabilities';
import { MONEY_KIND } from '@site/domain/money-action/machine';
import { BUS_ADAPTERS, type BusAdapters } from '../bus/adapters';
import type { Platform, SitePlatform } from '../platform';
import { guardedApi, guardedBus, guardedMoney, guardedStorage, mayCall } from './guarded-ports';
import { guardedAccount } from './guarded-account';
import { CapabilityError, type Holder } from './holder';
import { createIssuedKeys } from './issued-keys';
import { createOwnCopies } from './own-copies';
import { sealedPort, sealedView } from './seal';

/** Whose face is made, and of what. */
export interface FaceRequest {
  /** The part's name, e.g. `sports` or `season_cny2027`. */
  readonly name: string;
  /** As its `remote.json` lists them; unknown words open nothing. */
  readonly capabilities: readonly string[];
  /**
   * In development and tests a port that was not declared says which line is missing; elsewhere it
   * is just not there.
   */
  readonly explain?: boolean;
  /** Between majors of a bus topic; those of the site without it. */
  readonly adapters?: BusAdapters;
}

/** Ports that one capability opens, and how each is made. */
type Openings = {
  readonly [K in keyof Platform]?: readonly [capability: Capability, make: () => Platform[K]];
};

function openingsOf(site: SitePlatform, holder: Holder): Openings {
  const { own } = holder;
  return {
    account: ['account', () => guardedAccount(site, holder)],
    profile: ['member', () => sealedView(own, site.profile)],
    visit: ['visit', () => sealedPort(own, site.visit, 'affiliate', 'referral', 'from')],
    exclusion: ['exclusion', () => sealedPort(own, site.exclusion, 'state', 'check', 'retry')],
    settings: [
      'settings',
      () => sealedPort(own, site.settings, 'state', 'save', 'setListDisplay', 'user', 'setUser'),
    ],
    maintenance: [
      'maintenance',
      () => sealedPort(own, site.maintenance, 'state', 'announce', 'clear'),
    ],
    whitelist: ['whitelist', () => (providerCode) => site.whitelist(providerCode)],
    balances: ['balances', () => sealedPort(own, site.balances, 'state', 'refresh', 'refreshNow')],
    windows: ['windows', () => sealedPort(own, site.windows, 'register')],
    gamesOrigin: ['windows', () => site.gamesOrigin],
    locks: [
      'locks',
      () =>
        sealedPort(
          own,
          site.locks,
          'hold',
          'held$',
          'isHeld',
          'holdUpdates',
          'updatesHeld$',
          'updatesHeld',
        ),
    ],
  };
}

/**
 * What every remote has: who is signed in, the bus, the time, words for the member, the way to
 * another page.
 */
function groundOf(site: SitePlatform, holder: Holder, adapters: BusAdapters) {
  const { own } = holder;
  return {
    bus: guardedBus(site, holder, adapters),
    session: Object.freeze({
      ...sealedPort(own, site.session, 'state', 'moneyReady', 'reloadMember'),
      ...(holder.may('session') ? sealedPort(own, site.session, 'logOut') : {}),
    }),
    navigator: sealedPort(own, site.navigator, 'go', 'back'),
    toast: sealedPort(own, site.toast, 'current$', 'show', 'hide'),
    seasons: sealedPort(own, site.seasons, 'state', 'now', 'phase'),
    preview: sealedView(own, site.preview),
    clock: sealedPort(own, site.clock, 'now', 'monotonic'),
    supportCode: () => site.supportCode(),
    environment: site.environment,
  };
}

/** Makes the face of a remote. */
export function createFace(
  site: SitePlatform,
  { name, capabilities, explain = false, adapters = BUS_ADAPTERS }: FaceRequest,
): Platform {
  const declared = new Set(capabilities);
  const holder: Holder = {
    name,
    may: (capability) => declared.has(capability),
    own: createOwnCopies(),
  };
  const face: Record<string, unknown> = groundOf(site, holder, adapters);
  const open = (
    port: keyof Platform,
    isOpen: boolean,
    make: () => unknown,
    missing: string,
  ): void => {
    if (isOpen) face[port] = make();
    else if (explain) {
      Object.defineProperty(face, port, {
        get: () => {
          throw new CapabilityError(name, `uses ${port}`, missing);
        },
      });
    }
  };
  for (const [port, [capability, make]] of Object.entries(openingsOf(site, holder))) {
    open(port as keyof Platform, holder.may(capability), make, `"${capability}"`);
  }
  const keys = createIssuedKeys();
  open(
    'api',
    mayCall(holder),
    () => guardedApi(site, holder, keys),
    'the family of the call, e.g. "api:content",',
  );
  open(
    'money',
    MONEY_KIND.some((kind) => holder.may(`money:${kind}`)),
    () => guardedMoney(site, holder, keys),
    'the kind of money, e.g. "money:claim",',
  );
  open('storage', holder.may('storage'), () => guardedStorage(site, holder), '"storage"');
  return Object.freeze(face) as unknown as Platform;
}
