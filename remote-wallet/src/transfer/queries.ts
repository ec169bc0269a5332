/** Reads of transfers: the wallets, what locks them, the bonuses one may take along, the history. */
import { getWalletGroups } from '@site/contracts/balance';
import { getBonusEligible, getBonusPreview, getBonusProgress, getBonuses } from '@site/contracts/bonus';
import { getTransferHistories, getTransferWallets } from '@site/contracts/transfer';
import { toCnyString, type Fen } from '@site/domain/money';
import { dayKey } from '@site/domain/formatting/day';
import { HISTORY_DAYS, type HistoryWindow } from '@site/domain/wallet/transfer-rules';
import { STALE, useCall, useInfiniteQuery, usePlatform, valueOrThrow } from '@site/platform';

const DAY_MS = 86_400_000;

export const useTransferWallets = () => useCall(getTransferWallets, {}, { staleMs: STALE.always });

/** The groups with the providers that play from each (§3.9). */
export const useWalletGroups = () => useCall(getWalletGroups, {}, { staleMs: STALE.always });

export const useTransferBonuses = () => useCall(getBonuses, { query: { transactionType: 'Transfer' } });

/** What an amount would bring, and what speaks against it. */
export function useBonusOffer(bonusId: string, amount: Fen | null) {
  const query = { bonusId, amount: toCnyString(amount ?? (0n as Fen)) };
  const enabled = bonusId !== '' && amount !== null;
  return { preview: useCall(getBonusPreview, { query }, { enabled }), eligible: useCall(getBonusEligible, { query }, { enabled }) };
}

/** Running bonuses; asked only where one locks the wallets. */
export const useLockingBonuses = (enabled: boolean) => useCall(getBonusProgress, { query: {} }, { staleMs: STALE.always, enabled });

/** Transfers of a window, page by page; stops at the last page or an empty one. */
export function useTransferHistory(window: HistoryWindow) {
  const { api, clock } = usePlatform();
  const now = clock.now();
  const days = { dateFrom: dayKey(now - HISTORY_DAYS[window] * DAY_MS), dateTo: dayKey(now) };
  return useInfiniteQuery({
    queryKey: [getTransferHistories.id, window, days.dateTo],
    initialPageParam: 1,
    staleTime: STALE.always,
    queryFn: async ({ pageParam, signal }) => valueOrThrow(await api.call(getTransferHistories, { query: { ...days, currentPage: pageParam }, signal, silent: true })),
    getNextPageParam: ({ page, transfers }) => (page.currentPage < page.totalPage && transfers.length > 0 ? page.currentPage + 1 : undefined),
  });
}
