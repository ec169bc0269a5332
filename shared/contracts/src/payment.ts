/** Payment methods, applications and the transaction history (§7.2, domain.md "Wallet / payment"). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { DEPOSIT_ERRORS } from './errors';
import { cny, cnyText, lookupOf } from './wire-money';
import { isoTime } from './wire';

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
  id: 'payment.methods',
  service: 'gateway',
  method: 'GET',
  path: '/api/Payment/Methods',
  auth: 'member',
  confidential: true,
  query: v.object({ transactionType }),
  result: v.array(paymentMethod),
});

/** Fee and times of a method; percentages are exact text. */
export const methodTerms = {
  feePercent: v.string(),
  feeText: v.string(),
  expiryMinutes: v.number(),
  usualMinutes: v.number(),
  notes: v.array(v.string()),
};
/** Names one method. */
export const methodQuery = v.object({ transactionType, methodCode: v.string() });

/** GET Payment/Method/Settings: fee, expiry and processing time of one method. */
export const getMethodSettings = defineEndpoint({
  errors: ['PAY00404'],
  id: 'payment.methodSettings',
  service: 'gateway',
  method: 'GET',
  path: '/api/Payment/Method/Settings',
  auth: 'member',
  confidential: true,
  query: methodQuery,
  result: v.object({
    code: v.string(),
    minAmount: cny,
    maxAmount: cny,
    ...methodTerms,
    depositorNameRequired: v.boolean(),
  }),
});

/** GET Payment/SuggestedAmount: 3 to 6 amounts inside the limits. */
export const getSuggestedAmounts = defineEndpoint({
  errors: ['PAY00404'],
  id: 'payment.suggested',
  quiet: 'background',
  service: 'gateway',
  method: 'GET',
  path: '/api/Payment/SuggestedAmount',
  auth: 'member',
  confidential: true,
  query: methodQuery,
  result: v.object({ amounts: v.array(cny) }),
});

/** States of a deposit. Created: waiting for the member to pay; Processing: the member said "paid". */
export const APPLICATION_STATUS = [
  'Created',
  'Processing',
  'Approved',
  'Rejected',
  'Expired',
  'Cancelled',
] as const;
/** State of a deposit. */
export type ApplicationStatus = (typeof APPLICATION_STATUS)[number];

/** Steps of an application so far, first to last. */
export const timeline = v.array(
  v.object({ status: v.picklist(APPLICATION_STATUS), at: isoTime, note: v.string() }),
);

/**
 * A crypto invoice: the exact amount at a rate that is locked for 10 minutes, and how often the
 * chain has confirmed it.
 */
const cryptoInvoice = v.object({
  network: v.string(),
  address: v.string(),
  /** Amount of the coin as exact text. */
  coinAmount: v.string(),
  /** CNY per coin as exact text. */
  rate: v.string(),
  rateLockedUntil: isoTime,
  confirmations: v.number(),
  confirmationsNeeded: v.number(),
});

/**
 * Where the member pays to. A bank account arrives in full here because it is the house's, not the
 * member's.
 */
export const payTo = v.object({
  kind: v.picklist(['bank', 'qr', 'crypto', 'voucher', 'p2p']),
  bankName: v.nullable(v.string()),
  accountName: v.nullable(v.string()),
  accountNumber: v.nullable(v.string()),
  branch: v.nullable(v.string()),
  qrText: v.nullable(v.string()),
  /** What the member writes as the remark, so that the payment is found. */
  reference: v.string(),
  crypto: v.optional(v.nullable(cryptoInvoice)),
  /**
   * Payment page of another origin, for a frame or popup; it speaks the messages of §2.6. Only
   * while the member may still pay.
   */
  pageUrl: v.optional(v.nullable(v.string())),
});

/** Where the member pays to. */
export type PayTo = v.InferOutput<typeof payTo>;

