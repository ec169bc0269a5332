/** Reads of transfers: the wallets, what locks them, the history. */
import { getWalletGroups } from '@site/contracts/balance';
import {
  getBonusApplications,
  getBonusProgress,
  type BonusApplication,
} from '@site/contracts/bonus';
import { getTransferHistories, getTransferWallets, type Transfer } from '@site/contracts/transfer';
import type { DayRange } from '@site/domain/betting/statement-range';
import { nextPage } from '@site/domain/paging';
import { STALE, useCall, useInfiniteQuery, usePlatform, valueOrThrow } from '@site/platform';

export const useTransferWallets = () => useCall(getTransferWallets, {}, { staleMs: STALE.always });

/** The groups with the providers that play from each (§3.9). */
export const useWalletGroups = () => useCall(getWalletGroups, {}, { staleMs: STALE.always });

/** Running bonuses; asked only where one locks the wallets. */
export const useLockingBonuses = (enabled: boolean) =>
  useCall(getBonusProgress, { query: {} }, { staleMs: STALE.always, enabled });

/** The bonus that came with a transfer, as it stands now. */
export function useTransferBonus({ bonusId }: Pick<Transfer, 'bonusId'>): {
  /** Null until it is known, and where none came along. */
  readonly bonus: BonusApplication | null;
  /** The server does not tell it. */
  readonly isUnknown: boolean;
} {
  const applications = useCall(
    getBonusApplications,
    { query: {} },
    { staleMs: STALE.always, enabled: bonusId !== null },
  );
  // Newest first. What an earlier page read may be older than the transfer.
  const bonus =
    applications.data?.find(
      ({ bonusRuleId, claimedDate }) => bonusRuleId === bonusId && claimedDate !== null,
    ) ?? null;
  const isSettled = applications.isFetchedAfterMount;
  return {
    bonus: isSettled ? bonus : null,
    isUnknown: isSettled && bonus === null,
  };
}

/** Transfers of some days, page by page; stops at the last page or an empty one. */
export function useTransferHistory({ from, to }: DayRange) {
  const { api } = usePlatform();
  return useInfiniteQuery({
    queryKey: [getTransferHistories.id, from, to],
    initialPageParam: 1,
    staleTime: STALE.always,
    queryFn: async ({ pageParam, signal }) =>
      valueOrThrow(
        await api.call(getTransferHistories, {
          query: { dateFrom: from, dateTo: to, currentPage: pageParam },
          signal,
        }),
      ),
    getNextPageParam: ({ page }, pages) =>
      nextPage(
        pages.map(({ transfers }) => transfers.map(({ transferId }) => transferId)),
        page.totalPage,
      ),
  });
}
