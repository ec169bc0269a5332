/** Balances of the wallet groups (§3.2, §7.2). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { cny, walletsOf } from './wire-money';

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
  id: 'balance.get',
  service: 'gateway',
  method: 'GET',
  path: '/api/Balance/v2.0',
  auth: 'member',
  query: v.object({ wallet: v.optional(v.literal('SB')) }),
  result: balanceResult,
});

/** GET Balance: the same by its first address (§7.2). */
export const getBalanceV1 = defineEndpoint({
  id: 'balance.getV1',
  service: 'gateway',
  method: 'GET',
  path: '/api/Balance',
  auth: 'member',
  query: v.object({ wallet: v.optional(v.literal('SB')) }),
  result: balanceResult,
});

/**
 * GET Balance/WalletGroup: every group with its name, its balance and the wallets inside it (§3.6,
 * §3.9).
 */
export const getWalletGroups = defineEndpoint({
  id: 'balance.walletGroups',
  service: 'gateway',
  method: 'GET',
  path: '/api/Balance/WalletGroup',
  auth: 'member',
  result: walletsOf(
    v.object({
      walletProductGroupId: v.number(),
      name: v.string(),
      localizedName: v.string(),
      balance: cny,
      providerCodes: v.array(v.string()),
    }),
  ),
});
