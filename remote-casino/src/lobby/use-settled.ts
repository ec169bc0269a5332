import { useEffect, useState } from 'react';

/** Longest that a page waits for a part that stands above others. */
const MOST_MS = 1_500;

/**
 * True once everything is known or the wait is over, and from then on: what stands on the page is
 * not pushed down by what comes late.
 */
export function useSettled(isKnown: boolean): boolean {
  const [isOver, setOver] = useState(isKnown);
  if (isKnown && !isOver) setOver(true);
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setOver(true), MOST_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  return isOver;
}
