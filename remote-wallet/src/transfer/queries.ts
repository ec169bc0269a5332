/** Reads of transfers: the wallets, what locks them, the history. */
import { useState } from 'react';
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

/** How often a bonus is asked for that the server does not tell. */
const UNTOLD_MS = 5_000;

/** The bonus that came with a transfer. */
export interface TransferBonusState {
  /** Null until it is known, and where none came along. */
  readonly bonus: BonusApplication | null;
  /** The server does not tell it; it is asked again as long as the page is in sight. */
  readonly isUnknown: boolean;
  readonly isAsking: boolean;
  readonly askAgain: () => void;
}

/** The bonus that came with a transfer, as it stands now. */
export function useTransferBonus({ bonusId }: Pick<Transfer, 'bonusId'>): TransferBonusState {
  const [isTold, setIsTold] = useState(bonusId === null);
  const { data, isFetchedAfterMount, isFetching, refetch } = useCall(
    getBonusApplications,
    { query: {} },
    {
      staleMs: STALE.always,
      enabled: bonusId !== null,
      ...(isTold ? {} : { refetchMs: UNTOLD_MS }),
    },
  );
  // Newest first. What an earlier page read may be older than the transfer.
  const bonus = isFetchedAfterMount
    ? (data?.find(
        ({ bonusRuleId, claimedDate }) => bonusRuleId === bonusId && claimedDate !== null,
      ) ?? null)
    : null;
  if (bonus !== null && !isTold) setIsTold(true);
  return {
    bonus,
    isUnknown: isFetchedAfterMount && bonus === null,
    isAsking: isFetching,
    askAgain: () => void refetch(),
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
