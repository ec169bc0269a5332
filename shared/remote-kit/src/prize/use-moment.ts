/**
 * Wakes up when the server's clock reaches a moment, so that a page that stands open does not stay
 * in the hour before.
 */
import { useEffect, useReducer, useRef } from 'react';
import { usePlatform } from '@site/platform';

/**
 * Timers stand still while a device sleeps, and browsers cut very long ones to nothing; waking up
 * early is harmless.
 */
const LONGEST_MS = 60_000;
/**
 * Who asks a server whose clock is a little behind gets the old answer: it is asked again, but not
 * for ever.
 */
const AGAIN_MS = 15_000;
const GIVE_UP_MS = 120_000;

/** How long to wait from now; null when nothing is left to do. */
function waitOf(left: number, isDone: boolean): number | null {
  if (left > 0) return Math.min(left, LONGEST_MS);
  if (!isDone) return 0;
  return left > -GIVE_UP_MS ? AGAIN_MS : null;
}

/**
 * Runs work once server time has reached a moment, and a few times more while the same moment is
 * still given: then the work has not helped yet.
 *
 * @param at the moment; null for none.
 * @param work must be the same function between renders.
 */
export function useMoment(at: number | null, work: () => void): void {
  const { seasons } = usePlatform();
  const done = useRef<number | null>(null);
  const [turn, look] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    const wait = at === null ? null : waitOf(at - seasons.now(), done.current === at);
    if (at === null || wait === null) return undefined;
    const timer = setTimeout(() => {
      if (seasons.now() >= at) {
        done.current = at;
        work();
      }
      look();
    }, wait);
    return () => clearTimeout(timer);
  }, [at, seasons, turn, work]);
}
