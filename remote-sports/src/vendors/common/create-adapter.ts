/**
 * The rest of an adapter, around what its board has already: one shape for all vendors, over the
 * vendor's own calls.
 */
import type { ApiClient, Platform } from '@site/platform';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { BetOrder, OddsVendor, PlacedBet, PreparedCall, Sale, SaleOrder } from '../port';
import { follow, inPieces } from './adapter';
import type { AdapterBoard } from './board-part';
import type { Question } from './methods';
import { policiesOf } from './policies';

/** A method of the port as a vendor writes it: over the client of its calls. */
type Over<K extends keyof OddsVendor> = OddsVendor[K] extends (...args: infer A) => infer R
  ? (api: ApiClient, ...args: A) => R
  : never;

/**
 * What a vendor brings: its calls, in the site's words. Vendors under maintenance, long lists of
 * ids and open feeds are no concern of theirs.
 */
export interface VendorCalls extends Readonly<{
  [K in Exclude<Question, 'counts'>]: Over<K>;
}> {
  readonly id: OddsVendorId;
  /** Wagers that one call may name. */
  readonly mostIds: number;
  readonly prepare: (api: ApiClient, order: BetOrder) => PreparedCall<PlacedBet>;
  readonly prepareSale: (api: ApiClient, order: SaleOrder) => PreparedCall<Sale>;
}

/**
 * Makes the whole adapter. Reads wait while the vendor is under maintenance (§4.6); money and its
 * fate are always asked for.
 */
export function createAdapter(
  calls: VendorCalls,
  { api }: Platform,
  { parts, feed, counts }: AdapterBoard,
): OddsVendor {
  const { maintenance } = parts;
  return {
    id: calls.id,
    policies: policiesOf(calls.id),
    feed,
    counts,
    search: (text) => maintenance.read(() => calls.search(api, text)),
    results: (query) => maintenance.read(() => calls.results(api, query)),
    announcements: () => maintenance.read(() => calls.announcements(api)),
    favourites: () => maintenance.read(() => calls.favourites(api)),
    setFavourite: (...choice) => follow(parts, () => calls.setFavourite(api, ...choice)),
    betInfo: (question) => maintenance.read(() => calls.betInfo(api, question)),
    prepare: (order) => Promise.resolve(calls.prepare(api, order)),
    check: (key, mode) => calls.check(api, key, mode),
    pending: (ids) => inPieces(ids, calls.mostIds, (piece) => calls.pending(api, piece)),
    wagers: (query) => maintenance.read(() => calls.wagers(api, query)),
    offers: (ids) =>
      maintenance.read(() => inPieces(ids, calls.mostIds, (piece) => calls.offers(api, piece))),
    prepareSale: (order) => Promise.resolve(calls.prepareSale(api, order)),
    checkSale: (key, wagerId) => calls.checkSale(api, key, wagerId),
  };
}
