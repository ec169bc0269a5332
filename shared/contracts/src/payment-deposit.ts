/** Calls that only a deposit has: the one under way, taking it back, crypto and QR (§7.2). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { DEPOSIT_ERRORS } from './errors';
import { cnyText } from './wire-money';
import { application } from './payment';

/** GET Payment/GetProcessingDepositbyMethod: the open application of a method, or null. */
export const getProcessingDeposit = defineEndpoint({
  id: 'payment.processing',
  service: 'gateway',
  method: 'GET',
  path: '/api/Payment/GetProcessingDepositbyMethod',
  auth: 'member',
  confidential: true,
  query: v.object({ methodCode: v.string() }),
  result: v.nullable(application),
});

/** POST Payment/MemberCancelDeposit: only while created or processing. */
export const cancelDeposit = defineEndpoint({
  errors: ['PAY00411'],
  id: 'payment.cancelDeposit',
  service: 'gateway',
  method: 'POST',
  path: '/api/Payment/MemberCancelDeposit',
  auth: 'member',
  confidential: true,
  money: true,
  body: v.object({ transactionId: v.string() }),
  result: application,
});

/** POST Payment/Transactions/CancelPaybnbDeposit: the same for a deposit from member to member. */
export const cancelPaybnbDeposit = defineEndpoint({
  errors: ['PAY00404', 'PAY00411'],
  id: 'payment.cancelPaybnb',
  service: 'gateway',
  method: 'POST',
  path: '/api/Payment/Transactions/CancelPaybnbDeposit',
  auth: 'member',
  confidential: true,
  money: true,
  body: v.object({ transactionId: v.string() }),
  result: application,
});

/**
 * POST Payment/ProcessInvoiceAutCryptoDeposit: a crypto invoice for an amount of CNY; same refusals
 * as Payment/Applications.
 */
export const createCryptoInvoice = defineEndpoint({
  errors: DEPOSIT_ERRORS,
  id: 'payment.cryptoInvoice',
  service: 'gateway',
  method: 'POST',
  path: '/api/Payment/ProcessInvoiceAutCryptoDeposit',
  auth: 'member',
  confidential: true,
  money: true,
  body: v.object({ methodCode: v.string(), amount: cnyText, bonusId: v.optional(v.string()) }),
  result: application,
});

/**
 * POST Payment/QRLocalAlipay/Status: "I have paid" of a local QR code; saying it again changes
 * nothing.
 */
export const setQrPaid = defineEndpoint({
  errors: ['PAY00404', 'PAY00410'],
  id: 'payment.qrPaid',
  service: 'gateway',
  method: 'POST',
  path: '/api/Payment/QRLocalAlipay/Status',
  auth: 'member',
  confidential: true,
  money: true,
  body: v.object({ transactionId: v.string() }),
  result: application,
});
