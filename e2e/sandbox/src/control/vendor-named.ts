/** The vendor that a control names. */
import {
  ODDS_VENDORS,
  VENDORS,
  asOddsVendor,
  type OddsVendorId,
} from '@site/domain/vendors/odds-vendor';
import { controlError } from './read';

/**
 * Reads it as it stands in addresses.
 *
 * @throws ApiError when none is named, or one that nobody knows: no vendor is meant by default.
 */
export function vendorNamed(name: string | null | undefined): OddsVendorId {
  const vendor = asOddsVendor(name ?? '');
  if (vendor === null)
    throw controlError(
      `no vendor "${name ?? ''}"; known are ${ODDS_VENDORS.map((id) => `"${VENDORS[id].segment}"`).join(', ')}`,
    );
  return vendor;
}
