/**
 * When a deposit did not arrive: receipts, sending it again, cases (§7.2, domain.md "Wallet /
 * payment").
 */
import { CaseText } from '@site/domain/constants';
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { DEPOSIT_ERRORS } from './errors';
import { application } from './payment';
import { cny } from './wire-money';
import { isoTime } from './wire';

/** Most bytes of a receipt. */
export const ATTACHMENT_MAX_BYTES = 5 * 1_024 * 1_024;

/** POST Payment/Attachment: jpg, png or pdf by its first bytes, at most 5 MB. DOC00415, DOC00413. */
export const uploadAttachment = defineEndpoint({
  errors: ['DOC00413', 'DOC00415'],
  id: 'payment.attachment',
  service: 'gateway',
  method: 'POST',
  path: '/api/Payment/Attachment',
  auth: 'member',
  confidential: true,
  maxBodyBytes: Math.ceil((ATTACHMENT_MAX_BYTES * 4) / 3) + 65_536,
  body: v.object({
    fileName: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
    contentBase64: v.string(),
  }),
  result: v.object({ attachmentId: v.string(), fileName: v.string(), bytes: v.number() }),
});

/**
 * GET Payment/Resubmits: deposits of the last 7 days that were refused, expired or cancelled and
 * not sent again yet.
 */
export const getResubmits = defineEndpoint({
  id: 'payment.resubmits',
  service: 'gateway',
  method: 'GET',
  path: '/api/Payment/Resubmits',
  auth: 'member',
  confidential: true,
  result: v.array(
    v.object({
      transactionId: v.string(),
      methodCode: v.string(),
      methodName: v.string(),
      amount: cny,
      createdAt: isoTime,
      until: isoTime,
    }),
  ),
});
/**
 * POST Payment/Resubmits: the same deposit as a new application, once. PAY00424 too old or already
 * sent again.
 */
export const resubmitDeposit = defineEndpoint({
  errors: [...DEPOSIT_ERRORS, 'PAY00420', 'PAY00424'],
  id: 'payment.resubmit',
  service: 'gateway',
  method: 'POST',
  path: '/api/Payment/Resubmits',
  auth: 'member',
  confidential: true,
  money: true,
  body: v.object({ transactionId: v.string() }),
  result: application,
});

/** State of a case. */
export const CASE_STATUS = ['Submitted', 'Investigating', 'Credited', 'Closed'] as const;
/** A fund-not-received case. */
export const fundCase = v.object({
  caseId: v.string(),
  transactionId: v.string(),
  amount: cny,
  status: v.picklist(CASE_STATUS),
  description: v.string(),
  answer: v.string(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
/** A fund-not-received case. */
export type FundCase = v.InferOutput<typeof fundCase>;

/** GET Payment/FundNotReceived: newest first. */
export const getFundCases = defineEndpoint({
  id: 'payment.cases',
  service: 'gateway',
  method: 'GET',
  path: '/api/Payment/FundNotReceived',
  auth: 'member',
  confidential: true,
  result: v.array(fundCase),
});
/**
 * POST Payment/FundNotReceived: one case per deposit; with a receipt the sandbox credits it,
 * without one it is closed. PAY00425 not possible.
 */
export const openFundCase = defineEndpoint({
  errors: ['PAY00422', 'PAY00425'],
  id: 'payment.openCase',
  isLong: true,
  service: 'gateway',
  method: 'POST',
  path: '/api/Payment/FundNotReceived',
  auth: 'member',
  confidential: true,
  body: v.object({
    transactionId: v.string(),
    description: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(CaseText.max)),
    attachmentId: v.optional(v.string()),
  }),
  result: fundCase,
});
