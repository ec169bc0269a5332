/** The deposits that wait for their payment, whatever method they were made with. */
import { useEffect, useState } from 'react';
import { getTransactionHistory, type Transaction } from '@site/contracts/payment-history';
import { STALE, useCall } from '@site/platform';

/** What waits to be paid: a record of a deposit that has a page of its own. */
export interface Unpaid extends Pick<Transaction, 'title' | 'amount'> {
  readonly applicationId: string;
  readonly methodCode: string;
}

const UNPAID = { query: { type: 'Deposit', status: 'Created' } } as const;

/** Those of the records that have a page of their own. */
const waiting = (
  data: { readonly transactions: readonly Transaction[] } | undefined,
): readonly Unpaid[] =>
  (data?.transactions ?? []).flatMap(({ applicationId, methodCode, title, amount }) =>
    applicationId === undefined || applicationId === null || methodCode === null
      ? []
      : [{ applicationId, methodCode, title, amount }],
  );

/** The longest that the form waits for them. */
const MOST_MS = 1_500;

/**
 * The member's unpaid deposits, as the form opens with them.
 *
 * @returns null until they are known; none where nobody can tell them in time, for who wants to pay
 *   in is not held up by a record.
 */
export function useUnpaid(): readonly Unpaid[] | null {
  const { data, isFetchedAfterMount, failureCount } = useCall(getTransactionHistory, UNPAID, {
    staleMs: STALE.always,
  });
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const late = setTimeout(() => setIsLate(true), MOST_MS);
    return () => clearTimeout(late);
  }, []);
  // What an earlier visit read knows nothing of the deposit that was made since.
  if (!isFetchedAfterMount) return failureCount > 0 || isLate ? [] : null;
  return waiting(data);
}

/** How often it is asked whether they were paid, ran out or were taken back elsewhere. */
export const ASKED_MS = 10_000;

/**
 * How many of them still wait.
 *
 * @param ids numbers of their applications, as the form opened with them.
 */
export function useStillUnpaid(ids: readonly string[]): number {
  const { data } = useCall(getTransactionHistory, UNPAID, {
    staleMs: STALE.seconds,
    refetchMs: ASKED_MS,
  });
  const now = waiting(data);
  return data === undefined
    ? ids.length
    : ids.filter((id) => now.some(({ applicationId }) => applicationId === id)).length;
}
