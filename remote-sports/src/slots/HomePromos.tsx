/**
 * home.promotions: what the board that was visited last promotes. It comes late: `remote.json`
 * keeps its place until its code is there, for a hand may be at the foot of the page before it.
 */
import { usePlatform } from '@site/platform';
import { PromoShelf } from '../promos/PromoShelf';
import { VendorProvider } from '../state/use-sports';
import { lastVendor } from './last-vendor';

/** The slot's view. */
export function Slot() {
  return (
    <VendorProvider id={lastVendor(usePlatform())}>
      <PromoShelf />
    </VendorProvider>
  );
}
