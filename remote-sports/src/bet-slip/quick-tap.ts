/** Where a tap on a price goes before the slip: nowhere, until the member asked for quick bets. */
import type { CartSelection } from '@site/domain/betting/cart';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';

/** @returns whether it took the tap. */
export type TakeTap = (selection: CartSelection) => boolean;

/**
 * `takers` by the vendor whose price was tapped, for a page may show prices of two; none while taps
 * belong to the slip. `shown` is the key of the bet whose outcome stands in the bar: nothing else
 * needs to tell it.
 */
export const quickTap: {
  readonly takers: Map<OddsVendorId, TakeTap>;
  shown?: string | null;
} = { takers: new Map() };
