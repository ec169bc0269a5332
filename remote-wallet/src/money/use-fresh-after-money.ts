/** What a page shows of money is read again when money comes to its end, wherever it was sent from. */
import { useEffect } from 'react';
import type { MoneyKind } from '@site/domain/money-action/machine';
import { usePlatform, useQueryClient } from '@site/platform';

/**
 * Reads everything in sight again after a verdict.
 *
 * @param kind only after money of this kind; any when left out.
 */
export function useFreshAfterMoney(kind?: MoneyKind): void {
  const { api, bus } = usePlatform();
  const queries = useQueryClient();
  useEffect(() => {
    const settled = bus.on('money.settled').subscribe((message) => {
      // Anew: an answer from just before the verdict knows nothing of it.
      if (kind === undefined || message.kind === kind)
        void api.anew(() => queries.invalidateQueries());
    });
    return () => settled.unsubscribe();
  }, [api, bus, kind, queries]);
}
