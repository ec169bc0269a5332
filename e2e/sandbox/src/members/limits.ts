/**
 * Self-exclusion and own limits (§3.2, §6): tighter at once, looser after 24 h, and never lifted
 * early.
 */
import * as rows from '@site/contracts/member-limits';
import type { SelfExclusion } from '@site/contracts/self-exclusion';
import { Time } from '@site/domain/constants';
import { fenOf, parseCny, toCnyString, type Fen } from '@site/domain/money';
import { limitAfter, limitAt, type OwnLimit } from '@site/domain/wallet/own-limits';
import { dayOf, dayStart, isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { ApiError } from '../http/api-error';
import type { Member } from './store';

const DAY_MS = 86_400_000;

interface Stored {
  readonly daily: OwnLimit<string>;
  readonly weekly: OwnLimit<string>;
  readonly monthly: OwnLimit<string>;
  readonly time: OwnLimit<number>;
}

const NONE = { value: null, pending: null } as const;
const NO_LIMITS: Stored = { daily: NONE, weekly: NONE, monthly: NONE, time: NONE };

function read(context: Context, memberCode: string): Stored {
  const row = context.db.one<{ value: string }>(
    "SELECT value FROM settings WHERE member_code = ? AND name = 'limits'",
    memberCode,
  );
  const stored = row === null ? NO_LIMITS : (JSON.parse(row.value) as Stored);
  const now = context.clock.now();
  return {
    daily: limitAt(stored.daily, now),
    weekly: limitAt(stored.weekly, now),
    monthly: limitAt(stored.monthly, now),
    time: limitAt(stored.time, now),
  };
}

const fenIn = (text: string | null): Fen | null => (text === null ? null : parseCny(text));

/** Start of the span that holds a moment, at +08:00; weeks begin on Monday. */
function spanStart(span: (typeof rows.LIMIT_SPAN)[number], now: number): number {
  const today = dayStart(dayOf(now));
  if (span === 'daily') return today;
  if (span === 'monthly') return dayStart(`${dayOf(now).slice(0, 7)}-01`);
  const weekday = new Date(today + Time.offsetMs).getUTCDay();
  return today - ((weekday + 6) % 7) * DAY_MS;
}

function deposited(context: Context, memberCode: string, from: number): Fen {
  const row = context.db.one<{ total: number | null }>(
    `SELECT sum(amount) AS total FROM applications WHERE member_code = ? AND direction = 'Deposit' AND created_at >= ?
     AND status IN ('Created', 'Processing', 'Approved')`,
    memberCode,
    from,
  );
  return fenOf(BigInt(row?.total ?? 0));
}

/** Limits as the member reads them. */
export function limitsOf(context: Context, memberCode: string): rows.MemberLimits {
  const stored = read(context, memberCode);
  const now = context.clock.now();
  return {
    deposits: rows.LIMIT_SPAN.map((span) => {
      const { value, pending } = stored[span];
      return {
        span,
        amount: fenIn(value),
        used: deposited(context, memberCode, spanStart(span, now)),
        pendingAmount: fenIn(pending?.value ?? null),
        pendingFrom: pending === null ? null : isoAt(pending.from),
      };
    }),
    time: {
      sessionMinutes: stored.time.value,
      pendingMinutes: stored.time.pending?.value ?? null,
      pendingFrom: stored.time.pending === null ? null : isoAt(stored.time.pending.from),
    },
  };
}

const amountSize = (text: string): bigint => parseCny(text) ?? 0n;

/** A change that was left out changes nothing. */
const after = <T>(
  limit: OwnLimit<T>,
  change: T | null | undefined,
  size: (value: T) => bigint,
  now: number,
): OwnLimit<T> => (change === undefined ? limit : limitAfter(limit, change, size, now));

/** What a member may ask for; what is left out stays. */
export interface LimitChanges {
  readonly daily?: string | null | undefined;
  readonly weekly?: string | null | undefined;
  readonly monthly?: string | null | undefined;
  readonly sessionMinutes?: number | null | undefined;
}

/** Sets limits. */
export function setLimits(
  context: Context,
  memberCode: string,
  changes: LimitChanges,
): rows.MemberLimits {
  const now = context.clock.now();
  const stored = read(context, memberCode);
  const changed: Stored = {
    daily: after(stored.daily, changes.daily, amountSize, now),
    weekly: after(stored.weekly, changes.weekly, amountSize, now),
    monthly: after(stored.monthly, changes.monthly, amountSize, now),
    time: after(stored.time, changes.sessionMinutes, BigInt, now),
  };
  context.db.run(
    "INSERT INTO settings (member_code, name, value) VALUES (?, 'limits', ?) ON CONFLICT (member_code, name) DO UPDATE SET value = excluded.value",
    memberCode,
    JSON.stringify(changed),
  );
  return limitsOf(context, memberCode);
}

const SPAN_WORDS = { daily: '每日', weekly: '每周', monthly: '每月' } as const;

/** @throws ApiError PAY00421 when a deposit would break a limit the member set. */
export function checkDepositLimits(context: Context, memberCode: string, amount: Fen): void {
  for (const { span, amount: most, used } of limitsOf(context, memberCode).deposits) {
    if (most === null || used + amount <= most) continue;
    const left = used >= most ? fenOf(0n) : fenOf(most - used);
    throw new ApiError(
      403,
      'PAY00421',
      `超过您设置的${SPAN_WORDS[span]}存款限额，还可存款 ${toCnyString(left)} 元`,
    );
  }
}

/** Self-exclusion in force; one that has run out counts for nothing. */
export function exclusionOf(context: Context, { exclusion }: Member): SelfExclusion {
  const until =
    exclusion.SelfExcludeExpiredDate === null ? null : Date.parse(exclusion.SelfExcludeExpiredDate);
  if (until === null || Number.isNaN(until) || until > context.clock.now()) return exclusion;
  return {
    ...exclusion,
    Status: false,
    DisableDeposit: false,
    DisableFundIn: false,
    DisableBetting: false,
  };
}

/**
 * Starts or extends a self-exclusion.
 *
 * @throws ApiError RG00409 when it would end sooner or allow more than now, RG00422 without any
 *   flag.
 */
export function excludeMember(
  context: Context,
  member: Member,
  change: {
    days: number;
    disableDeposit: boolean;
    disableFundIn: boolean;
    disableBetting: boolean;
  },
): SelfExclusion {
  const current = exclusionOf(context, member);
  const now = context.clock.now();
  const until = now + change.days * DAY_MS;
  if (!change.disableDeposit && !change.disableFundIn && !change.disableBetting)
    throw new ApiError(422, 'RG00422', '请至少选择一项限制');
  const sooner =
    current.Status &&
    (current.SelfExcludeExpiredDate === null || Date.parse(current.SelfExcludeExpiredDate) > until);
  const looser =
    current.Status &&
    ((current.DisableDeposit && !change.disableDeposit) ||
      (current.DisableFundIn && !change.disableFundIn) ||
      (current.DisableBetting && !change.disableBetting));
  if (sooner || looser)
    throw new ApiError(409, 'RG00409', '自我限制生效期间只能延长或加强，不能缩短或取消');
  const next: SelfExclusion = {
    Status: true,
    DisableDeposit: change.disableDeposit,
    DisableFundIn: change.disableFundIn,
    DisableBetting: change.disableBetting,
    SelfExcludeSetDate: isoAt(now),
    SelfExcludeExpiredDate: isoAt(until),
    SelfExcludeDuration: change.days,
    SelfExclusionSettingID: rows.EXCLUSION_DAYS.findIndex((days) => days === change.days) + 1,
  };
  context.db.run(
    'UPDATE members SET exclusion = ? WHERE member_code = ?',
    JSON.stringify(next),
    member.memberCode,
  );
  return next;
}
