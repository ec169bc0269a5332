/**
 * What a remote may be handed (safety T9, rulings 5): each capability opens one port or one part of
 * it. `remote.json` lists them; what is not listed is not there.
 */
import { MONEY_KIND, type MoneyKind } from '../money-action/machine';
import { ODDS_VENDORS, VENDORS } from '../vendors/odds-vendor';

/** Capabilities that open a port by its name. */
export const PORT_CAPABILITIES = [
  'session',
  'account',
  'member',
  'visit',
  'balances',
  'exclusion',
  'settings',
  'maintenance',
  'whitelist',
  'windows',
  'locks',
  'storage',
] as const;

/** Families of calls. */
export const API_FAMILIES = [
  'content',
  'sports',
  'games',
  'events',
  'offers',
  'payment',
  'transfer',
  'member',
  'inbox',
  'service',
] as const;
/** A family of calls. */
export type ApiFamily = (typeof API_FAMILIES)[number];

/** A capability as `remote.json` names it. */
export type Capability =
  | (typeof PORT_CAPABILITIES)[number]
  | `money:${MoneyKind}`
  | `api:${ApiFamily}`;

/** Every capability there is. */
export const CAPABILITIES: readonly Capability[] = [
  ...PORT_CAPABILITIES,
  ...MONEY_KIND.map((kind) => `money:${kind}` as const),
  ...API_FAMILIES.map((family) => `api:${family}` as const),
];

/** The part of a call's row that decides who may make it. */
export interface CalledRow {
  readonly service: string;
  readonly method: string;
  /**
   * Path from the origin's root, its parameters filled in; a place of one stands for any harmless
   * value.
   */
  readonly path: string;
}

/** Where the calls of a service lie; a row that names another place is nobody's. */
export const PLACES: ReadonlyMap<string, string> = new Map([
  ['gateway', '/api/'],
  ['content', '/cms/'],
  ['sportsData', '/sports-data/'],
  ...ODDS_VENDORS.map(
    (vendor) => [VENDORS[vendor].segment, `/vendors/${VENDORS[vendor].segment}/`] as const,
  ),
]);

/** How the paths of a family begin, in lower case. */
const BEGINNINGS: Readonly<Record<ApiFamily, readonly string[]>> = {
  content: ['/cms/'],
  sports: ['/vendors/', '/sports-data/', '/api/vendor/notif'],
  games: ['/api/games/', '/api/minigames/'],
  events: ['/api/event/', '/api/minigames/'],
  offers: [
    '/api/bonus/',
    '/api/promotion/',
    '/api/campaign/',
    '/api/club/',
    '/api/referrer/',
    '/api/rewardstore/',
  ],
  payment: ['/api/payment/'],
  transfer: ['/api/transfer/', '/api/balance/'],
  member: ['/api/member/', '/api/setting/', '/api/auth/changepassword/'],
  inbox: ['/api/announcement/', '/api/personalmessage/', '/api/alert/'],
  service: ['/api/livechat/'],
};

/** Calls that give or take a login or a token: the host's alone, whatever a remote declares. */
const HOSTS_OWN =
  /^\/api\/(auth\/(?!changepassword\/)|member\/(register|memberrestricted|forget|email\/(forget|token))|vendor\/gametoken)/;

/**
 * Segments that nobody folds into another path: none of dots, no encoded dot, slash, backslash or
 * percent sign.
 */
const PLAIN = /^(\/(?!\.+(\/|$))([A-Za-z0-9_.:~!'()*-]|%(?!2[ef5]|5c)[0-9a-f]{2})+)+$/i;

/**
 * The path as a server may read it: decoded, with a slash at its end; empty for one that nobody
 * should send.
 */
export function decodedPath(path: string): string {
  try {
    return PLAIN.test(path) ? `${decodeURIComponent(path)}/` : '';
  } catch {
    return '';
  }
}

/** The same in lower case, because not every gateway tells cases apart. */
export const asRead = (path: string): string => decodedPath(path).toLowerCase();

/**
 * The families that a call belongs to; none for one that no remote may make. Readers of sports data
 * fetch no credential.
 */
export function familiesOf({ service, method, path }: CalledRow): readonly ApiFamily[] {
  const place = PLACES.get(service);
  const requested = asRead(path);
  if (place === undefined || !requested.startsWith(place) || HOSTS_OWN.test(requested)) return [];
  if (service === 'sportsData' && method !== 'GET') return [];
  return API_FAMILIES.filter((family) =>
    BEGINNINGS[family].some((beginning) => requested.startsWith(beginning)),
  );
}
