/**
 * home.upcoming, after the matches: what the board that was visited last promotes, else what
 * another vendor does. Its code and its question come when a hand goes down the page; `remote.json`
 * keeps its place until then.
 */
import { usePlatform, useStateView } from '@site/platform';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { SlipBar } from '../bet-slip/SlipBar';
import { PromoShelf } from '../promos/PromoShelf';
import { useSlip, useSportsState, VendorProvider } from '../state/use-sports';
import { promoVendor } from '../vendors/promos';
import { lastVendor } from './last-vendor';

/**
 * The slip of a vendor that is not the one of home: its bar where home's own slip is empty; beside
 * picks of home's own no more than its sheet, which a card that is marked opens again, as the way
 * back from the cashier does.
 *
 * @param own the vendor of home, whose bar stands with the matches in play.
 */
function OtherSlip({ own }: { readonly own: OddsVendorId }) {
  const { open, away } = useSlip();
  const { rows } = useStateView(useSportsState().vendorSessions[own].slip.state);
  return rows.length === 0 || open || away ? <SlipBar raised isForFew /> : null;
}

/** The slot's view. */
export function Slot() {
  const own = lastVendor(usePlatform());
  const id = promoVendor(own);
  return (
    <VendorProvider id={id}>
      <PromoShelf />
      {id === own ? null : <OtherSlip own={own} />}
    </VendorProvider>
  );
}
