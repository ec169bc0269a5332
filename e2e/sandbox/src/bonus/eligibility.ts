/** Why a member may not take a bonus: all reasons at once, each from what is stored. */
import type { ClaimTerms } from '@site/contracts/bonus';
import { fenOf, formatCny, parseCny, ZERO_FEN, type Fen } from '@site/domain/money';
import type { ClaimPrice } from '@site/domain/promotions/claim';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { promotionOf } from '../content/promotions';
import { windowOf } from '../content/window';
import { ApiError, refusals } from '../http/api-error';
import { walletOf } from '../ledger/ledger';
import { memberOfCall } from '../members/routes';
import type { Member } from '../members/store';
import { bonusOf, periodOf, requiredOf, startOfDay, yuan } from './amounts';
import { ruleOf } from './rules';
import { PERIOD_TEXT, type BonusRule } from './bonus-rule';
import { selectBonuses, type StoredBonus } from './store';

/** A reason of the contract. */
export interface Reason {
  readonly code: string;
  readonly text: string;
}

/** Members that invitations go to. */
export const INVITED: ReadonlySet<string> = new Set(['M100002', 'M100001']);

const AUDIENCE: Record<BonusRule['audience'], (member: Member) => string | null> = {
  all: () => null,
  newbie: (member) => (member.newInfo.isDeposited === true ? '该优惠仅限首次存款的新会员' : null),
  vip: (member) => (member.newInfo.isVIP === true ? null : '该优惠仅限VIP会员'),
  predefined: (member) => (INVITED.has(member.memberCode) ? null : '该优惠仅限受邀会员'),
};

/** Whether a rule is meant for a member at all. */
export const isFor = (rule: BonusRule, member: Member): boolean =>
  AUDIENCE[rule.audience](member) === null;

/** The application that fills the rule's period, or null. */
export const takenIn = (
  context: Context,
  memberCode: string,
  rule: BonusRule,
  at: number,
): StoredBonus | null =>
  selectBonuses(
    context,
    "member_code = ? AND group_id = ? AND period = ? AND (status <> 'Cancelled' OR claimed_at IS NOT NULL)",
    memberCode,
    rule.groupId,
    periodOf(rule.per, at),
  )[0] ?? null;

/**
 * Gifts, prizes and bonuses tempt to play: a member under self-exclusion gets none (D11).
 *
 * @throws ApiError 403.
 */
export function refuseExcluded(context: Context, memberCode: string): void {
  const { DisableFundIn, DisableBetting } = memberOfCall(context, memberCode).exclusion;
  if (DisableFundIn || DisableBetting)
    throw new ApiError(403, 'BON_EXCLUDED', '您已启用自我限制，暂时无法参与优惠');
}

/** Whether the promotion of a rule runs now. */
function isRunning(rule: BonusRule, now: number): boolean {
  const seed = promotionOf(rule.promoId);
  if (seed === null) return false;
  const { start, end } = windowOf(seed, now);
  return now >= start && now < end;
}

/** Whether every place of a rule's period is taken. */
function isFull(context: Context, { groupId, places, per }: BonusRule, now: number): boolean {
  if (places === null) return false;
  const here =
    context.db.one<{ n: number }>(
      "SELECT count(*) AS n FROM bonus_applications WHERE group_id = ? AND period = ? AND (status <> 'Cancelled' OR claimed_at IS NOT NULL)",
      groupId,
      periodOf(per, now),
    )?.n ?? 0;
  return places.taken + here >= places.all;
}

/**
 * Every reason against applying for a rule now.
 *
 * @param amount what the member means to pay in, when known.
 */
