/** Whose board home speaks of, and whose goals are told. */
import { Sports } from '@site/domain/constants';
import { vendorOfPage } from '@site/domain/vendors/board-address';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { KEYS, type Platform } from '@site/platform';

/** The board that was visited last, else the default vendor's (R2.2-4). */
export const lastVendor = ({ storage }: Pick<Platform, 'storage'>): OddsVendorId =>
  vendorOfPage(storage.read(KEYS.sportRoute)) ?? Sports.defaultVendor;
