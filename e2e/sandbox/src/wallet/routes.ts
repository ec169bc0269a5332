/** Balances of the wallet groups. */
import { getBalance } from '@site/contracts/balance';
import { sumFen, ZERO_FEN } from '@site/domain/money';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { mount } from '../http/mount';

/** Group of the sportsbook (§3.9). */
const SPORTSBOOK = 2;

/** Mounts Balance v2.0. */
export function mountBalance(app: FastifyInstance, context: Context): void {
  mount(app, context, getBalance, ({ memberCode, query }) => {
    const all = context.ledger.balances(memberCode);
    const shown = query.wallet === 'SB' ? all.filter(({ group }) => group === SPORTSBOOK) : all;
    const total = sumFen(shown.map(({ balance }) => balance));
    return {
      totalBalance: total, totalContractBalance: ZERO_FEN, withdrawableBalance: total, isWithdrawalContractBalanceBlocking: false,
      balances: shown.map(({ group, balance }) => ({ walletProductGroupId: group, balance })),
    };
  });
}
