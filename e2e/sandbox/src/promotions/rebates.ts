/**
 * Rebates from valid turnover: today so far, closed days, and the payment at 15:00 of the day
 * after.
 */
import type { Rebate } from '@site/contracts/promotion-member';
import { dayKey } from '@site/domain/formatting/day';
import { fenOf, ZERO_FEN, type Fen } from '@site/domain/money';
import { startOfDay, yuan } from '../bonus/amounts';
import { BONUS_HOUSE } from '../bonus/actions';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { sendMessage } from '../inbox/personal';
import { walletOf } from '../ledger/ledger';
import { findMember, type Member } from '../members/store';
import { REBATE_RULES, type RebateRule } from './rebate-rules';

const DAY_MS = 86_400_000;
const PAY_AT_MS = DAY_MS + 15 * 3_600_000;
/** Longest range of one history answer, and how far back payments look. */
const MOST_DAYS = 180;
const PAY_BACK_DAYS = 7;

const rulesFor = (member: Member): readonly RebateRule[] =>
  REBATE_RULES.filter(({ vipOnly }) => !vipOnly || member.newInfo.isVIP === true);

function given(rule: RebateRule, turnover: Fen): Fen {
  const share = (turnover * BigInt(rule.perMille)) / 1_000n;
  return share > yuan(rule.most) ? yuan(rule.most) : fenOf(share);
}

const refOf = (memberCode: string, rule: RebateRule, day: number): string =>
  `${memberCode}:${rule.id}:${dayKey(day)}`;

/**
 * What each rule gives a member for the day that begins at `day`; rules without turnover give zero
 * rows on purpose.
 */
export function rebatesOf(context: Context, member: Member, day: number): Rebate[] {
  const turnover = context.turnover.between(member.memberCode, day, day + DAY_MS);
  return rulesFor(member).map((rule) => {
    const sum = turnover
      .filter(({ group }) => rule.walletGroups.includes(group))
      .reduce((total, { amount }) => total + amount, 0n);
    // A day may hold nothing but the correction of an earlier one: that gives no rebate, and takes none.
    const bet = sum > 0n ? fenOf(sum) : ZERO_FEN;
    const paid = context.db.one<{ created_at: number }>(
      "SELECT created_at FROM postings WHERE kind = 'rebate' AND ref = ?",
      refOf(member.memberCode, rule, day),
    );
    return {
      rebateId: rule.id,
      groupId: rule.groupId,
      promoId: rule.promoId,
      title: rule.title,
      rate: (rule.perMille / 10).toFixed(1),
      totalBetAmount: bet,
      totalGivenAmount: given(rule, bet),
      periodStart: isoAt(day),
      periodEnd: isoAt(day + DAY_MS - 1_000),
      givenAt: paid === null ? null : isoAt(paid.created_at),
    };
  });
}

/** Closed days of [from, to], newest first; days of the future and today are not closed. */
export function rebateHistory(
  context: Context,
  member: Member,
  from: number,
  to: number,
): Rebate[] {
  const last = Math.min(to, startOfDay(context.clock.now()) - DAY_MS);
  const first = Math.max(from, last - (MOST_DAYS - 1) * DAY_MS);
  const found: Rebate[] = [];
  for (let day = last; day >= first; day -= DAY_MS) found.push(...rebatesOf(context, member, day));
  return found;
}

/** Pays every rebate that has become due, each once. */
export function payRebates(context: Context): void {
  const now = context.clock.now();
  const today = startOfDay(now);
  for (let day = today - PAY_BACK_DAYS * DAY_MS; day + PAY_AT_MS <= now; day += DAY_MS) {
    const members = context.db.all<{ member_code: string }>(
      'SELECT DISTINCT member_code FROM turnover WHERE at >= ? AND at < ?',
      day,
      day + DAY_MS,
    );
    for (const { member_code: memberCode } of members) payMember(context, memberCode, day, now);
  }
}

function payMember(context: Context, memberCode: string, day: number, now: number): void {
  const member = findMember(context, memberCode);
  if (member === null) return;
  for (const row of rebatesOf(context, member, day)) {
    const rule = REBATE_RULES.find(({ id }) => id === row.rebateId);
    if (rule === undefined || row.totalGivenAmount === 0n || row.givenAt !== null) continue;
    const amount = row.totalGivenAmount;
    const isNew = context.ledger.post(
      {
        kind: 'rebate',
        ref: refOf(memberCode, rule, day),
        title: `${rule.title} ${dayKey(day)}`,
        movements: [
          { account: walletOf(memberCode, rule.walletGroups[0] ?? 2), amount },
          { account: BONUS_HOUSE, amount: fenOf(-amount) },
        ],
      },
      now,
    );
    if (isNew)
      sendMessage(context, memberCode, {
        topic: `${rule.title}已派发`,
        content: `${dayKey(day)} 的返水已派发至您的钱包，感谢您的支持。`,
        category: 'promotion',
        target: '/TransactionRecord',
      });
  }
}