/** The bonus that a deposit was made with: what it gives and asks. */
export const depositBonus = v.object({
  title: v.string(),
  bonusAmount: cny,
  turnoverRequired: cny,
  /** Null until the money is here: only then it is given, or refused for what changed meanwhile. */
  outcome: v.nullable(v.picklist(['given', 'refused'])),
});
/** The bonus of a deposit. */
export type DepositBonus = v.InferOutput<typeof depositBonus>;

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
  /** Where a withdrawal goes: bank and last 3 digits; null for a deposit. */
  paidTo: v.optional(v.nullable(v.string())),
  /** Number of the file that was sent as evidence. */
  attachmentId: v.optional(v.nullable(v.string())),
  bonus: v.optional(v.nullable(depositBonus)),
  /** Next step to post, or null when nothing is left to do for the member. */
  nextStep: v.nullable(v.string()),
  payTo: v.nullable(payTo),
  createdAt: isoTime,
  expiresAt: v.nullable(isoTime),
  timeline,
});
/** A payment application. */
export type Application = v.InferOutput<typeof application>;

/**
 * POST Payment/Applications: step 1, creates; money, so keyed. A deposit, in this order: PAY00403
 * self-exclusion, PAY00423 verification, PAY00404 method, VAL10010 to VAL10012 amount, PAY00421 own
 * limit, PAY00409 one still open for the method, PAY00420 voucher. A withdrawal: PAY00403, PAY00423
 * or MEM00423 (safehouse), PAY00404, VAL10010 to VAL10012 and PAY00429 thresholds, PAY00428
 * turnover, PAY00427 saved account, PAY00402 balance; it holds the amount at once and is never
 * taken back.
 */
export const createApplication = defineEndpoint({
  errors: [
    ...DEPOSIT_ERRORS,
    'MEM00423',
    'PAY00402',
    'PAY00420',
    'PAY00427',
    'PAY00428',
    'PAY00429',
  ],
  id: 'payment.create',
  service: 'gateway',
  method: 'POST',
  path: '/api/Payment/Applications',
  auth: 'member',
  confidential: true,
  money: true,
  body: v.object({
    transactionType,
    methodCode: v.string(),
    amount: cnyText,
    depositorName: v.optional(v.string()),
    bonusId: v.optional(v.string()),
    subMethod: v.optional(v.string()),
    /** Withdrawal: number of the saved card or wallet (MemberBanks). */
    memberBankId: v.optional(v.string()),
    /** Voucher deposit. */
    voucherCode: v.optional(v.string()),
  }),
  result: application,
});

/**
 * POST Payment/Applications/:step: `paid` says "I have paid" (idempotent); `evidence` adds a
 * receipt (`attachmentId`).
 */
export const stepApplication = defineEndpoint({
  errors: ['PAY00410', 'PAY00412', 'PAY00422'],
  id: 'payment.step',
  service: 'gateway',
  method: 'POST',
  path: '/api/Payment/Applications/:step',
  auth: 'member',
  confidential: true,
  money: true,
  body: v.object({
    applicationId: v.string(),
    depositorName: v.optional(v.string()),
    attachmentId: v.optional(v.string()),
  }),
  result: application,
});

/** GET Payment/Applications/:applicationId: where it stands now. */
export const getApplication = defineEndpoint({
  id: 'payment.application',
  service: 'gateway',
  method: 'GET',
  path: '/api/Payment/Applications/:applicationId',
  auth: 'member',
  confidential: true,
  result: application,
});

/**
 * GET Payment/Applications/by-ref/:key: what became of the idempotency key of any money call here
 * or of a resubmit; all of them answer an application.
 */
export const applicationByRef = defineEndpoint({
  id: 'payment.byRef',
  quiet: 'outcome',
  service: 'gateway',
  method: 'GET',
  path: '/api/Payment/Applications/by-ref/:key',
  auth: 'member',
  confidential: true,
  result: lookupOf(application),
});
