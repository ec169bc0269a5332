/** The history of one selection, page by page; stops at the last page or an empty one. */
import type { ApplicationStatus } from '@site/contracts/payment';
import { getTransactionHistory, type HistoryType } from '@site/contracts/payment-history';
import type { DayRange } from '@site/domain/betting/statement-range';
import { nextPage } from '@site/domain/paging';
import { STALE, useInfiniteQuery, usePlatform, valueOrThrow } from '@site/platform';
import { isOpen } from '../api/queries';

/** What is looked for. */
export interface HistorySelection {
  readonly type: HistoryType | undefined;
  readonly status: ApplicationStatus | undefined;
  readonly range: DayRange;
}

/** How often an unfinished payment in sight is asked for. */
const OPEN_MS = 10_000;

export function useHistory({ type, status, range }: HistorySelection) {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: [getTransactionHistory.id, type ?? 'all', status ?? 'any', range.from, range.to],
    initialPageParam: 1,
    staleTime: STALE.always,
    queryFn: async ({ pageParam, signal, client, queryKey }) =>
      valueOrThrow(
        await api.call(getTransactionHistory, {
          // A list that stands is read again by itself: that it is old is no news to tell.
          ...(client.getQueryData(queryKey) === undefined ? {} : { unasked: 'turn' as const }),
          query: {
            ...(type === undefined ? {} : { type }),
            ...(status === undefined ? {} : { status }),
            dateFrom: range.from,
            dateTo: range.to,
            currentPage: pageParam,
          },
          signal,
        }),
      ),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ transactions }) =>
        transactions.some(({ status: now }) => isOpen(now)),
      ) === true
        ? OPEN_MS
        : false,
    getNextPageParam: ({ page }, pages) =>
      nextPage(
        pages.map(({ transactions }) => transactions.map(({ transactionId }) => transactionId)),
        page.totalPage,
      ),
  });
}
