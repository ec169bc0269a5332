import { useEffect, useState } from 'react';

/** How long it takes to see that something can be pressed now, or says something else, ms. */
const SEEN_MS = 400;

/**
 * A tap means what there was time to read (ADR 125).
 *
 * @param said what stands there; another text is read anew.
 * @returns true once that has stood for as long as it takes to see it.
 */
export function useSeen(said: string): boolean {
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(said), SEEN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return seen === said;
}
