/** Seconds that run on, for the eye. */
import { useEffect, useState } from 'react';

/**
 * Whole seconds since a moment.
 *
 * @param sinceMs by the same clock as `now`, ms.
 */
export function useSeconds(sinceMs: number, now: () => number): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 1_000);
    return () => clearInterval(timer);
  }, [now]);
  return Math.max(0, Math.floor((at - sinceMs) / 1_000));
}
