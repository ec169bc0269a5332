/**
 * The referrer programme: codes, invited members, their tasks from what they really did, one reward
 * each.
 */
import { fenOf, type Fen } from '@site/domain/money';
import { BONUS_HOUSE } from '../bonus/actions';
import { yuan, periodOf } from '../bonus/amounts';
import { refuseExcluded } from '../bonus/eligibility';
import type { Context } from '../core/context';
import { hashOf } from '../core/secrets';
import { ApiError, refusals } from '../http/api-error';
import { sendMessage } from '../inbox/personal';
import { walletOf } from '../ledger/ledger';
import { findMember, type Member } from '../members/store';

/** Terms in yuan. */
export const TERMS = { reward: 88, deposit: 100, turnover: 1_000, monthlyCap: 888 } as const;

/** Who takes part. */
export interface ReferrerRow {
  readonly member_code: string;
  readonly code: string;
  readonly referrer_code: string | null;
  readonly at: number;
}

/** The participation of a member, or null. */
export const referrerOf = (context: Context, memberCode: string): ReferrerRow | null =>
  context.db.one<ReferrerRow>('SELECT * FROM referrers WHERE member_code = ?', memberCode);

/** The participation that owns a code, or null. */
const ownerOf = (context: Context, code: string): ReferrerRow | null =>
  context.db.one<ReferrerRow>('SELECT * FROM referrers WHERE code = ?', code.toUpperCase());

/**
 * Who invited a member: by a code of a later sign-up or of the registration. A code that nobody
 * owns binds nobody.
 */
export function inviterOf(context: Context, member: Member): ReferrerRow | null {
  const code =
    referrerOf(context, member.memberCode)?.referrer_code ?? member.newInfo.referralCode ?? '';
  const owner = code === '' ? null : ownerOf(context, code);
  return owner?.member_code === member.memberCode ? null : owner;
}

/** Why a member may not take part. */
export function referrerReasons(member: Member): { code: string; text: string }[] {
  const { newInfo, exclusion } = member;
  return [
    newInfo.phoneStatus === 'Verified' ? null : { code: 'REF_PHONE', text: '请先完成手机验证' },
    newInfo.isDeposited === true ? null : { code: 'REF_DEPOSIT', text: '请先完成首次存款' },
    exclusion.DisableBetting
      ? { code: 'REF_EXCLUDED', text: '您已启用自我限制，暂时无法参与' }
      : null,
  ].filter((reason) => reason !== null);
}

/**
 * Takes part.
 *
 * @throws ApiError 409 for the own or a second inviter, 404 for an unknown code, 403 when not
 *   eligible.
 */
export function signUp(context: Context, member: Member, inviter: string | null): ReferrerRow {
  const [reason] = referrerReasons(member);
  if (reason !== undefined) throw new ApiError(403, reason.code, reason.text);
  const { memberCode } = member;
  const code = `YH${hashOf(`${context.seed()}/${memberCode}`).slice(0, 6).toUpperCase()}`;
  return context.db.tx(() => {
    context.db.run(
      'INSERT INTO referrers (member_code, code, at) VALUES (?, ?, ?) ON CONFLICT (member_code) DO NOTHING',
      memberCode,
      code,
      context.clock.now(),
    );
    if (inviter !== null) bindInviter(context, member, inviter);
    return referrerOf(context, memberCode) as ReferrerRow;
  });
}

function bindInviter(context: Context, member: Member, inviter: string): void {
  const owner = ownerOf(context, inviter);
  if (owner === null) throw refusals.notFound('推荐码');
  if (owner.member_code === member.memberCode)
    throw new ApiError(409, 'REF00409', '不能使用自己的推荐码');
  const own = referrerOf(context, member.memberCode);
  if (inviterOf(context, member) !== null) throw new ApiError(409, 'REF00410', '您已绑定过推荐人');
  const ownersInviter = inviterOf(context, findMember(context, owner.member_code) as Member);
  if (own !== null && ownersInviter?.code === own.code)
    throw new ApiError(409, 'REF00411', '不能互相推荐');
  context.db.run(
    'UPDATE referrers SET referrer_code = ? WHERE member_code = ?',
    owner.code,
    member.memberCode,
  );
}

