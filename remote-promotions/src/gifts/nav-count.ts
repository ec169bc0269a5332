/** The number of gifts that wait, at the place of the promotions in the bottom navigation. */
import type { Platform } from '@site/platform';
import { navNumber } from '@site/remote-kit/nav-number';

/** Shows a number; 0 shows none. */
export const showGiftCount = navNumber(() =>
  import(/* webpackChunkName: "gift-count" */ '@site/remote-kit/open-count').then(
    ({ giftCountRule }) => giftCountRule,
  ),
);

/**
 * Whoever signs out takes the number along; the next member's is shown once it is read.
 *
 * @returns the way to stop.
 */
export function forgetGiftCount({ session }: Pick<Platform, 'session'>): () => void {
  const watching = session.state.changes$.subscribe(({ status }) => {
    if (status !== 'member') showGiftCount(0);
  });
  return () => watching.unsubscribe();
}
