/** A page's own read that comes by itself once it can: nobody has to tap for it. */
import { useEffect, useState } from 'react';
import type { Endpoint } from '@site/contracts/endpoint';
import { isDefiniteRefusal } from '@site/domain/errors/app-error';
import { useCall, type CallError } from '@site/platform';

/** After a first failure it is asked again so soon, after each further one half as often. */
const AGAIN_MS = { first: 5_000, most: 60_000 } as const;

/** Such a read. */
export interface SteadyRead<R> {
  readonly data: R | undefined;
  /** Nothing is known yet, or a hand asks for it. */
  readonly isPending: boolean;
  /** Why it did not come; it stays while the read is asked again by itself. */
  readonly lost: CallError | null;
  /** Asks by hand: that is seen, and its failure is told. */
  readonly retry: () => void;
}

/**
 * Reads a row; without any answer it asks again, quietly, and at once when the page is back in
 * sight.
 */
export function useSteadyCall<Q, B, R>(
  row: Endpoint<Q, B, R>,
  input: Parameters<typeof useCall<Q, B, R>>[1],
  staleMs: number,
): SteadyRead<R> {
  const [failed, setFailed] = useState<{ why: CallError; times: number } | null>(null);
  const [byHand, setByHand] = useState(false);
  const asksItself = failed !== null && !byHand && !isDefiniteRefusal(failed.why.reason);
  const { data, error, errorUpdateCount, fetchStatus, isPending, refetch } = useCall(row, input, {
    staleMs,
    ...(asksItself
      ? { refetchMs: Math.min(AGAIN_MS.first * 2 ** (failed.times - 1), AGAIN_MS.most) }
      : {}),
  });
  // Without an answer all failures that were counted stand in a row.
  const next =
    data !== undefined || errorUpdateCount === 0
      ? null
      : error === null || error === failed?.why
        ? failed
        : { why: error, times: errorUpdateCount };
  if (next !== failed) setFailed(next);
  useEffect(() => {
    // By then the read has no turn of its own: it is heard.
    if (byHand) void refetch().finally(() => setByHand(false));
  }, [byHand, refetch]);
  useEffect(() => {
    if (!asksItself) return undefined;
    const seen = (): void => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [asksItself, refetch]);
  // What waits for the network shows nothing new.
  const isAsked = byHand && fetchStatus === 'fetching';
  return {
    data,
    isPending: isPending && (next === null || isAsked),
    lost: isPending && isAsked ? null : (next?.why ?? null),
    retry: () => setByHand(true),
  };
}
