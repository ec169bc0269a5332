/**
 * One-time codes: always 123456 here, 60 s until the next, 5 minutes of life, 5 sends and 5 wrong
 * tries a day per purpose (domain.md).
 */
import type { ChannelType, ServiceAction } from '@site/contracts/member-verification';
import { dayOf } from '../core/clock';
import type { Context } from '../core/context';
import { ApiError } from '../http/api-error';
import { sendOut } from '../members/outbox';

/** Every code of the sandbox. */
export const SANDBOX_CODE = '123456';

/** Times in milliseconds of the virtual clock. */
export const CODE_TIMES = { resend: 60_000, life: 300_000, proof: 600_000 } as const;

const A_DAY = 5;

/**
 * Whose code, by which channel, for what. Resets of passwords have a purpose of their own that no
 * member call names.
 */
export interface CodeScope {
  readonly memberCode: string;
  readonly channel: ChannelType;
  readonly action: ServiceAction | 'ResetPassword';
}

interface CodeRow {
  readonly code: string;
  readonly receiver: string;
  readonly sent_at: number;
  readonly until: number;
  readonly proved_at: number | null;
}

const WHERE = 'member_code = ? AND channel = ? AND action = ?';

/** Sends and wrong tries left today; the day changes at 00:00 +08:00. */
export function attemptsLeft(
  context: Context,
  { memberCode, channel, action }: CodeScope,
): { readonly resend: number; readonly verify: number } {
  const row = context.db.one<{ wrong: number; sent: number }>(
    `SELECT wrong, sent FROM otp_attempts WHERE ${WHERE} AND day = ?`,
    memberCode,
    channel,
    action,
    dayOf(context.clock.now()),
  );
  return {
    resend: Math.max(0, A_DAY - (row?.sent ?? 0)),
    verify: Math.max(0, A_DAY - (row?.wrong ?? 0)),
  };
}

function count(
  context: Context,
  { memberCode, channel, action }: CodeScope,
  column: 'wrong' | 'sent',
): void {
  context.db.run(
    `INSERT INTO otp_attempts (member_code, channel, action, day, ${column}) VALUES (?, ?, ?, ?, 1)
     ON CONFLICT (member_code, channel, action, day) DO UPDATE SET ${column} = ${column} + 1`,
    memberCode,
    channel,
    action,
    dayOf(context.clock.now()),
  );
}

const rowOf = (context: Context, { memberCode, channel, action }: CodeScope): CodeRow | null =>
  context.db.one<CodeRow>(
    `SELECT code, receiver, sent_at, until, proved_at FROM otp_codes WHERE ${WHERE}`,
    memberCode,
    channel,
    action,
  );

/**
 * Sends a code to a receiver.
 *
 * @returns sends left today.
 * @throws ApiError MEM00071 within 60 s of the last one, MEM00072 with none left today.
 */
export function sendCode(context: Context, scope: CodeScope, receiver: string): number {
  const now = context.clock.now();
  const last = rowOf(context, scope);
  const wait = last === null ? 0 : Math.ceil((last.sent_at + CODE_TIMES.resend - now) / 1_000);
  if (wait > 0) throw new ApiError(429, 'MEM00071', `验证码已发送，请${wait}秒后再试`);
  const { resend } = attemptsLeft(context, scope);
  if (resend <= 0) throw new ApiError(429, 'MEM00072', '今日验证码发送次数已用完，请明日再试');
  count(context, scope, 'sent');
  context.db.run(
    `INSERT INTO otp_codes (member_code, channel, action, code, receiver, sent_at, until, proved_at) VALUES (?, ?, ?, ?, ?, ?, ?, NULL)
     ON CONFLICT (member_code, channel, action) DO UPDATE SET code = excluded.code, receiver = excluded.receiver, sent_at = excluded.sent_at,
     until = excluded.until, proved_at = NULL`,
    scope.memberCode,
    scope.channel,
    scope.action,
    SANDBOX_CODE,
    receiver,
    now,
    now + CODE_TIMES.life,
  );
  sendOut(
    context,
    scope.memberCode,
    scope.channel === 'SMS' ? 'sms' : 'email',
    `【玉衡体育】验证码${SANDBOX_CODE},5分钟内有效。(${receiver})`,
  );
  return resend - 1;
}

/**
 * Checks a code; a right one can be used once.
 *
 * @returns the receiver that is proved now.
 * @throws ApiError VAL17003 wrong or old, MEM00073 without attempts left today.
 */
export function checkCode(context: Context, scope: CodeScope, code: string): string {
  const { verify } = attemptsLeft(context, scope);
  if (verify <= 0) throw new ApiError(403, 'MEM00073', '今日验证次数已用完，请明日再试');
  const row = rowOf(context, scope);
  const now = context.clock.now();
  if (row === null || row.proved_at !== null || row.until <= now)
    throw new ApiError(422, 'VAL17003', '验证码已失效，请重新获取');
  if (row.code !== code.trim()) {
    count(context, scope, 'wrong');
    throw new ApiError(422, 'VAL17003', `验证码错误，您还可以尝试${verify - 1}次`);
  }
  context.db.run(
    `UPDATE otp_codes SET proved_at = ? WHERE ${WHERE}`,
    now,
    scope.memberCode,
    scope.channel,
    scope.action,
  );
  return row.receiver;
}

/**
 * A verified number or address gives way only after a code that went to what is verified now
 * (safety C-30).
 *
 * @throws ApiError VAL08052
 */
export function checkContactChange(
  context: Context,
  memberCode: string,
  wasVerified: boolean,
): void {
  if (wasVerified && !isProved(context, memberCode, 'Revalidate'))
    throw new ApiError(422, 'VAL08052', '为保护您的账户，请先验证当前的联系方式');
}

/** Whether the member proved a code for this purpose within the last 10 minutes, by any channel. */
export const isProved = (context: Context, memberCode: string, action: ServiceAction): boolean =>
  context.db.one(
    'SELECT 1 AS x FROM otp_codes WHERE member_code = ? AND action = ? AND proved_at > ?',
    memberCode,
    action,
    context.clock.now() - CODE_TIMES.proof,
  ) !== null;
