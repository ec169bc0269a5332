/** Where a tap on a price goes before the slip: nowhere, until the member asked for quick bets. */
import type { CartSelection } from '@site/domain/betting/cart';

/**
 * `take` says whether it took the tap; null while taps belong to the slip. `shown` is the key of
 * the bet whose outcome stands in the bar: nothing else needs to tell it.
 */
export const quickTap: {
  take: ((selection: CartSelection) => boolean) | null;
  shown?: string | null;
} = { take: null };
