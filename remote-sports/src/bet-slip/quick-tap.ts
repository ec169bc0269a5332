/** Where a tap on a price goes before the slip: nowhere, until the member asked for quick bets. */
import type { CartSelection } from '@site/domain/betting/cart';

/** `take` says whether it took the tap; null while taps belong to the slip. */
export const quickTap: { take: ((selection: CartSelection) => boolean) | null } = { take: null };
