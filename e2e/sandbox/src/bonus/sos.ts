/** The rescue bonus: a share of yesterday's net loss in bets and games, once a day. */
import { fenOf, formatCny, type Fen } from '@site/domain/money';
import type { Context } from '../core/context';
import { ApiError } from '../http/api-error';
import type { Member } from '../members/store';
import { apply, payOut } from './actions';
import { bonusOf, startOfDay, yuan } from './amounts';
import { reasonsAgainst, type Reason } from './eligibility';
import type { BonusRule } from './bonus-rule';
import type { StoredBonus } from './store';

const DAY_MS = 86_400_000;

/** What bets and games cost a member on the day before, never below zero. */
export function netLossYesterday(context: Context, memberCode: string): Fen {
  const today = startOfDay(context.clock.now());
  const row = context.db.one<{ amount: number }>(
    `SELECT coalesce(sum(e.amount), 0) AS amount FROM entries e JOIN postings p ON p.id = e.posting_id JOIN accounts a ON a.id = e.account_id
     WHERE a.member_code = ? AND (p.kind LIKE 'bet.%' OR p.kind LIKE 'game.%') AND p.created_at >= ? AND p.created_at < ?`,
    memberCode,
    today - DAY_MS,
    today,
  );
  return fenOf(BigInt(Math.max(0, -(row?.amount ?? 0))));
}

/** What a rescue would give now. */
export function rescueOf(
  context: Context,
  member: Member,
  rule: BonusRule,
): { reasons: Reason[]; netLoss: Fen; bonus: Fen } {
  const netLoss = netLossYesterday(context, member.memberCode);
  const reasons = reasonsAgainst(context, member, rule, null);
  if (!rule.isRescue) reasons.push({ code: 'BON_NOT_SOS', text: '该优惠不是急救礼金' });
  if (netLoss < yuan(rule.min))
    reasons.push({ code: 'BON_LOSS', text: `昨日净亏损未达 ${formatCny(yuan(rule.min))} 元` });
  return { reasons, netLoss, bonus: bonusOf(rule, netLoss) };
}

/**
 * Takes it.
 *
 * @throws ApiError with the first reason.
 */
export function takeRescue(context: Context, member: Member, rule: BonusRule): StoredBonus {
  const {
    reasons: [reason],
    netLoss,
    bonus,
  } = rescueOf(context, member, rule);
  if (reason !== undefined)
    throw new ApiError(
      reason.code === 'BON_ACTIVE' || reason.code === 'BON_PERIOD' ? 409 : 422,
      reason.code,
      reason.text,
    );
  return payOut(context, apply(context, member, rule, null), rule, netLoss, bonus);
}
