/** Page of each vendor's board. */
import type { SportsVendorPage } from '@site/platform';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';

const PAGE: Readonly<Record<OddsVendorId, SportsVendorPage>> = {
  IM: 'sports-im',
  BTI: 'sports-bti',
  SABA: 'sports-saba',
};
/** Name of a vendor's board page. */
export const boardPage = (vendor: OddsVendorId): SportsVendorPage => PAGE[vendor];
