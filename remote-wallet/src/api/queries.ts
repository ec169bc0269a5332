/** Reads of the wallet; every page of this remote asks through these. */
import { getSelfExclusion } from '@site/contracts/member';
import {
  getApplication, getMethodSettings, getMethods, getProcessingDeposit, getSuggestedAmounts, getTransactionHistory, type ApplicationStatus,
} from '@site/contracts/payment';
import { STALE, useCall, useInfiniteQuery, usePlatform, valueOrThrow } from '@site/platform';

const DEPOSIT = 'Deposit' as const;
/** How often an open deposit is asked for. */
const OPEN_MS = 2_000;
const OPEN: readonly ApplicationStatus[] = ['Created', 'Processing'];

export const isOpen = (status: ApplicationStatus): boolean => OPEN.includes(status);

export const useSelfExclusion = (enabled: boolean) => useCall(getSelfExclusion, {}, { staleMs: STALE.seconds, enabled });

export const useMethods = (enabled: boolean) => useCall(getMethods, { query: { transactionType: DEPOSIT } }, { staleMs: STALE.minute, enabled });

export const useMethodSettings = (methodCode: string) =>
  useCall(getMethodSettings, { query: { transactionType: DEPOSIT, methodCode } }, { staleMs: STALE.minute });

export const useSuggestedAmounts = (methodCode: string) =>
  useCall(getSuggestedAmounts, { query: { transactionType: DEPOSIT, methodCode } }, { staleMs: STALE.minute });

export const useOpenDeposit = (methodCode: string) => useCall(getProcessingDeposit, { query: { methodCode } }, { staleMs: STALE.always });

/** One application, asked again every 2 s while it is open. */
export function useApplication(applicationId: string, enabled: boolean, watching: boolean) {
  return useCall(getApplication, { params: { applicationId } }, { staleMs: STALE.always, enabled, ...(watching ? { refetchMs: OPEN_MS } : {}) });
}

export type HistoryFilter = 'Deposit' | 'Withdrawal' | 'Transfer' | 'Other';

/** History of one type or all, page by page; stops at the last page or an empty one. */
export function useHistory(type: HistoryFilter | undefined) {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: [getTransactionHistory.id, type ?? 'all'],
    initialPageParam: 1,
    staleTime: STALE.always,
    queryFn: async ({ pageParam, signal }) =>
      valueOrThrow(await api.call(getTransactionHistory, { query: { ...(type === undefined ? {} : { type }), currentPage: pageParam }, signal, silent: true })),
    getNextPageParam: ({ page, transactions }) => (page.currentPage < page.totalPage && transactions.length > 0 ? page.currentPage + 1 : undefined),
  });
}
