/** What can wait until a page has come to rest. */
import { startTransition, useEffect, useState } from 'react';

/** Ms after which a page on a slow phone has what it shows first. */
export const QUIET_MS = 2_000;

/** False at first, true once a component has stood for `ms`; drawn in pieces then. */
export function useAfter(ms: number = QUIET_MS): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setDue(true)), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isDue;
}
