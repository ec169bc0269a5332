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
  return (data?.transactions ?? []).flatMap(({ applicationId, methodCode, title, amount }) =>
    applicationId === undefined || applicationId === null || methodCode === null
      ? []
      : [{ applicationId, methodCode, title, amount }],
  );
}
