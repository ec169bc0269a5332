/** Where a tap on a price goes before the slip: nowhere, until the member asked for quick bets. */
import type { CartSelection } from '@site/domain/betting/cart';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { createState } from '@site/platform';

/** @returns whether it took the tap. */
export type TakeTap = (selection: CartSelection) => boolean;

/**
 * `takers` by the vendor whose price was tapped, for a page may show prices of two; none while taps
 * belong to the slip. `shown` is the key of the bet that the bar tells of: nothing else needs to.
 * `tapped` is the selection that the bar is about: its price looks chosen wherever it stands.
 */
export const quickTap = {
  takers: new Map<OddsVendorId, TakeTap>(),
  shown: createState<string | null>(null),
  tapped: createState<string | null>(null),
} as const;
