/** Time left until a moment, told once a second. */
import { useEffect, useState } from 'react';

/**
 * Milliseconds left.
 *
 * @param until - the moment, on the clock that `now` reads (server time where it matters).
 * @param now - the clock.
 */
export function useLeft(until: number, now: () => number): number {
  const [left, setLeft] = useState(() => Math.max(0, until - now()));
  useEffect(() => {
    const tell = (): void => setLeft(Math.max(0, until - now()));
    tell();
    const timer = setInterval(tell, 1_000);
    return () => clearInterval(timer);
  }, [until, now]);
  return left;
}
