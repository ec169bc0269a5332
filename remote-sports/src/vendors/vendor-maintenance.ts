/**
 * A vendor under maintenance is left alone: now and then one read asks whether it works again, all
 * others are answered here (§4.6).
 */
import { Sports } from '@site/domain/constants';
import { failed, type Outcome } from '@site/domain/errors/app-error';
import { VENDOR_IN_MAINTENANCE } from '@site/domain/vendors/maintenance';
import type { Platform } from '@site/platform';
import type { OddsVendorId } from './port';

/** What is known of a vendor's maintenance. */
export interface VendorMaintenance {
  readonly isInMaintenance: () => boolean;
  /** The vendor spoke: it works. */
  readonly works: () => void;
  /**
   * Runs work whenever the vendor is back.
   *
   * @returns the way to stop.
   */
  readonly onBack: (work: () => void) => () => void;
  /**
   * Asks the vendor, or answers for one under maintenance. Never for money: a bet and its fate are
   * always asked for.
   */
  readonly read: <T>(ask: () => Promise<Outcome<T>>) => Promise<Outcome<T>>;
}

/** Never longer between two questions to a vendor under maintenance, ms. */
const [, ASK_AGAIN_MS] = Sports.reconnectMs;
/** The vendor's own word for it (§8). */
const IN_MAINTENANCE = {
  kind: 'api',
  code: VENDOR_IN_MAINTENANCE,
  description: '',
  status: 409,
} as const;

/**
 * Makes it.
 *
 * @param now monotonic ms.
 */
export function createVendorMaintenance(
  vendor: OddsVendorId,
  { state, clear }: Platform['maintenance'],
  now: () => number,
): VendorMaintenance {
  const isInMaintenance = (): boolean => state.get()[`is${vendor}`];
  let requestedAt = -Infinity;
  return {
    isInMaintenance,
    works: () => {
      if (isInMaintenance()) clear(vendor);
    },
    onBack: (work) => {
      let before = isInMaintenance();
      const subscription = state.changes$.subscribe(() => {
        const after = isInMaintenance();
        if (before && !after) work();
        before = after;
      });
      return () => subscription.unsubscribe();
    },
    read: (ask) => {
      if (isInMaintenance() && now() - requestedAt < ASK_AGAIN_MS)
        return Promise.resolve(failed(IN_MAINTENANCE));
      requestedAt = now();
      return ask();
    },
  };
}
