/** Who reads what a vendor promotes; the code comes with the vendor's own. */
import type { ApiClient } from '@site/platform';
import type { Outcome } from '@site/domain/errors/app-error';
import { ODDS_VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { Promos } from './promo-model';

/** Reads what a vendor promotes now. */
type ReadPromos = (api: ApiClient) => Promise<Outcome<Promos>>;

/** A vendor without a reader promotes nothing. */
export const PROMO_READERS: Readonly<Partial<Record<OddsVendorId, () => Promise<ReadPromos>>>> = {
  SABA: () => import(/* webpackChunkName: "saba" */ './saba').then(({ readPromos }) => readPromos),
};

/** Whether the vendor ever promotes anything. */
export const hasPromos = (vendor: OddsVendorId): boolean => PROMO_READERS[vendor] !== undefined;

/**
 * Whose promotions stand beside a board: its own, else those of the first vendor that has any. Not
 * every vendor promotes, and who plays at one that does not is a member of the others too.
 */
export const promoVendor = (board: OddsVendorId): OddsVendorId =>
  hasPromos(board) ? board : (ODDS_VENDORS.find(hasPromos) ?? board);
