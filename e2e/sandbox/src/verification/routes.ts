/** Mounts codes, attempts, flags and the state of verification (§4.5, §7.2). */
import { Routing } from '@site/domain/constants';
import * as rows from '@site/contracts/member-verification';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { ApiError } from '../http/api-error';
import { mount } from '../http/mount';
import { documentStatusOf } from '../members/documents';
import { sendOut } from '../members/outbox';
import { changePrivate, masked, ownerOf, privateOf } from '../members/private';
import { memberOfCall } from '../members/routes';
import { faultOf } from '../members/rules';
import { writeInfo } from '../members/store';
import { attemptsLeft, checkCode, checkContactChange, CODE_TIMES, sendCode } from './codes';
import { dropLinks, makeLink, redeemLink } from './links';
import { depositStepOf, flagOf, withdrawalStepOf } from './steps';

/** What differs between the two channels. */
const CHANNELS = {
  SMS: {
    column: 'phone',
    status: 'phoneStatus',
    rule: 'phone',
    missing: '请先填写手机号码',
    taken: '该手机号码已被使用',
    hide: masked.phone,
  },
  Email: {
    column: 'email',
    status: 'emailStatus',
    rule: 'email',
    missing: '请先填写邮箱地址',
    taken: '该邮箱已被使用',
    hide: masked.email,
  },
} as const;

/** Purposes that verify a number or an address, so that a new one may be named. */
const CONTACT_ACTIONS: ReadonlySet<rows.ServiceAction> = new Set([
  'ContactVerification',
  'DepositVerification',
  'WithdrawalVerification',
]);

/** Where the code goes: a new number or address when one is named, else the account's. */
function receiverOf(
  context: Context,
  memberCode: string,
  channel: rows.ChannelType,
  wanted: string,
): string {
  const { column, rule, missing, taken } = CHANNELS[channel];
  const receiver = wanted.trim() === '' ? privateOf(context, memberCode)[column] : wanted.trim();
  if (receiver === '') throw new ApiError(422, 'VAL08052', missing);
  const fault = faultOf(rule, receiver);
  if (fault !== null) throw new ApiError(422, 'VAL08052', fault);
  const owner = ownerOf(context, column, receiver);
  if (owner !== null && owner !== memberCode) throw new ApiError(409, 'MEM00004', taken);
  return receiver;
}

function send(
  context: Context,
  memberCode: string,
  channel: rows.ChannelType,
  requested: rows.ServiceAction | undefined,
  wanted: string | undefined,
) {
  const action = requested ?? 'ContactVerification';
  // A code that proves who somebody is goes where the account says, never where the caller says.
  const receiver = receiverOf(
    context,
    memberCode,
    channel,
    CONTACT_ACTIONS.has(action) ? (wanted ?? '') : '',
  );
  const { column, status } = CHANNELS[channel];
  if (receiver !== privateOf(context, memberCode)[column])
    checkContactChange(
      context,
      memberCode,
      memberOfCall(context, memberCode).newInfo[status] === 'Verified',
    );
  const resendAttempt = sendCode(context, { memberCode, channel, action }, receiver);
  if (channel === 'Email') {
    const token = makeLink(context, memberCode, 'email', receiver);
    sendOut(
      context,
      memberCode,
      'email',
      `请点击链接完成邮箱验证：${Routing.basePath}/Services/VerificationRedirection?token=${token}`,
    );
  }
  return {
    sentTo: CHANNELS[channel].hide(receiver),
    resendInSeconds: CODE_TIMES.resend / 1_000,
    expiresInSeconds: CODE_TIMES.life / 1_000,
    resendAttempt,
  };
}

/**
 * Who holds a code holds the number or the address: it is the account's now, and verified.
 *
 * @throws ApiError VAL17003 when another member proved it first.
 */
function markVerified(
  context: Context,
  memberCode: string,
  channel: rows.ChannelType,
  receiver: string,
): void {
  const { column, taken } = CHANNELS[channel];
  if ((ownerOf(context, column, receiver) ?? memberCode) !== memberCode)
    throw new ApiError(422, 'VAL17003', taken);
  context.db.tx(() => {
    if (channel === 'Email') dropLinks(context, memberCode, 'email');
    changePrivate(context, memberCode, { [column]: receiver });
    writeInfo(
      context,
      memberCode,
      channel === 'SMS'
        ? { phoneNumber: masked.phone(receiver), phoneStatus: 'Verified' }
        : { email: masked.email(receiver), emailStatus: 'Verified' },
    );
  });
}

function check(
  context: Context,
  memberCode: string,
  channel: rows.ChannelType,
  action: rows.ServiceAction | undefined,
  code: string,
) {
  const scope = { memberCode, channel, action: action ?? 'ContactVerification' };
  markVerified(context, memberCode, channel, checkCode(context, scope, code));
  return { isVerified: true, attempt: attemptsLeft(context, scope).verify };
}

function redeem(context: Context, token: string): { status: 'Verified' | 'Expired' } {
  const found = redeemLink(context, token, 'email');
  if (found === null) return { status: 'Expired' };
  markVerified(context, found.memberCode, 'Email', found.receiver);
  return { status: 'Verified' };
}

export function mountVerification(app: FastifyInstance, context: Context): void {
  mount(app, context, rows.sendPhoneCode, ({ memberCode, body }) =>
    send(context, memberCode, 'SMS', body.serviceAction, body.phoneNumber),
  );
  mount(app, context, rows.checkPhoneCode, ({ memberCode, body }) =>
    check(context, memberCode, 'SMS', body.serviceAction, body.verificationCode),
  );
  mount(app, context, rows.sendEmailCode, ({ memberCode, body }) =>
    send(context, memberCode, 'Email', body.serviceAction, body.email),
  );
  mount(app, context, rows.checkEmailCode, ({ memberCode, body }) =>
    check(context, memberCode, 'Email', body.serviceAction, body.verificationCode),
  );
  mount(app, context, rows.redeemEmailToken, ({ body }) => redeem(context, body.token));
  const left = (
    memberCode: string,
    query: {
      channelType?: rows.ChannelType | undefined;
      serviceAction?: rows.ServiceAction | undefined;
    },
  ) =>
    attemptsLeft(context, {
      memberCode,
      channel: query.channelType ?? 'SMS',
      action: query.serviceAction ?? 'ContactVerification',
    });
  mount(app, context, rows.getVerificationAttempt, ({ memberCode, query }) => ({
    attempt: left(memberCode, query).verify,
  }));
  mount(app, context, rows.getResendAttempt, ({ memberCode, query }) => ({
    attempt: left(memberCode, query).resend,
  }));
  mount(app, context, rows.getMemberFlags, ({ memberCode }) => ({
    isDepositVerificationOTP: flagOf(context, memberCode, 'isDepositVerificationOTP'),
    isIWMM: flagOf(context, memberCode, 'isIWMM'),
  }));
  mount(app, context, rows.getCustomFlag, ({ memberCode, query }) => ({
    flagKey: query.flagKey,
    value: flagOf(context, memberCode, query.flagKey),
  }));
  mount(app, context, rows.getKycVerification, ({ memberCode }) => {
    const member = memberOfCall(context, memberCode);
    return {
      stage: documentStatusOf(context, memberCode).status,
      isKyc: member.newInfo.isKyc === true,
      depositStep: depositStepOf(member),
      withdrawalStep: withdrawalStepOf(member),
    };
  });
}
