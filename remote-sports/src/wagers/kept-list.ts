/**
 * The open wagers as they were last read, per vendor and member: the page shows them with their age
 * until the vendor answers (domain, complaint 3).
 */
import { persistedSlice, type PersistedSlice, type Platform } from '@site/platform';
import { fingerprint } from '@site/domain/hash';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { Wager } from '../vendors/port';
import { fromWagerRecord, toWagerRecord } from './wager-record';

/** A list with the moment it was read, epoch ms by the server's clock. */
export interface KeptList {
  readonly at: number;
  readonly rows: readonly Wager[];
}

interface Kept {
  readonly at: number;
  readonly records: readonly unknown[];
}

/** Most wagers that are kept. */
const MOST = 20;

const readKept = (value: unknown): Kept | null => {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('records' in value))
    return null;
  const { at, records } = value;
  return typeof at === 'number' && Number.isFinite(at) && Array.isArray(records)
    ? { at, records: records.slice(0, MOST) }
    : null;
};

type Ports = Pick<Platform, 'session' | 'storage'>;

function sliceOf({ session }: Ports, vendor: OddsVendorId): PersistedSlice<Kept> | null {
  const now = session.state.get();
  return now.status === 'member'
    ? persistedSlice(`openList.${vendor}.${fingerprint(now.member.memberCode)}`, readKept)
    : null;
}

/** The kept list of whoever is signed in; null where nothing fitting is kept. */
export function loadKeptList(ports: Ports, vendor: OddsVendorId): KeptList | null {
  const kept = sliceOf(ports, vendor)?.load(ports.storage) ?? null;
  return kept === null
    ? null
    : { at: kept.at, rows: kept.records.map(fromWagerRecord).filter((wager) => wager !== null) };
}

/** Keeps a list. */
export const saveKeptList = (ports: Ports, vendor: OddsVendorId, { at, rows }: KeptList): void =>
  void sliceOf(ports, vendor)?.save(ports.storage, {
    at,
    records: rows.slice(0, MOST).map(toWagerRecord),
  });