/**
 * Codes of the members somebody invited: registered with the code, or bound to it later. Never the
 * member's own.
 */
export function refereesOf(context: Context, row: ReferrerRow): Member[] {
  const codes = context.db.all<{ member_code: string }>(
    `SELECT member_code FROM members WHERE upper(json_extract(new_info, '$.referralCode')) = ? UNION SELECT member_code FROM referrers WHERE referrer_code = ? ORDER BY member_code`,
    row.code,
    row.code,
  );
  return codes
    .filter((each) => each.member_code !== row.member_code)
    .map((each) => findMember(context, each.member_code))
    .filter((member) => member !== null);
}

/** What an invited member has done, in fen. */
export function doneBy(context: Context, memberCode: string): { deposited: Fen; turnover: Fen } {
  const sum = (sql: string): Fen =>
    fenOf(BigInt(context.db.one<{ amount: number }>(sql, memberCode)?.amount ?? 0));
  return {
    deposited:
      sum(`SELECT coalesce(sum(e.amount), 0) AS amount FROM entries e JOIN postings p ON p.id = e.posting_id JOIN accounts a ON a.id = e.account_id
      WHERE a.member_code = ? AND e.amount > 0 AND p.kind = 'deposit'`),
    turnover: sum('SELECT coalesce(sum(amount), 0) AS amount FROM turnover WHERE member_code = ?'),
  };
}

/** Whether every task is done. */
export function isComplete(context: Context, memberCode: string): boolean {
  const { deposited, turnover } = doneBy(context, memberCode);
  return deposited >= yuan(TERMS.deposit) && turnover >= yuan(TERMS.turnover);
}

const refOf = (row: ReferrerRow, referee: string): string => `${row.member_code}:${referee}`;

/** When the reward for an invited member was paid, or null. */
export const paidAt = (context: Context, row: ReferrerRow, referee: string): number | null =>
  context.db.one<{ created_at: number }>(
    "SELECT created_at FROM postings WHERE kind = 'referral' AND ref = ?",
    refOf(row, referee),
  )?.created_at ?? null;

/** Rewards of a referrer in the month of a moment. */
function paidInMonth(context: Context, row: ReferrerRow, now: number): Fen {
  const months = refereesOf(context, row)
    .map(({ memberCode }) => paidAt(context, row, memberCode))
    .filter((at) => at !== null && periodOf('month', at) === periodOf('month', now));
  return fenOf(yuan(TERMS.reward) * BigInt(months.length));
}

/**
 * Pays the reward for an invited member to both.
 *
 * @throws ApiError 404 unknown, 422 unfinished, 409 paid before, over the month's cap, or while
 *   either of them limits themselves.
 */
export function takeReward(context: Context, memberCode: string, referee: string): void {
  const row = referrerOf(context, memberCode);
  const member =
    row === null ? undefined : refereesOf(context, row).find((each) => each.memberCode === referee);
  if (row === null || member === undefined) throw refusals.notFound('被推荐人');
  if (paidAt(context, row, referee) !== null) throw new ApiError(409, 'REF00412', '该奖励已领取');
  if (!isComplete(context, referee)) throw new ApiError(422, 'REF00422', '好友尚未完成全部任务');
  refuseExcluded(context, memberCode);
  const { DisableFundIn, DisableBetting } = member.exclusion;
  if (DisableFundIn || DisableBetting)
    throw new ApiError(409, 'REF00414', '好友目前处于自我限制期间，暂不派发奖励');
  const now = context.clock.now();
  const amount = yuan(TERMS.reward);
  if (paidInMonth(context, row, now) + amount > yuan(TERMS.monthlyCap))
    throw new ApiError(409, 'REF00413', '本月推荐奖励已达上限');
  context.ledger.post(
    {
      kind: 'referral',
      ref: refOf(row, referee),
      title: '好友推荐奖励',
      movements: [
        { account: walletOf(memberCode, 2), amount },
        { account: walletOf(referee, 2), amount },
        { account: BONUS_HOUSE, amount: fenOf(-2n * amount) },
      ],
    },
    now,
  );
  sendMessage(context, referee, {
    topic: '好友推荐奖励已到账',
    content: '您已完成推荐任务，88 元奖励已派发至体育钱包。',
    category: 'promotion',
    target: '/TransactionRecord',
  });
}
