/** What there was time to read (ADR 125), for every part that money can leave by a tap. */
import { useEffect, useState } from 'react';

/** How long it takes to see that something can be pressed now, or says something else, ms. */
export const SEEN_MS = 400;

/**
 * Whether what a tap does has been in sight long enough to be meant (ADR 125).
 *
 * @param said what stands there, where it is read anew once it says something else; true where it
 *   only stands there, false while it cannot be pressed.
 * @returns true once that has stood for as long as it takes to see it.
 */
export function useSeen(said: string | boolean): boolean {
  const [seen, setSeen] = useState<string | boolean>(false);
  if (said === false && seen !== false) setSeen(false);
  useEffect(() => {
    if (said === false) return undefined;
    const timer = setTimeout(() => setSeen(said), SEEN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return said !== false && seen === said;
}
