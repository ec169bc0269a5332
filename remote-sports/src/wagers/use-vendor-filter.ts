/** Whose wagers are shown. */
import { asOddsVendor, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { useAddressPart } from './use-address-part';

/** One vendor, or all of them. */
export type VendorFilter = OddsVendorId | 'all';

/** The filter, and its switch; an address that names no vendor means all of them. */
export function useVendorFilter(): readonly [VendorFilter, (next: VendorFilter) => void] {
  const [part, write] = useAddressPart('vendor');
  return [asOddsVendor(part) ?? 'all', (next) => write(next === 'all' ? '' : next)];
}
