import { useMemo } from 'react';
import { ODDS_VENDORS, perVendor, type OddsVendorId } from '@site/domain/vendors/odds-vendor';

/**
 * Reads every vendor with one hook, each by itself. The list of vendors never changes, so the hooks
 * are called in the same order by every render.
 *
 * @param read the hook of one vendor.
 * @param requested what it is asked, the same for all.
 * @returns what it said, by vendor; the same object while each of them says the same.
 */
export function useEachVendor<A, T>(
  read: (vendor: OddsVendorId, requested: A) => T,
  requested: A,
): Readonly<Record<OddsVendorId, T>> {
  const said = perVendor((vendor) => read(vendor, requested));
  const answers = ODDS_VENDORS.map((vendor) => said[vendor]);
  // oxlint-disable-next-line react/exhaustive-deps, react/use-memo -- the vendors' answers are all that may change it
  return useMemo(() => said, answers);
}
