/** What the page of a payment method needs besides its limits: fields, rates, thresholds (§7.2). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { methodQuery, methodTerms, paymentMethod, transactionType } from './payment';
import { cny } from './wire-money';
import { isoTime } from './wire';

/** A field of a method's form. */
const methodField = v.object({
  name: v.string(),
  label: v.string(),
  kind: v.picklist(['text', 'amount', 'bank', 'file', 'voucher']),
  isRequired: v.boolean(),
});

/** A method with its form, its fee and its times. */
export const methodDetail = v.object({
  ...paymentMethod.entries,
  ...methodTerms,
  kind: v.picklist(['bank', 'qr', 'crypto', 'voucher', 'p2p', 'card']),
  fields: v.array(methodField),
});
/** A method with its form. */
export type MethodDetail = v.InferOutput<typeof methodDetail>;

/** GET Payment/Methods/Details: every method of a direction with its form. */
export const getMethodsDetails = defineEndpoint({
  id: 'payment.methodsDetails',
  service: 'gateway',
  method: 'GET',
  path: '/api/Payment/Methods/Details',
  auth: 'member',
  confidential: true,
  query: v.object({ transactionType }),
  result: v.array(methodDetail),
});
/** GET Payment/Method/Details: one method with its form. */
export const getMethodDetails = defineEndpoint({
  errors: ['PAY00404'],
  id: 'payment.methodDetails',
  service: 'gateway',
  method: 'GET',
  path: '/api/Payment/Method/Details',
  auth: 'member',
  confidential: true,
  query: methodQuery,
  result: methodDetail,
});

/**
 * GET Payment/GetCryptocurrencyInfo: coins, networks and the rate of this moment (exact text, CNY
 * per coin).
 */
export const getCryptoInfo = defineEndpoint({
  id: 'payment.cryptoInfo',
  service: 'gateway',
  method: 'GET',
  path: '/api/Payment/GetCryptocurrencyInfo',
  auth: 'member',
  confidential: true,
  result: v.array(
    v.object({
      methodCode: v.string(),
      coin: v.string(),
      network: v.string(),
      rate: v.string(),
      rateValidUntil: isoTime,
      confirmationsNeeded: v.number(),
      minAmount: cny,
      maxAmount: cny,
    }),
  ),
});

/**
 * GET Payment/WithdrawalThresholds: everything a withdrawal will be asked, before an amount is
 * typed. `verificationStep` is the next step of §4.5 or DoneVerifyStep; `reason` says why nothing
 * may be withdrawn now, empty otherwise.
 */
export const getWithdrawalThresholds = defineEndpoint({
  id: 'payment.withdrawalThresholds',
  service: 'gateway',
  method: 'GET',
  path: '/api/Payment/WithdrawalThresholds',
  auth: 'member',
  confidential: true,
  result: v.object({
    minAmount: cny,
    maxAmount: cny,
    dailyCount: v.number(),
    dailyCountLeft: v.number(),
    dailyAmount: cny,
    dailyAmountLeft: cny,
    withdrawableBalance: cny,
    turnoverRemaining: cny,
    verificationStep: v.picklist(['1', '2', '3', '4', 'DoneVerifyStep']),
    isBlocked: v.boolean(),
    reason: v.string(),
    usualMinutes: v.number(),
  }),
});
