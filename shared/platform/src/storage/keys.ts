/**
 * The one register of what the site keeps in the browser (§3.3, safety B7). A test keeps names
 * unique.
 */
import { FROM_MARKERS, type FromMarker } from '@site/domain/session/from-marker';
import {
  readDeeplink,
  readMemberInfo,
  readServerUrl,
  type Deeplink,
} from '@site/domain/session/stored';
import type { MemberSummary } from '@site/domain/session/access';
import { BOARD_PAGES } from '@site/domain/vendors/board-address';

/** Where a value lives. */
export type StoragePlace = 'local' | 'session';

/**
 * One kept value: every read goes through `parse`, and a value that fails is deleted, only that
 * key.
 */
export interface StorageKey<T> {
  readonly name: string;
  readonly place: StoragePlace;
  /** Cleared by a logout (§4.1), or kept (settings, journals of money in flight). */
  readonly clearOn: 'logout' | 'never';
  /** Reads the kept text; null means foreign, corrupt or of another version. */
  readonly parse: (text: string) => T | null;
  readonly format: (value: T) => string;
}

/** Keys of all loaded parts, so that a logout finds those of remotes too. */
type Registered = Pick<StorageKey<unknown>, 'name' | 'place' | 'clearOn'>;
const registered = new Map<string, Registered>();

/** Every key defined so far. */
export const registeredKeys = (): readonly Registered[] => [...registered.values()];

function register<T>(key: StorageKey<T>): StorageKey<T> {
  // The first word counts: nobody takes a name out of what a logout clears by defining it anew.
  if (!registered.has(key.name)) registered.set(key.name, key);
  return Object.freeze(key);
}

const token = (text: string): string | null => (/^[\w.-]{8,4096}$/.test(text) ? text : null);
const code = (text: string): string | null => (/^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : null);
const fingerprinted = (text: string): string | null => (/^[\da-f]{16}$/.test(text) ? text : null);
const same = (value: string): string => value;

function oneOf<T extends string>(...values: readonly T[]): (text: string) => T | null {
  return (text) => values.find((value) => value === text) ?? null;
}

function text(
  name: string,
  place: StoragePlace,
  clearOn: 'logout' | 'never',
  parse: (kept: string) => string | null,
): StorageKey<string> {
  return register({ name, place, clearOn, parse, format: same });
}

/**
 * How a JSON value with a version is kept; another version or shape is discarded. One that leaves
 * with its member says so itself (`out`), and so does one of a tab that stays (`stay`): the code
 * that knows its key may not be there by then.
 */
function versioned<T>(
  version: number,
  read: (value: unknown) => T | null,
  place: StoragePlace = 'local',
  clearOn: 'logout' | 'never' = 'never',
): Pick<StorageKey<T>, 'parse' | 'format'> {
  const said = clearOn === 'logout' ? { out: 1 } : place === 'session' ? { stay: 1 } : {};
  const head = { ...said, v: version };
  return {
    parse: (kept) => {
      try {
        const wrapped: unknown = JSON.parse(kept);
        if (
          typeof wrapped !== 'object' ||
          wrapped === null ||
          !('v' in wrapped) ||
          wrapped.v !== version
        )
          return null;
        return 'data' in wrapped ? read(wrapped.data) : null;
      } catch {
        return null;
      }
    },
    format: (value) => JSON.stringify({ ...head, data: value }),
  };
}

/** Defines a key that keeps a JSON object with a version. */
export function jsonKey<T>(
  name: string,
  place: StoragePlace,
  clearOn: 'logout' | 'never',
  version: number,
  read: (value: unknown) => T | null,
): StorageKey<T> {
  return register({ name, place, clearOn, ...versioned(version, read, place, clearOn) });
}

/** Whether a kept text says of itself that it leaves with its member, or outlives a login. */
export const says = (kept: string, word: 'out' | 'stay'): boolean => kept.startsWith(`{"${word}"`);

/**
 * Values of one kind under a name each: one prefix, then what tells them apart. A logout keeps
 * them.
 */
