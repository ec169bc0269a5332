/** Whether what a tap does has been in sight long enough to be meant. */
import { useEffect, useState } from 'react';

/** How long it takes to see that something can be pressed now, ms. */
const SEEN_MS = 400;

/**
 * @param isThere what is pressed can be pressed.
 * @returns true once it could be for as long as it takes to see it.
 */
export function useSeen(isThere: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  if (!isThere && isSeen) setSeen(false);
  useEffect(() => {
    if (!isThere) return undefined;
    const timer = setTimeout(() => setSeen(true), SEEN_MS);
    return () => clearTimeout(timer);
  }, [isThere]);
  return isSeen;
}
