/**
 * A transfer that this form did not send: an earlier page did, or the form that stood here before a
 * reload. Its end is told here, and what it moved is read.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { getTransferWallets } from '@site/contracts/transfer';
import { usePlatform, useQueryClient } from '@site/platform';
import { TOP_UP } from '../../phrases/play';

/**
 * A call back that is made only while the page that gave it stands: whoever went on without it is
 * left alone.
 */
export function useWhileStanding(work: () => void): () => void {
  const latest = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = work;
    return () => {
      latest.current = null;
    };
  }, [work]);
  return useCallback(() => latest.current?.(), []);
}

interface PreviousTransfer {
  /** True once such a transfer ended without moving money. */
  readonly isLost: boolean;
  /** Says of a key that the form follows it itself. */
  readonly isOwn: (key: string) => void;
}

/**
 * Follows them.
 *
 * @param onDone once one has arrived.
 */
export function usePreviousTransfer(onDone: () => void): PreviousTransfer {
  const { api, bus, toast, balances } = usePlatform();
  const queries = useQueryClient();
  const own = useRef<string | null>(null);
  const [isLost, setLost] = useState(false);
  const tellDone = useWhileStanding(onDone);
  useEffect(() => {
    const settled = bus.on('money.settled').subscribe(({ kind, key, phase }) => {
      if (kind !== 'transfer') return;
      // Anew: an answer from just before the verdict knows nothing of it.
      void api.anew(() => queries.invalidateQueries({ queryKey: [getTransferWallets.id] }));
      if (key === own.current) return;
      setLost(phase !== 'done');
      if (phase !== 'done') return;
      balances.refreshNow();
      toast.show('success', TOP_UP.previousDone);
      tellDone();
    });
    return () => settled.unsubscribe();
  }, [api, bus, toast, balances, queries, tellDone]);
  return {
    isLost,
    isOwn: (key) => {
      own.current = key;
      setLost(false);
    },
  };
}
