/** Names of the wallet groups as the server has them (§3.9, Balance/WalletGroup). */
import { getWalletGroups } from '@site/contracts/balance';
import { WALLET_GROUP_IDS, type WalletGroupId } from '@site/domain/wallet/groups';
import { STALE, useCall, type CallError } from '@site/platform';

/** Names by group; null while they are not known. */
export interface WalletNames {
  readonly names: ReadonlyMap<WalletGroupId, string> | null;
  readonly error: CallError | null;
  readonly retry: () => void;
}

export function useWalletNames(): WalletNames {
  const groups = useCall(getWalletGroups, {}, { staleMs: STALE.fiveMinutes });
  const names =
    groups.data === undefined
      ? null
      : new Map(
          WALLET_GROUP_IDS.flatMap((id) => {
            const found = groups.data.find(
              ({ walletProductGroupId }) => walletProductGroupId === id,
            );
            return found === undefined ? [] : [[id, found.localizedName] as const];
          }),
        );
  return { names, error: groups.error, retry: () => void groups.refetch() };
}
