/** Whether the vendor of this page rests. */
import { isResting } from '@site/domain/vendors/maintenance';
import { usePlatform, useStateView } from '@site/platform';
import { useVendorId } from '../state/use-sports';

/** True while it does. */
export function useRests(): boolean {
  const { maintenance } = usePlatform();
  return isResting(useStateView(maintenance.state), useVendorId());
}
