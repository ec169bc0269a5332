/**
 * Whose wagers are shown: the address knows it, as it knows the tab, on the way back and after a
 * reload.
 */
import { useSearchParams } from '@site/platform';
import { asOddsVendor, type OddsVendorId } from '@site/domain/vendors/odds-vendor';

/** One vendor, or all of them. */
export type VendorFilter = OddsVendorId | 'all';

const NAME = 'vendor';

/** The filter, and its switch; an address that names no vendor means all of them. */
export function useVendorFilter(): readonly [VendorFilter, (next: VendorFilter) => void] {
  const [query, setQuery] = useSearchParams();
  return [
    asOddsVendor(query.get(NAME) ?? '') ?? 'all',
    (next) =>
      setQuery(
        (before) => {
          if (next === 'all') before.delete(NAME);
          else before.set(NAME, next);
          return before;
        },
        { replace: true },
      ),
  ];
}
