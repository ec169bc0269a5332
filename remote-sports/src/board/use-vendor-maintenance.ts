/** Whether the vendor of this page is under maintenance. */
import { isInMaintenance } from '@site/domain/vendors/maintenance';
import { usePlatform, useStateView } from '@site/platform';
import { useVendorId } from '../state/use-sports';

/** True while it does. */
export function useVendorMaintenance(): boolean {
  const { maintenance } = usePlatform();
  return isInMaintenance(useStateView(maintenance.state), useVendorId());
}