export interface KeyFamily<T> {
  readonly prefix: string;
  readonly place: StoragePlace;
  readonly of: (name: string) => StorageKey<T>;
}

/** Defines one; the values are kept as with `jsonKey`. */
export function jsonFamily<T>(
  prefix: string,
  place: StoragePlace,
  version: number,
  read: (value: unknown) => T | null,
): KeyFamily<T> {
  const kept = versioned(version, read, place);
  return {
    prefix,
    place,
    of: (name) => ({ name: `${prefix}${name}`, place, clearOn: 'never', ...kept }),
  };
}

/**
 * Origins an API may have; there is one, the site's own. A kept `serverUrl` outside of it is
 * deleted.
 */
const apiOrigins = (): readonly string[] =>
  typeof location === 'undefined' ? [] : [location.origin];

/** Keys that parts of the site share: settings of the device, and the match that a link named. */
export const SHARED_KEYS = Object.freeze({
  /** A match that an outside link named; opened after the login (§3.3). */
  deeplink: jsonKey<Deeplink>('deeplink', 'local', 'never', 1, readDeeplink),
  theme: text('theme', 'local', 'never', oneOf('light', 'dark', 'system')),
  oddsType: text('oddsType', 'local', 'never', oneOf('HK', 'MY', 'EU', 'ID')),
  acceptBetterOdds: text('acceptBetterOdds', 'local', 'never', oneOf('0', '1')),
  sportRoute: text('sportRoute', 'session', 'never', oneOf(...BOARD_PAGES)),
  /**
   * Fingerprint of the member whom this device is told of; it outlives a session that ran out. The
   * wallet writes it.
   */
  alertsOwner: text('wallet/alertsOwner', 'local', 'never', fingerprinted),
} as const);

/**
 * All keys of §3.3 by the names the specification gives: the session's and the shell's own too, for
 * the host alone.
 */
export const KEYS = {
  ...SHARED_KEYS,
  memberToken: text('memberToken', 'local', 'logout', token),
  refreshToken: text('refreshToken', 'local', 'logout', token),
  memberCode: text('memberCode', 'local', 'logout', code),
  /** 1 when signed in; other tabs follow it. */
  loginStatus: text('loginStatus', 'local', 'logout', oneOf('1')),
  /** What every part may know of the member; no personal data. */
  memberInfo: jsonKey<MemberSummary>('memberInfo', 'local', 'logout', 1, readMemberInfo),
  serverUrl: text('serverUrl', 'local', 'never', (kept) => readServerUrl(kept, apiOrigins())),
  /** The mini-URL flag as it was told last (§2.3, /newyear). */
  miniGames: text('miniGames', 'local', 'never', oneOf('1')),
  /** A login by link whose first refresh is still to come: money stays locked, over reloads too. */
  linkLogin: text('linkLogin', 'local', 'logout', oneOf('1')),
  /** Referral code of a friend. */
  raf: text('raf', 'session', 'never', code),
  /** Affiliate that owns this host name (§3.3, domain check). */
  hostAffiliate: text('hostAffiliate', 'session', 'never', code),
  fromMarker: {
    ...text('fromMarker', 'session', 'never', same),
    parse: oneOf(...FROM_MARKERS),
  } as StorageKey<FromMarker>,
  /** The server's words on a blocked region (GEN0002), for /restrict. */
  ipError: text('ipError', 'session', 'never', (kept) => (kept.length <= 200 ? kept : null)),
  /** What the fraud check calls this device; goes with a login (§3.3). */
  deviceSignature: text('deviceSignature', 'session', 'never', code),
  firstEntry: text('first_entry', 'local', 'never', oneOf('111', '222', '333')),
  /** The content host switched the app-download bar off. */
  appDownload: text('appDownload', 'local', 'never', oneOf('0')),
  appBarClosed: text('appBarClosed', 'session', 'never', oneOf('1')),
  otpSkipped: text('otpSkipped', 'session', 'logout', oneOf('1')),
} as const;
