/** A link into a vendor's match as an address carries it (§3.3, §3.8): `?sid=1&eid=123&lid=9101`. */
import type { OddsVendorId } from '../vendors/odds-vendor';
import { queryValue } from './query';
import { readDeeplink, type Deeplink } from './stored';

/** Stands for an id that the address left out. */
export const NO_ID = '0';

/**
 * Reads the link of a board's query. Ids are digits; without an event the link leads to the league,
 * with a sport alone to that sport.
 *
 * @returns null when nothing is named, or an id is none.
 */
export function queryDeeplink(vendor: OddsVendorId, search: string): Deeplink | null {
  const [sid, eid, lid] = ['sid', 'eid', 'lid'].map((name) => queryValue(search, name));
  if ([sid, eid, lid].every((id) => (id ?? null) === null)) return null;
  return readDeeplink({ vendor, sid: sid ?? NO_ID, eid: eid ?? NO_ID, lid: lid ?? NO_ID });
}
