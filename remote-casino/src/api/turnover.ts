/** Reads of the daily turnover. */
import { getWalletGroups } from '@site/contracts/balance';
import { getDailyTurnover } from '@site/contracts/games';
import { WALLET_NAME, type WalletGroupId } from '@site/domain/wallet/groups';
import { STALE, useCall } from '@site/platform';

/** Turnover of a day; that of today changes with every round. */
export const useTurnover = (date: string, isToday: boolean, enabled: boolean) =>
  useCall(
    getDailyTurnover,
    { query: { date } },
    { staleMs: isToday ? STALE.seconds : STALE.fiveMinutes, enabled },
  );

/** Name of a wallet as the wallet shows it; the built-in one until the server's is known. */
export function useWalletName(): (group: WalletGroupId) => string {
  const { data } = useCall(getWalletGroups, {}, { staleMs: STALE.fiveMinutes });
  return (group) =>
    data?.find(({ walletProductGroupId }) => walletProductGroupId === group)?.localizedName ??
    WALLET_NAME[group];
}
