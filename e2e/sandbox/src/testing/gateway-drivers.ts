/**
 * The gateways behind one face for the contract suite: each driver speaks its vendor's words and
 * nothing else.
 */
import { ODDS_VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { BTI_DRIVER } from './bti-driver';
import type { Driver } from './driver';
import { IM_DRIVER } from './im-driver';
import { SABA_DRIVER } from './saba-driver';

/** Each of them. */
export const DRIVER_OF: Readonly<Record<OddsVendorId, Driver>> = {
  IM: IM_DRIVER,
  BTI: BTI_DRIVER,
  SABA: SABA_DRIVER,
};
/** All of them. */
export const DRIVERS: readonly Driver[] = ODDS_VENDORS.map((vendor) => DRIVER_OF[vendor]);