export function reasonsAgainst(
  context: Context,
  member: Member,
  rule: BonusRule,
  amount: Fen | null,
): Reason[] {
  const now = context.clock.now();
  const { exclusion, newInfo, memberCode } = member;
  const audience = AUDIENCE[rule.audience](member);
  const taken = takenIn(context, memberCode, rule, now);
  const found: (Reason | null)[] = [
    isRunning(rule, now) ? null : { code: 'BON_ENDED', text: '活动尚未开始或已结束' },
    exclusion.DisableFundIn || exclusion.DisableDeposit || exclusion.DisableBetting
      ? { code: 'BON_EXCLUDED', text: '您已启用自我限制，暂时无法参与优惠' }
      : null,
    audience === null ? null : { code: 'BON_AUDIENCE', text: audience },
    newInfo.phoneStatus === 'Verified' ? null : { code: 'BON_PHONE', text: '请先完成手机验证' },
    taken === null && isFull(context, rule, now)
      ? { code: 'BON_FULL', text: '名额已满，请留意下一期' }
      : null,
    taken === null
      ? null
      : {
          code:
            taken.status === 'Serving' || taken.status === 'Wagering' ? 'BON_ACTIVE' : 'BON_PERIOD',
          text: `该优惠${rule.per === 'ever' ? '每位会员' : ''}${PERIOD_TEXT[rule.per]}`,
        },
    amount !== null && amount < yuan(rule.min)
      ? { code: 'BON_MIN', text: `金额不得低于 ${formatCny(yuan(rule.min))} 元` }
      : null,
    amount !== null && amount > yuan(rule.max)
      ? { code: 'BON_MAX', text: `金额不得高于 ${formatCny(yuan(rule.max))} 元` }
      : null,
    rule.balanceRequired > 0 &&
    context.ledger.balance(walletOf(memberCode, rule.payGroup)) < yuan(rule.balanceRequired)
      ? {
          code: 'BON_BALANCE',
          text: `目标钱包余额须不低于 ${formatCny(yuan(rule.balanceRequired))} 元`,
        }
      : null,
  ];
  return found.filter((reason) => reason !== null);
}

const PAID_IN = `SELECT coalesce(sum(e.amount), 0) AS amount FROM entries e JOIN postings p ON p.id = e.posting_id JOIN accounts a ON a.id = e.account_id
  WHERE a.member_code = ? AND e.amount > 0 AND p.created_at >= ?`;

/**
 * Deposits (any wallet) or transfers (into the bonus wallet) since the day of applying, less what
 * earlier bonuses of that kind have used.
 */
export function fundedFor(context: Context, bonus: StoredBonus, rule: BonusRule): Fen {
  const since = startOfDay(bonus.appliedAt);
  const paid =
    rule.transactionType === 'Deposit'
      ? context.db.one<{ amount: number }>(
          `${PAID_IN} AND p.kind = 'deposit'`,
          bonus.memberCode,
          since,
        )
      : context.db.one<{ amount: number }>(
          `${PAID_IN} AND p.kind LIKE 'transfer%' AND a.wallet_group = ?`,
          bonus.memberCode,
          since,
          rule.payGroup,
        );
  const used = selectBonuses(
    context,
    'member_code = ? AND claimed_at >= ? AND id <> ?',
    bonus.memberCode,
    since,
    bonus.id,
  )
    .filter(({ ruleId }) => ruleOf(ruleId)?.transactionType === rule.transactionType)
    .reduce((sum, each) => sum + each.principal, 0n);
  const left = BigInt(paid?.amount ?? 0) - used;
  return fenOf(left > 0n ? left : 0n);
}

/** What keeps an application from being paid out, or null. */
export function claimReason(context: Context, bonus: StoredBonus, rule: BonusRule): Reason | null {
  if (rule.transactionType === 'None') return null;
  const isEnough = fundedFor(context, bonus, rule) >= yuan(rule.min);
  const what = rule.transactionType === 'Deposit' ? '存款' : '转账';
  return isEnough
    ? null
    : { code: 'BON_FUNDED', text: `请先完成不低于 ${formatCny(yuan(rule.min))} 元的${what}` };
}

/** What a claim pays now, once nothing keeps it from being paid out. */
export function claimTermsOf(context: Context, bonus: StoredBonus, rule: BonusRule): ClaimTerms {
  const needsMoney = rule.transactionType !== 'None';
  const funded = needsMoney ? fundedFor(context, bonus, rule) : ZERO_FEN;
  const amount = funded > yuan(rule.max) ? yuan(rule.max) : funded;
  const bonusAmount = bonusOf(rule, amount);
  return {
    amount,
    bonusAmount,
    required: requiredOf(rule, amount, bonusAmount),
    since: needsMoney ? isoAt(startOfDay(bonus.appliedAt)) : null,
  };
}

/** What a claim would pay; null while something keeps it from being paid out. */
export const claimNowOf = (
  context: Context,
  bonus: StoredBonus,
  rule: BonusRule,
): ClaimTerms | null =>
  claimReason(context, bonus, rule) === null ? claimTermsOf(context, bonus, rule) : null;

/**
 * What a member was told that a claim pays and asks; undefined where nobody said.
 *
 * @throws ApiError VAL00001 for a figure that is none.
 */
export function agreedPrice(
  agreed: { readonly bonusAmount: string; readonly required: string } | undefined,
): ClaimPrice | undefined {
  if (agreed === undefined) return undefined;
  const [bonusAmount, required] = [parseCny(agreed.bonusAmount), parseCny(agreed.required)];
  if (bonusAmount === null || required === null) throw refusals.invalid('agreed');
  return { bonusAmount, required };
}
