/** Balances of the wallet groups (§3.2, §7.2). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { cny } from './wire';

/** Balances: every amount in fen after parsing; `totalBalance` is the sum of the groups. */
export const balanceResult = v.object({
  totalBalance: cny,
  totalContractBalance: cny,
  withdrawableBalance: cny,
  isWithdrawalContractBalanceBlocking: v.boolean(),
  balances: v.array(v.object({ walletProductGroupId: v.number(), balance: cny })),
});
/** Balances in fen. */
export type BalanceResult = v.InferOutput<typeof balanceResult>;

/** GET Balance/v2.0: groups 2, 4, 24, 32, 64; with `wallet=SB` only group 2. */
export const getBalance = defineEndpoint({
  id: 'balance.get', service: 'gateway', method: 'GET', path: '/api/Balance/v2.0', auth: 'member',
  query: v.object({ wallet: v.optional(v.literal('SB')) }), result: balanceResult,
});
