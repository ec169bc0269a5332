/** Balances from the server to the record the site uses (§3.2). */
import { getBalance } from '@site/contracts/balance';
import { done, type Outcome } from '@site/domain/errors/app-error';
import { walletAmounts } from '@site/domain/wallet/groups';
import type { ApiClient } from '../api/types';
import type { BalanceAsk } from './balance-work';
import type { BalanceRecord } from './balances';

/** Reads all wallet groups. */
export async function loadBalances(
  api: ApiClient,
  { fresh, byItself }: BalanceAsk,
): Promise<Outcome<BalanceRecord>> {
  const answer = await api.call(getBalance, {
    query: {},
    fresh,
    unasked: byItself ? 'turn' : undefined,
  });
  if (!answer.ok) return answer;
  const { totalBalance, withdrawableBalance, totalContractBalance, balances } = answer.value;
  return done({
    total: totalBalance,
    withdrawable: withdrawableBalance,
    contract: totalContractBalance,
    contractBlocks: answer.value.isWithdrawalContractBalanceBlocking,
    byGroup: walletAmounts(balances),
  });
}
