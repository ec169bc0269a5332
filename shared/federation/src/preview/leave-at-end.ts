/**
 * A preview that runs out while it is looked at leaves by itself: the page loads anew, meets its
 * old link, says so and is live.
 */
import type { Clock } from '@site/domain/clock';

/** Timers count in 31 bits of ms; a longer one would run at once. */
const LONGEST_MS = 2_000_000_000;
/** Past the end by so much, so that no clock calls the link still good. */
const SURE_MS = 1_000;

/** Waits for the end. A sleeping tab's timer is late, so that waking up looks as well. */
export function leaveAtEnd(
  document: Pick<Document, 'addEventListener'>,
  clock: Clock,
  expires: number,
  leave: () => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasLeft = false;
  const look = (): void => {
    clearTimeout(timer);
    const left = expires + SURE_MS - clock.now();
    if (left > 0) timer = setTimeout(look, Math.min(LONGEST_MS, left));
    else if (!hasLeft) {
      hasLeft = true;
      leave();
    }
  };
  document.addEventListener('visibilitychange', look);
  look();
}
