/** Transfers between the member's wallet groups (§7.2). */
import * as v from 'valibot';
import { byRefOf } from './by-ref';
import { defineEndpoint } from './endpoint';
import { BONUS_ERRORS } from './errors';
import { cny, cnyText, walletsOf } from './wire-money';
import { day, isoTime, page, pageNumber } from './wire';

/**
 * GET Transfer/Wallets: the groups one may transfer between, with their balances and the least
 * amount.
 */
export const getTransferWallets = defineEndpoint({
  id: 'transfer.wallets',
  service: 'gateway',
  method: 'GET',
  path: '/api/Transfer/Wallets',
  auth: 'member',
  confidential: true,
  result: v.object({
    minAmount: cny,
    wallets: walletsOf(
      v.object({
        walletProductGroupId: v.number(),
        name: v.string(),
        balance: cny,
        canTransferOut: v.boolean(),
        canTransferIn: v.boolean(),
      }),
    ),
  }),
});

/** A transfer that happened. */
export const transfer = v.object({
  transferId: v.string(),
  from: v.number(),
  fromName: v.string(),
  to: v.number(),
  toName: v.string(),
  amount: cny,
  createdAt: isoTime,
  status: v.literal('Approved'),
  bonusId: v.nullable(v.string()),
});
/** A transfer that happened. */
export type Transfer = v.InferOutput<typeof transfer>;

/**
 * POST Transfer/Applications: at once, from 1 CNY. TRF00403 self-exclusion, TRF00422 amount or
 * wallets, TRF00428 a bonus still locks it, TRF00402 balance.
 */
export const createTransfer = defineEndpoint({
  errors: [...BONUS_ERRORS, 'BON_TYPE', 'TRF00402', 'TRF00403', 'TRF00422', 'TRF00428'],
  id: 'transfer.create',
  service: 'gateway',
  method: 'POST',
  path: '/api/Transfer/Applications',
  auth: 'member',
  confidential: true,
  money: true,
  body: v.object({
    from: v.number(),
    to: v.number(),
    amount: cnyText,
    bonusId: v.optional(v.string()),
  }),
  result: transfer,
});

/** What became of a transfer. */
export const transferByRef = byRefOf(createTransfer);

/** GET Transfer/Histories: newest first, 50 a page. */
export const getTransferHistories = defineEndpoint({
  id: 'transfer.histories',
  service: 'gateway',
  method: 'GET',
  path: '/api/Transfer/Histories',
  auth: 'member',
  confidential: true,
  query: v.object({
    dateFrom: v.optional(day),
    dateTo: v.optional(day),
    currentPage: v.optional(pageNumber),
  }),
  result: v.object({ transfers: v.array(transfer), page }),
});
