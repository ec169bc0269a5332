/** Tells of silence: no word for the span of §9 and the board is stale (safety D2). */
import { Sports } from '@site/domain/constants';
import type { FeedTimers } from './feed-deps';

/** A watchdog. */
export interface Watchdog {
  /** Starts it unless it runs: attempts that fail one after the other do not wind it up again. */
  readonly begin: () => void;
  /** A word was heard. */
  readonly touch: () => void;
  readonly stop: () => void;
}

/**
 * Makes it, not yet running; it runs out once and waits for the next `begin` or `heard`. A live
 * feed speaks twenty times a second: a word only notes the time, and the timer that runs out looks
 * how long ago the last one was.
 */
export function createWatchdog(
  { now, setTimer, clearTimer }: FeedTimers,
  onSilence: () => void,
  ms: number = Sports.staleAfterMs,
): Watchdog {
  let timer: unknown = null;
  let last = 0;
  const look = (): void => {
    const left = last + ms - now();
    timer = left > 0 ? setTimer(look, left) : null;
    if (timer === null) onSilence();
  };
  const touch = (): void => {
    last = now();
    timer ??= setTimer(look, ms);
  };
  return {
    begin: () => {
      if (timer === null) touch();
    },
    touch,
    stop: () => {
      clearTimer(timer);
      timer = null;
    },
  };
}
