/**
 * home.promotions: what the board that was visited last promotes. Below the screen, since it comes
 * late and nobody knows before whether there is any: nothing that is looked at moves for it.
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
