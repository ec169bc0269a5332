/** Tells of silence: no word for the span of §9 and the board is stale (safety D2). */
import { Sports } from '@site/domain/constants';
import type { FeedTimers } from './feed-deps';

/** A watchdog. */
export interface Watchdog {
  /** Starts it unless it runs: attempts that fail one after the other do not wind it up again. */
  readonly begin: () => void;
  /** A word was heard. */
  readonly heard: () => void;
  readonly stop: () => void;
}

/** Makes it, not yet running; it runs out once and waits for the next `begin` or `heard`. */
export function createWatchdog({ setTimer, clearTimer }: FeedTimers, onSilence: () => void, ms: number = Sports.staleAfterMs): Watchdog {
  let timer: unknown = null;
  const stop = (): void => {
    clearTimer(timer);
    timer = null;
  };
  const heard = (): void => {
    stop();
    timer = setTimer(() => {
      timer = null;
      onSilence();
    }, ms);
  };
  return {
    begin: () => {
      if (timer === null) heard();
    },
    heard, stop,
  };
}
