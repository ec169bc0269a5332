/** Places that change by time alone: a promotion begins or ends while somebody looks at it. */
import { useCallback, useEffect, useState } from 'react';
import { usePlatform, useQueryClient } from '@site/platform';

/** A timer takes no more than 24 days; what is further away is met by the next look. */
const FURTHEST_MS = 24 * 86_400_000;

/**
 * Draws its place anew when a moment has come.
 *
 * @param at epoch milliseconds on the site's clock; what lies behind does nothing.
 */
export function useEdge(at: number): void {
  const { clock } = usePlatform();
  const [, turn] = useState(0);
  useEffect(() => {
    const left = at - clock.now();
    if (!(left > 0 && left < FURTHEST_MS)) return;
    const timer = setTimeout(() => turn((times) => times + 1), left + 1);
    return () => clearTimeout(timer);
  }, [at, clock]);
}

/**
 * For the end of a countdown: its place is drawn anew, and what it shows is read anew.
 *
 * @param ids rows whose answers are over.
 */
export function useTurn(ids: readonly string[]): () => void {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const [, turn] = useState(0);
  return useCallback(() => {
    turn((times) => times + 1);
    void api.anew(() =>
      queries.invalidateQueries({ predicate: ({ queryKey }) => ids.includes(String(queryKey[0])) }),
    );
  }, [api, ids, queries]);
}
