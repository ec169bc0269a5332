/** Applying, claiming, cancelling, expiring: each changes a row and the ledger in one transaction. */
import { fenOf, formatCny, ZERO_FEN, type Fen } from '@site/domain/money';
import { paysTheSame, type ClaimPrice } from '@site/domain/promotions/claim';
import type { Context } from '../core/context';
import { newId } from '../core/secrets';
import { ApiError, refusals } from '../http/api-error';
import { sendMessage } from '../inbox/personal';
import { walletOf } from '../ledger/ledger';
import type { Member } from '../members/store';
import { bonusOf, periodOf, requiredOf, yuan } from './amounts';
import { claimReason, claimTermsOf, reasonsAgainst, refuseExcluded } from './eligibility';
import { GRANT, ruleOf } from './rules';
import type { BonusRule } from './bonus-rule';
import { cannotEnd, saveBonus, selectBonuses, type StoredBonus } from './store';

/** House account that bonuses are paid from. */
export const BONUS_HOUSE = 'house:bonus';

const DAY_MS = 86_400_000;

/**
 * A rule that must exist.
 *
 * @throws ApiError 404.
 */
export function neededRule(id: string): BonusRule {
  const rule = ruleOf(id);
  if (rule === null) throw refusals.notFound('优惠');
  return rule;
}

/**
 * An application of a member.
 *
 * @throws ApiError 404.
 */
export function ownBonus(context: Context, memberCode: string, id: string): StoredBonus {
  const [bonus] = selectBonuses(context, 'id = ? AND member_code = ?', id, memberCode);
  if (bonus === undefined) throw refusals.notFound('优惠申请');
  return bonus;
}

/**
 * Starts serving a bonus.
 *
 * @throws ApiError 409 with the first reason against it.
 */
export function apply(
  context: Context,
  member: Member,
  rule: BonusRule,
  amount: Fen | null,
): StoredBonus {
  const [reason] = reasonsAgainst(context, member, rule, amount);
  if (reason !== undefined)
    throw new ApiError(
      reason.code === 'BON_ACTIVE' || reason.code === 'BON_PERIOD' ? 409 : 422,
      reason.code,
      reason.text,
    );
  const now = context.clock.now();
  return saveBonus(context, {
    id: newId('BA'),
    memberCode: member.memberCode,
    ruleId: rule.id,
    groupId: rule.groupId,
    status: 'Serving',
    period: periodOf(rule.per, now),
    principal: amount ?? ZERO_FEN,
    bonus: ZERO_FEN,
    required: ZERO_FEN,
    achieved: ZERO_FEN,
    payGroup: rule.payGroup,
    walletGroups: rule.walletGroups,
    appliedAt: now,
    claimedAt: null,
    endedAt: null,
    expiresAt: now + rule.validDays * DAY_MS,
  });
}

/**
 * Pays a bonus out on a principal and starts its wagering. A free bet moves no money: it is a
 * voucher until a stake uses it.
 */
export function payOut(
  context: Context,
  serving: StoredBonus,
  rule: BonusRule,
  principal: Fen,
  bonus: Fen,
): StoredBonus {
  const now = context.clock.now();
  const required = requiredOf(rule, principal, bonus);
  return context.db.tx(() => {
    if (!rule.isFreebet)
      context.ledger.post(
        {
          kind: 'bonus',
          ref: serving.id,
          title: `优惠礼金 ${rule.title}`,
          movements: [
            { account: walletOf(serving.memberCode, rule.payGroup), amount: bonus },
            { account: BONUS_HOUSE, amount: fenOf(-bonus) },
          ],
        },
        now,
      );
    sendMessage(context, serving.memberCode, {
      topic: `${rule.title} 已到账`,
      content: rule.isFreebet
        ? '免费投注已发放，有效期内可在体育投注单中使用，获胜后派发净赢金额。'
        : '礼金已派发至您的钱包。完成流水要求后即可提款，您可在「我的优惠」中查看进度。',
      category: 'promotion',
      target: '/Promotions',
    });
    return saveBonus(context, {
      ...serving,
      status: required === 0n ? 'Completed' : 'Wagering',
      principal,
      bonus,
      required,
      claimedAt: now,
      endedAt: required === 0n ? now : null,
      expiresAt: now + rule.validDays * DAY_MS,
    });
  });
}

/**
 * Claims a served bonus.
 *
 * @param agreed what the member was told that it pays and asks; undefined where nobody said.
 * @throws ApiError 409 when it was claimed or ended, or pays something else by now, 422 while its
 *   money has not come, 403 under self-exclusion.
 */
