/** Balances of the wallet groups. */
import { getBalance, getBalanceV1, getWalletGroups } from '@site/contracts/balance';
import { WalletGroup } from '@site/domain/constants';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { mount } from '../http/mount';
import { decideDue } from '../payment/decide';
import { fundsOf } from './funds';
import { groupCode, groupName, providersOf } from './groups';

function balanceOf(context: Context, memberCode: string, wallet: 'SB' | undefined) {
  const all = context.ledger.balances(memberCode);
  const funds = fundsOf(context, memberCode);
  const shown = wallet === 'SB' ? all.filter(({ group }) => group === WalletGroup.sportsbook) : all;
  const total = wallet === 'SB' ? (shown[0]?.balance ?? funds.total) : funds.total;
  const { isBlocking: blocking } = funds;
  return {
    totalBalance: total,
    totalContractBalance: blocking && total < funds.contract ? total : funds.contract,
    withdrawableBalance: blocking ? funds.withdrawable : total,
    isWithdrawalContractBalanceBlocking: blocking,
    balances: shown.map(({ group, balance }) => ({ walletProductGroupId: group, balance })),
  };
}

/** Mounts both addresses of the balance, and the groups; whatever became due moves money first. */
export function mountBalance(app: FastifyInstance, context: Context): void {
  const due = (): void => {
    decideDue(context);
  };
  for (const row of [getBalance, getBalanceV1])
    mount(
      app,
      context,
      row,
      ({ memberCode, query }) => balanceOf(context, memberCode, query.wallet),
      due,
    );
  mount(
    app,
    context,
    getWalletGroups,
    ({ memberCode }) =>
      context.ledger.balances(memberCode).map(({ group, balance }) => ({
        walletProductGroupId: group,
        name: groupCode(group),
        localizedName: groupName(group),
        balance,
        providerCodes: providersOf(group),
      })),
    due,
  );
}
