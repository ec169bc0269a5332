/** The transaction record (§2.3, §7.2). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { cny } from './wire-money';
import { day, isoTime, page, pageNumber } from './wire';
import { APPLICATION_STATUS, depositBonus, timeline } from './payment';

/**
 * Kinds of rows in the history. `Bet` are stakes, returns and game rounds; `Other` collects
 * bonuses, rebates, prizes and adjustments.
 */
export const HISTORY_TYPE = ['Deposit', 'Withdrawal', 'Transfer', 'Bet', 'Other'] as const;
/** Kind of a row in the history. */
export type HistoryType = (typeof HISTORY_TYPE)[number];

/** How it stands with the wager that a stake was taken for. */
export const STAKE_STATE = ['Waiting', 'Open', 'Settled', 'Returned'] as const;

/** One row of the history. */
export const transaction = v.object({
  transactionId: v.string(),
  /** Number of the application behind a deposit or withdrawal: its own page shows everything. */
  applicationId: v.optional(v.nullable(v.string())),
  type: v.picklist(HISTORY_TYPE),
  title: v.string(),
  methodCode: v.nullable(v.string()),
  /**
   * Signed: what the member's wallets gained or lost (a deposit that is not approved yet states its
   * amount); a transfer states what it moved.
   */
  amount: cny,
  status: v.picklist(APPLICATION_STATUS),
  createdAt: isoTime,
  updatedAt: isoTime,
  canCancel: v.boolean(),
  /** It failed within the last 7 days and may be sent again (Payment/Resubmits). */
  canResubmit: v.optional(v.boolean()),
  /** A fund-not-received case may be opened for it. */
  canReport: v.optional(v.boolean()),
  /** Of the stake of a wager only: a stake that was taken is no wager that is over. */
  stakeState: v.optional(v.nullable(v.picklist(STAKE_STATE))),
  /** Of a deposit that was made with one. */
  bonus: v.optional(v.nullable(depositBonus)),
  timeline,
});
/** One row of the history. */
export type Transaction = v.InferOutput<typeof transaction>;

/**
 * GET Payment/TransactionHistory: newest first, 50 a page, totals of the whole selection (C-51);
 * transfers are neither income nor outgo.
 */
export const getTransactionHistory = defineEndpoint({
  id: 'payment.history',
  service: 'gateway',
  method: 'GET',
  path: '/api/Payment/TransactionHistory',
  auth: 'member',
  confidential: true,
  query: v.object({
    type: v.optional(v.picklist(HISTORY_TYPE)),
    status: v.optional(v.picklist(APPLICATION_STATUS)),
    dateFrom: v.optional(day),
    dateTo: v.optional(day),
    currentPage: v.optional(pageNumber),
  }),
  result: v.object({
    transactions: v.array(transaction),
    page,
    totals: v.object({ moneyIn: cny, moneyOut: cny, net: cny }),
  }),
});

/**
 * GET Payment/OldRecords/Url: the page that keeps the records of the site before this one, another
 * origin, with a token in its fragment; empty for members who joined later.
 */
export const getOldRecordsUrl = defineEndpoint({
  id: 'payment.oldRecordsPage',
  service: 'gateway',
  method: 'GET',
  path: '/api/Payment/OldRecords/Url',
  auth: 'member',
  confidential: true,
  result: v.string(),
});
