/** Deposit methods, applications and the transaction history (§7.2, domain.md "Wallet / payment"). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { cny, cnyText, day, isoTime, lookupOf, page, pageNumber } from './wire';

/** Direction of a payment. */
export const transactionType = v.picklist(['Deposit', 'Withdrawal']);

/** A payment method: limits and fee are known before anything is typed. */
export const paymentMethod = v.object({
  code: v.string(),
  name: v.string(),
  description: v.string(),
  minAmount: cny,
  maxAmount: cny,
  isAvailable: v.boolean(),
  /** Why it is not available, empty otherwise. */
  unavailableReason: v.string(),
  isNew: v.boolean(),
  isRecommended: v.boolean(),
  subMethods: v.array(v.object({ code: v.string(), name: v.string() })),
});
/** A payment method. */
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;

/** GET Payment/Methods?transactionType=. */
export const getMethods = defineEndpoint({
  id: 'payment.methods', service: 'gateway', method: 'GET', path: '/api/Payment/Methods', auth: 'member', confidential: true,
  query: v.object({ transactionType }), result: v.array(paymentMethod),
});

/** GET Payment/Method/Settings: fee, expiry and processing time of one method. */
export const getMethodSettings = defineEndpoint({
  id: 'payment.methodSettings', service: 'gateway', method: 'GET', path: '/api/Payment/Method/Settings', auth: 'member', confidential: true,
  query: v.object({ transactionType, methodCode: v.string() }),
  result: v.object({
    code: v.string(), minAmount: cny, maxAmount: cny, feePercent: v.string(), feeText: v.string(), expiryMinutes: v.number(),
    usualMinutes: v.number(), depositorNameRequired: v.boolean(), notes: v.array(v.string()),
  }),
});

/** GET Payment/SuggestedAmount: 3 to 6 amounts inside the limits. */
export const getSuggestedAmounts = defineEndpoint({
  id: 'payment.suggested', service: 'gateway', method: 'GET', path: '/api/Payment/SuggestedAmount', auth: 'member', confidential: true,
  query: v.object({ transactionType, methodCode: v.string() }), result: v.object({ amounts: v.array(cny) }),
});

/** States of a deposit. Created: waiting for the member to pay; Processing: the member said "paid". */
export const APPLICATION_STATUS = ['Created', 'Processing', 'Approved', 'Rejected', 'Expired', 'Cancelled'] as const;
/** State of a deposit. */
export type ApplicationStatus = (typeof APPLICATION_STATUS)[number];

/** Where the member pays to. A bank account arrives in full here because it is the house's, not the member's. */
export const payTo = v.object({
  kind: v.picklist(['bank', 'qr']),
  bankName: v.nullable(v.string()), accountName: v.nullable(v.string()), accountNumber: v.nullable(v.string()),
  branch: v.nullable(v.string()), qrText: v.nullable(v.string()),
  /** What the member writes as the remark, so that the payment is found. */
  reference: v.string(),
});

/** Where the member pays to. */
export type PayTo = v.InferOutput<typeof payTo>;

/** A payment application with everything its page shows. */
export const application = v.object({
  applicationId: v.string(),
  transactionId: v.string(),
  transactionType,
  methodCode: v.string(),
  methodName: v.string(),
  amount: cny,
  fee: cny,
  status: v.picklist(APPLICATION_STATUS),
  /** Next step to post, or null when nothing is left to do for the member. */
  nextStep: v.nullable(v.string()),
  payTo: v.nullable(payTo),
  createdAt: isoTime,
  expiresAt: v.nullable(isoTime),
  timeline: v.array(v.object({ status: v.picklist(APPLICATION_STATUS), at: isoTime, note: v.string() })),
});
/** A payment application. */
export type Application = v.InferOutput<typeof application>;

/** POST Payment/Applications: step 1, creates; money, so keyed. 403 with self-exclusion, 409 with one still open for the method. */
export const createApplication = defineEndpoint({
  id: 'payment.create', service: 'gateway', method: 'POST', path: '/api/Payment/Applications', auth: 'member', confidential: true, money: true,
  body: v.object({
    transactionType, methodCode: v.string(), amount: cnyText, depositorName: v.optional(v.string()), bonusId: v.optional(v.string()),
  }),
  result: application,
});

/** POST Payment/Applications/:step: `paid` says "I have paid" (idempotent). */
export const stepApplication = defineEndpoint({
  id: 'payment.step', service: 'gateway', method: 'POST', path: '/api/Payment/Applications/:step', auth: 'member', confidential: true, money: true,
  body: v.object({ applicationId: v.string(), depositorName: v.optional(v.string()) }), result: application,
});

/** GET Payment/Applications/:applicationId: where it stands now. */
export const getApplication = defineEndpoint({
  id: 'payment.application', service: 'gateway', method: 'GET', path: '/api/Payment/Applications/:applicationId', auth: 'member',
  confidential: true, result: application,
});

/** GET Payment/Applications/by-ref/:key: what became of an idempotency key. */
export const applicationByRef = defineEndpoint({
  id: 'payment.byRef', service: 'gateway', method: 'GET', path: '/api/Payment/Applications/by-ref/:key', auth: 'member', confidential: true,
  result: lookupOf(application),
});

/** GET Payment/GetProcessingDepositbyMethod: the open application of a method, or null. */
export const getProcessingDeposit = defineEndpoint({
  id: 'payment.processing', service: 'gateway', method: 'GET', path: '/api/Payment/GetProcessingDepositbyMethod', auth: 'member',
  confidential: true, query: v.object({ methodCode: v.string() }), result: v.nullable(application),
});

/** POST Payment/MemberCancelDeposit: only while created or processing. */
export const cancelDeposit = defineEndpoint({
  id: 'payment.cancelDeposit', service: 'gateway', method: 'POST', path: '/api/Payment/MemberCancelDeposit', auth: 'member', confidential: true,
  money: true, body: v.object({ transactionId: v.string() }), result: application,
});

/** Kinds of rows in the history. `Other` collects bets, games, bonuses and adjustments. */
export const HISTORY_TYPE = ['Deposit', 'Withdrawal', 'Transfer', 'Other'] as const;

/** One row of the history. */
export const transaction = v.object({
  transactionId: v.string(),
  type: v.picklist(HISTORY_TYPE),
  title: v.string(),
  methodCode: v.nullable(v.string()),
  /** Signed: what the member's wallets gained or lost (a deposit that is not approved yet states its amount). */
  amount: cny,
  status: v.picklist(APPLICATION_STATUS),
  createdAt: isoTime,
  updatedAt: isoTime,
  canCancel: v.boolean(),
  timeline: v.array(v.object({ status: v.picklist(APPLICATION_STATUS), at: isoTime, note: v.string() })),
});
/** One row of the history. */
export type Transaction = v.InferOutput<typeof transaction>;

/** GET Payment/TransactionHistory: newest first, 50 a page, totals of the whole selection (C-51). */
export const getTransactionHistory = defineEndpoint({
  id: 'payment.history', service: 'gateway', method: 'GET', path: '/api/Payment/TransactionHistory', auth: 'member', confidential: true,
  query: v.object({
    type: v.optional(v.picklist(HISTORY_TYPE)), status: v.optional(v.picklist(APPLICATION_STATUS)),
    dateFrom: v.optional(day), dateTo: v.optional(day), currentPage: v.optional(pageNumber),
  }),
  result: v.object({
    transactions: v.array(transaction), page,
    totals: v.object({ moneyIn: cny, moneyOut: cny, net: cny }),
  }),
});