export function claim(context: Context, bonus: StoredBonus, agreed?: ClaimPrice): StoredBonus {
  const rule = neededRule(bonus.ruleId);
  refuseExcluded(context, bonus.memberCode);
  if (bonus.claimedAt !== null) throw new ApiError(409, 'BON00409', '该优惠已领取');
  if (bonus.status !== 'Serving') throw new ApiError(409, 'BON00410', '该优惠已取消或过期');
  const reason = claimReason(context, bonus, rule);
  if (reason !== null) throw new ApiError(422, reason.code, reason.text);
  const terms = claimTermsOf(context, bonus, rule);
  if (agreed !== undefined && !paysTheSame(agreed, terms))
    throw new ApiError(409, 'BON_CHANGED', '礼金或所需流水已变化，未领取，请核对后再领');
  return payOut(context, bonus, rule, terms.amount, terms.bonusAmount);
}

/**
 * Gives a free bet of any amount at once, whatever the rules of promotions say: for support, and
 * for tests.
 */
export function grantFreeBet(context: Context, memberCode: string, amount: Fen): StoredBonus {
  const rule = GRANT;
  const now = context.clock.now();
  const id = newId('BA');
  const serving = saveBonus(context, {
    id,
    memberCode,
    ruleId: rule.id,
    groupId: rule.groupId,
    status: 'Serving',
    period: `grant:${id}`,
    principal: ZERO_FEN,
    bonus: ZERO_FEN,
    required: ZERO_FEN,
    achieved: ZERO_FEN,
    payGroup: rule.payGroup,
    walletGroups: rule.walletGroups,
    appliedAt: now,
    claimedAt: null,
    endedAt: null,
    expiresAt: now + rule.validDays * DAY_MS,
  });
  return saveBonus(context, {
    ...payOut(context, serving, rule, ZERO_FEN, amount),
    required: amount,
  });
}

/** What ending a running bonus takes from its wallet, and what stays. */
export function lossOf(context: Context, bonus: StoredBonus): { lose: Fen; keep: Fen } {
  const balance = context.ledger.balance(walletOf(bonus.memberCode, bonus.payGroup));
  const lose =
    bonus.status === 'Wagering' && ruleOf(bonus.ruleId)?.isFreebet !== true
      ? bonus.bonus < balance
        ? bonus.bonus
        : balance
      : ZERO_FEN;
  return { lose, keep: fenOf(balance - lose) };
}

function end(context: Context, bonus: StoredBonus, status: 'Cancelled' | 'Expired'): StoredBonus {
  const now = context.clock.now();
  const { lose } = lossOf(context, bonus);
  return context.db.tx(() => {
    if (lose > 0n) {
      context.ledger.post(
        {
          kind: 'bonus.end',
          ref: bonus.id,
          title:
            `${status === 'Cancelled' ? '取消优惠' : '优惠过期'} 扣回礼金 ${ruleOf(bonus.ruleId)?.title ?? ''}`.trimEnd(),
          movements: [
            { account: walletOf(bonus.memberCode, bonus.payGroup), amount: fenOf(-lose) },
            { account: BONUS_HOUSE, amount: lose },
          ],
        },
        now,
      );
    }
    return saveBonus(context, { ...bonus, status, endedAt: now });
  });
}

/**
 * Cancels a served or running bonus.
 *
 * @throws ApiError 422 without the confirmation, 409 when it has ended or is a free bet.
 */
export function cancel(context: Context, bonus: StoredBonus, confirmed: boolean): StoredBonus {
  const reason = cannotEnd(bonus);
  if (reason !== null) throw new ApiError(409, reason.code, reason.text);
  if (!confirmed) throw new ApiError(422, 'BON00422', '取消后未完成的礼金将被扣回，请确认后再提交');
  return end(context, bonus, 'Cancelled');
}

/** Ends what ran out of time. */
export function expireDue(context: Context): void {
  for (const bonus of selectBonuses(
    context,
    "status IN ('Serving', 'Wagering') AND expires_at <= ?",
    context.clock.now(),
  ))
    end(context, bonus, 'Expired');
}

/**
 * A deposit or transfer that was made with a bonus: pays it out at once, on the application that is
 * being served already or on a new one. Payment and transfer call it inside their own transaction.
 *
 * @throws ApiError with the first reason when the member may not take it.
 */
export function takeWithFunding(
  context: Context,
  member: Member,
  bonusId: string,
  amount: Fen,
): StoredBonus {
  const rule = neededRule(bonusId);
  if (rule.transactionType === 'None')
    throw new ApiError(422, 'BON_TYPE', '该优惠无需存款或转账，请在优惠页领取');
  refuseExcluded(context, member.memberCode);
  const [serving] = selectBonuses(
    context,
    "member_code = ? AND rule_id = ? AND status = 'Serving'",
    member.memberCode,
    rule.id,
  );
  if (serving !== undefined && amount < yuan(rule.min))
    throw new ApiError(422, 'BON_MIN', `金额不得低于 ${formatCny(yuan(rule.min))} 元`);
  const principal = amount > yuan(rule.max) ? yuan(rule.max) : amount;
  return payOut(
    context,
    serving ?? apply(context, member, rule, amount),
    rule,
    principal,
    bonusOf(rule, principal),
  );
}
