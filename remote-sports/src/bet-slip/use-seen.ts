/** Whether what a tap does has been in sight long enough to be meant. */
import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '@site/platform';
import { SEEN_MS } from '@site/remote-kit/seen';

/** A finger that has tapped no more for so long has seen that its step is taken, ms. */
const REST_MS = 700;

/**
 * For a step that comes up where the finger is that took the one before it: whoever taps on has not
 * read it, however long it stands there.
 *
 * @param isSecond it is such a step; else nothing waits.
 * @returns true once no finger has come down for a while since it stands there.
 */
export function useAtRest(isSecond: boolean): boolean {
  const [isAtRest, setAtRest] = useState(!isSecond);
  useEffect(() => {
    if (isAtRest) return undefined;
    const rest = (): ReturnType<typeof setTimeout> => setTimeout(() => setAtRest(true), REST_MS);
    let timer = rest();
    const wait = (): void => {
      clearTimeout(timer);
      timer = rest();
    };
    // Of the window: a button that is shut may keep what presses it to itself.
    window.addEventListener('pointerdown', wait, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', wait, true);
    };
  }, [isAtRest]);
  return isAtRest;
}

interface Painted<T> {
  readonly at: number;
  readonly value: T;
}

/**
 * What stood there for a hand that is on its way: a price that moved while it came down was read by
 * nobody.
 *
 * @param value painted now; the same one as long as it says the same.
 * @returns asks for the value that was painted when there was time to read it last; the first one
 *   while none was there for so long.
 */
export function useAsSeen<T>(value: T): () => T {
  const { clock } = usePlatform();
  const painted = useRef<readonly Painted<T>[]>([]);
  const asSeen = (): Painted<T> | undefined =>
    painted.current.findLast(({ at }) => at <= clock.monotonic() - SEEN_MS) ?? painted.current[0];
  useEffect(() => {
    const at = clock.monotonic();
    const seen = painted.current.findLastIndex((one) => one.at <= at - SEEN_MS);
    painted.current = [...painted.current.slice(Math.max(0, seen)), { at, value }];
  }, [clock, value]);
  return () => asSeen()?.value ?? value;
}
