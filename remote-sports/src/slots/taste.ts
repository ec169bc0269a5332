/**
 * What a member follows and bets on at a vendor, as home knows it before anybody was asked: kept on
 * this device, per member.
 */
import { jsonKey, type Platform } from '@site/platform';
import type { Taste } from '@site/domain/betting/personal-order';
import { fingerprint } from '@site/domain/hash';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { Favourites, Wager } from '../vendors/port';

interface KeptTaste {
  readonly events: readonly string[];
  readonly leagues: readonly string[];
  readonly betLeagues: readonly string[];
}
type Ports = Pick<Platform, 'session' | 'storage'>;

/** Most names of each kind; the latest stay. */
const MOST = 40;
const NONE: KeptTaste = { events: [], leagues: [], betLeagues: [] };

function readTaste(value: unknown): KeptTaste | null {
  if (typeof value !== 'object' || value === null) return null;
  const textsAt = (name: keyof KeptTaste): readonly string[] => {
    const list: unknown = Reflect.get(value, name);
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  };
  return {
    events: textsAt('events'),
    leagues: textsAt('leagues'),
    betLeagues: textsAt('betLeagues'),
  };
}

function keyOf({ session }: Ports, vendor: OddsVendorId) {
  const now = session.state.get();
  return now.status === 'member'
    ? jsonKey<KeptTaste>(
        `sports/taste.${vendor}.${fingerprint(now.member.memberCode)}`,
        'local',
        'never',
        1,
        readTaste,
      )
    : null;
}

/** The taste of whoever is signed in; a visitor has none. */
export function loadTaste(ports: Ports, vendor: OddsVendorId): Taste {
  const key = keyOf(ports, vendor);
  const kept = (key === null ? null : ports.storage.read(key)) ?? NONE;
  return {
    events: new Set(kept.events),
    leagues: new Set(kept.leagues),
    betLeagues: new Set(kept.betLeagues),
  };
}

function change(ports: Ports, vendor: OddsVendorId, next: Partial<KeptTaste>): void {
  const key = keyOf(ports, vendor);
  if (key !== null) ports.storage.write(key, { ...(ports.storage.read(key) ?? NONE), ...next });
}

/** Keeps what is followed. */
export const noteFavourites = (
  ports: Ports,
  vendor: OddsVendorId,
  { events, leagues }: Favourites,
): void => change(ports, vendor, { events: events.slice(-MOST), leagues: leagues.slice(-MOST) });

/** Keeps the leagues of bets, the latest first. */
export function noteBets(ports: Ports, vendor: OddsVendorId, wagers: readonly Wager[]): void {
  const names = wagers.flatMap(({ legs }) => legs.map(({ leagueName }) => leagueName));
  if (names.length === 0) return;
  const known = [...loadTaste(ports, vendor).betLeagues];
  change(ports, vendor, { betLeagues: [...new Set([...names, ...known])].slice(0, MOST) });
}
