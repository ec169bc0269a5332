/** Who reads what a vendor promotes; the code comes with the vendor's own. */
import type { ApiClient } from '@site/platform';
import type { Outcome } from '@site/domain/errors/app-error';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { Promos } from './promo-model';

/** Reads what a vendor promotes now. */
type ReadPromos = (api: ApiClient) => Promise<Outcome<Promos>>;

/** A vendor without a reader promotes nothing. */
export const PROMO_READERS: Readonly<Partial<Record<OddsVendorId, () => Promise<ReadPromos>>>> = {
  SABA: () => import(/* webpackChunkName: "saba" */ './saba').then(({ readPromos }) => readPromos),
};

/** Whether the vendor ever promotes anything. */
export const hasPromos = (vendor: OddsVendorId): boolean => PROMO_READERS[vendor] !== undefined;
