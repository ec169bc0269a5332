/**
 * What a remote is handed as "the platform": a plain object made for it alone, with the ports that its `capabilities`
 * open and nothing that leads back to the whole (safety T9, rulings 5). Loaded with the first remote.
 */
import type { Capability } from '@site/domain/releases/capabilities';
import { MONEY_KIND } from '@site/domain/money-action/machine';
import type { Platform, SitePlatform } from '../platform';
import { CapabilityError, guardedApi, guardedBus, guardedMoney, guardedStorage, mayCall, type Holder } from './guarded-ports';
import { sealedPort, sealedView } from './seal';

export { CapabilityError } from './guarded-ports';

/** Whose face is made, and of what. */
export interface FaceWish {
  /** The part's name, e.g. `sports` or `season_cny2027`. */
  readonly name: string;
  /** As its `remote.json` lists them; unknown words open nothing. */
  readonly capabilities: readonly string[];
  /** In development and tests a port that was not declared says which line is missing; elsewhere it is just not there. */
  readonly explain?: boolean;
}

/** Ports that one capability opens, and how each is made. */
type Openings = { readonly [K in keyof Platform]?: readonly [capability: Capability, make: () => Platform[K]] };

function openingsOf(site: SitePlatform): Openings {
  return {
    profile: ['member', () => sealedView(site.profile)],
    visit: ['visit', () => sealedPort(site.visit, 'affiliate', 'referral', 'from')],
    exclusion: ['exclusion', () => sealedPort(site.exclusion, 'state', 'check', 'retry')],
    settings: ['settings', () => sealedPort(site.settings, 'state', 'save', 'setListDisplay', 'user', 'setUser')],
    maintenance: ['maintenance', () => sealedPort(site.maintenance, 'state', 'announce', 'clear')],
    whitelist: ['whitelist', () => (providerCode) => site.whitelist(providerCode)],
    balances: ['balances', () => sealedPort(site.balances, 'state', 'refresh', 'refreshNow')],
    windows: ['windows', () => sealedPort(site.windows, 'register')],
    gamesOrigin: ['windows', () => site.gamesOrigin],
    locks: ['locks', () => sealedPort(site.locks, 'hold', 'held$', 'isHeld', 'holdUpdates', 'updatesHeld$', 'updatesHeld')],
  };
}

/** What every remote has: who is signed in, the bus, the time, words for the member, the way to another page. */
const groundOf = (site: SitePlatform, holder: Holder) => ({
  bus: guardedBus(site, holder),
  session: Object.freeze({
    ...sealedPort(site.session, 'state', 'moneyReady', 'reloadMember'),
    ...(holder.may('session') ? sealedPort(site.session, 'logOut') : {}),
  }),
  navigator: sealedPort(site.navigator, 'go', 'back'),
  toast: sealedPort(site.toast, 'current$', 'show', 'hide'),
  seasons: sealedPort(site.seasons, 'state', 'now', 'phase'),
  preview: sealedView(site.preview),
  clock: sealedPort(site.clock, 'now', 'monotonic'),
  supportCode: () => site.supportCode(),
  environment: site.environment,
});

/** Makes the face of a remote. */
export function createFace(site: SitePlatform, { name, capabilities, explain = false }: FaceWish): Platform {
  const declared = new Set(capabilities);
  const holder: Holder = { name, may: (capability) => declared.has(capability) };
  const face: Record<string, unknown> = groundOf(site, holder);
  const open = (port: keyof Platform, isOpen: boolean, make: () => unknown, missing: string): void => {
    if (isOpen) face[port] = make();
    else if (explain) {
      Object.defineProperty(face, port, { get: () => { throw new CapabilityError(name, `uses ${port}`, missing); } });
    }
  };
  for (const [port, [capability, make]] of Object.entries(openingsOf(site))) {
    open(port as keyof Platform, holder.may(capability), make, `"${capability}"`);
  }
  /** Keys that the money door gave out to this remote: no other opens a money call. */
  const issued = new Set<string>();
  open('api', mayCall(holder), () => guardedApi(site, holder, (key) => issued.has(key)), 'the family of the call, e.g. "api:content",');
  open('money', MONEY_KIND.some((kind) => holder.may(`money:${kind}`)), () => guardedMoney(site, holder, (key) => issued.add(key)),
    'the kind of money, e.g. "money:claim",');
  open('storage', holder.may('storage'), () => guardedStorage(site, holder), '"storage"');
  return Object.freeze(face) as unknown as Platform;
}
