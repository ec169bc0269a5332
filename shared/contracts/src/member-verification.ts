/** One-time codes by SMS and mail, their attempts, and what verification still asks (§4.5, §7.2). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';

/** What a code is for. */
export const SERVICE_ACTION = [
  'ContactVerification',
  'DepositVerification',
  'WithdrawalVerification',
  'LoginOTP',
  'Revalidate',
  'ChangePassword',
  'BankCardVerification',
  'Safehouse',
] as const;
/** What a code is for. */
export type ServiceAction = (typeof SERVICE_ACTION)[number];

/** How a code travels. */
export const CHANNEL_TYPE = ['SMS', 'Email'] as const;
/** How a code travels. */
export type ChannelType = (typeof CHANNEL_TYPE)[number];

const serviceAction = v.optional(v.picklist(SERVICE_ACTION), 'ContactVerification');
const codeSent = v.object({
  /** Masked receiver. */
  sentTo: v.string(),
  resendInSeconds: v.number(),
  expiresInSeconds: v.number(),
  /** Resends left today. */
  resendAttempt: v.number(),
});
const codeChecked = v.object({ isVerified: v.boolean(), attempt: v.number() });

/**
 * POST Member/Phone/Verify: sends a code to the number of the account, or to a new one. MEM00071
 * too soon, MEM00072 none left today.
 */
export const sendPhoneCode = defineEndpoint({
  errors: ['MEM00004', 'MEM00071', 'MEM00072', 'VAL08052'],
  id: 'member.sendPhoneCode',
  service: 'gateway',
  method: 'POST',
  path: '/api/Member/Phone/Verify',
  auth: 'member',
  confidential: true,
  body: v.object({ serviceAction, phoneNumber: v.optional(v.string(), '') }),
  result: codeSent,
});
/**
 * POST Member/Phone/TAC: checks it. VAL17003 wrong or expired (one attempt less), MEM00073 no
 * attempts left today.
 */
export const checkPhoneCode = defineEndpoint({
  errors: ['MEM00073', 'VAL17003'],
  id: 'member.checkPhoneCode',
  service: 'gateway',
  method: 'POST',
  path: '/api/Member/Phone/TAC',
  auth: 'member',
  confidential: true,
  body: v.object({ serviceAction, verificationCode: v.string() }),
  result: codeChecked,
});
/**
 * POST Member/Email/Verify: sends a code, and a link, to the address of the account, or to a new
 * one.
 */
export const sendEmailCode = defineEndpoint({
  errors: ['MEM00004', 'MEM00071', 'MEM00072', 'VAL08052'],
  id: 'member.sendEmailCode',
  service: 'gateway',
  method: 'POST',
  path: '/api/Member/Email/Verify',
  auth: 'member',
  confidential: true,
  body: v.object({ serviceAction, email: v.optional(v.string(), '') }),
  result: codeSent,
});
/** POST Member/Email/VerifyTac: checks it. */
export const checkEmailCode = defineEndpoint({
  errors: ['MEM00073', 'VAL17003'],
  id: 'member.checkEmailCode',
  service: 'gateway',
  method: 'POST',
  path: '/api/Member/Email/VerifyTac',
  auth: 'member',
  confidential: true,
  body: v.object({ serviceAction, verificationCode: v.string() }),
  result: codeChecked,
});

/**
 * PATCH Member/Email/Token: what a mail's link says: the address is verified now, or the link is
 * old (pages of §2.1). No login needed.
 */
export const redeemEmailToken = defineEndpoint({
  id: 'member.emailToken',
  service: 'gateway',
  method: 'PATCH',
  path: '/api/Member/Email/Token',
  confidential: true,
  body: v.object({ token: v.string() }),
  result: v.object({ status: v.picklist(['Verified', 'Expired']) }),
});

const attemptQuery = v.object({
  channelType: v.optional(v.picklist(CHANNEL_TYPE), 'SMS'),
  serviceAction,
});

/** GET Member/VerificationAttempt: wrong codes left today, from 5; back to 5 at 00:00 +08:00. */
export const getVerificationAttempt = defineEndpoint({
  id: 'member.verificationAttempt',
  service: 'gateway',
  method: 'GET',
  path: '/api/Member/VerificationAttempt',
  auth: 'member',
  confidential: true,
  query: attemptQuery,
  result: v.object({ attempt: v.number() }),
});
/** GET Member/ResendAttempt: codes left to send today, from 5. */
export const getResendAttempt = defineEndpoint({
  id: 'member.resendAttempt',
  service: 'gateway',
  method: 'GET',
  path: '/api/Member/ResendAttempt',
  auth: 'member',
  confidential: true,
  query: attemptQuery,
  result: v.object({ attempt: v.number() }),
});

/**
 * GET Member/MemberFlags?flagKey=BankCardVerification (§4.5): does a bank card need a code, is the
 * card known to another brand.
 */
export const getMemberFlags = defineEndpoint({
  id: 'member.flags',
  service: 'gateway',
  method: 'GET',
  path: '/api/Member/MemberFlags',
  auth: 'member',
  confidential: true,
  query: v.object({ flagKey: v.literal('BankCardVerification') }),
  result: v.object({ isDepositVerificationOTP: v.boolean(), isIWMM: v.boolean() }),
});

/** GET Member/CustomFlag?flagKey=: a flag of the member, `false` where it was never set. */
export const getCustomFlag = defineEndpoint({
  id: 'member.customFlag',
  quiet: 'verdict',
  service: 'gateway',
  method: 'GET',
  path: '/api/Member/CustomFlag',
  auth: 'member',
  confidential: true,
  query: v.object({ flagKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{1,64}$/)) }),
  result: v.object({ flagKey: v.string(), value: v.boolean() }),
});

/**
 * GET Member/MemberKycVerification: where the member stands, and what a deposit and a withdrawal
 * still ask (§4.5), told before the first deposit.
 */
export const getKycVerification = defineEndpoint({
  id: 'member.kyc',
  service: 'gateway',
  method: 'GET',
  path: '/api/Member/MemberKycVerification',
  auth: 'member',
  confidential: true,
  result: v.object({
    stage: v.picklist(['NotUploaded', 'Pending', 'Approved', 'Rejected']),
    isKyc: v.boolean(),
    depositStep: v.picklist(['VerifyFirstStep', 'VerifySecondStep', 'DoneVerifyStep']),
    withdrawalStep: v.picklist(['1', '2', '3', '4', 'DoneVerifyStep']),
  }),
});

/**
 * GET Member/MemberKycVerification/Url: the page of the identity check, another origin, with a
 * token in its fragment; empty where there is nothing to check (any more).
 */
export const getKycPageUrl = defineEndpoint({
  id: 'member.kycPage',
  service: 'gateway',
  method: 'GET',
  path: '/api/Member/MemberKycVerification/Url',
  auth: 'member',
  confidential: true,
  result: v.string(),
});
