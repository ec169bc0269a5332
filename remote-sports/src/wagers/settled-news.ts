/** Tells what settled: wagers that settle together, at whichever vendor, in one toast. */
import { Toast } from '@site/domain/constants';
import { targets, type Platform } from '@site/platform';
import { isGood, SETTLED_NEWS, settledText } from '../phrases/settled-news';
import type { Wager } from '../vendors/port';

/**
 * The teller: what comes while the last toast stands is told with what that one told, so that no
 * toast covers another's money.
 */
export function settledNews({
  clock,
  navigator,
  toast,
}: Pick<Platform, 'clock' | 'navigator' | 'toast'>): (wagers: readonly Wager[]) => void {
  let told: readonly Wager[] = [];
  let at = 0;
  return (wagers) => {
    if (wagers.length === 0) return;
    const now = clock.monotonic();
    told = now - at < Toast.durationMs ? [...told, ...wagers] : wagers;
    at = now;
    toast.show(isGood(told) ? 'success' : 'info', settledText(told), {
      action: {
        label: SETTLED_NEWS.look,
        run: () => navigator.go(`${targets.toWagers()}?kind=settled`),
      },
    });
  };
}
