/** Applications as rows, and their wire form. */
import {
  BONUS_STATUS,
  type BonusApplication,
  type BonusStatus,
  type ClaimTerms,
} from '@site/contracts/bonus';
import { fenOf, type Fen } from '@site/domain/money';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { ruleOf } from './rules';

/** A stored application; amounts in fen, times in epoch milliseconds. */
export interface StoredBonus {
  readonly id: string;
  readonly memberCode: string;
  readonly ruleId: string;
  readonly groupId: string;
  readonly status: BonusStatus;
  readonly period: string;
  readonly principal: Fen;
  readonly bonus: Fen;
  readonly required: Fen;
  readonly achieved: Fen;
  readonly payGroup: number;
  readonly walletGroups: readonly number[];
  readonly appliedAt: number;
  readonly claimedAt: number | null;
  readonly endedAt: number | null;
  readonly expiresAt: number;
}

interface Row {
  id: string;
  member_code: string;
  rule_id: string;
  group_id: string;
  status: string;
  period: string;
  principal: number;
  bonus: number;
  required: number;
  achieved: number;
  pay_group: number;
  wallet_groups: string;
  applied_at: number;
  claimed_at: number | null;
  ended_at: number | null;
  expires_at: number;
}

const fen = (minor: number): Fen => fenOf(BigInt(minor));

const fromRow = (row: Row): StoredBonus => ({
  id: row.id,
  memberCode: row.member_code,
  ruleId: row.rule_id,
  groupId: row.group_id,
  status: BONUS_STATUS.find((each) => each === row.status) ?? 'Expired',
  period: row.period,
  principal: fen(row.principal),
  bonus: fen(row.bonus),
  required: fen(row.required),
  achieved: fen(row.achieved),
  payGroup: row.pay_group,
  walletGroups: row.wallet_groups
    .split(',')
    .filter((each) => each !== '')
    .map(Number),
  appliedAt: row.applied_at,
  claimedAt: row.claimed_at,
  endedAt: row.ended_at,
  expiresAt: row.expires_at,
});

/** Applications that match a condition, newest first. */
export const selectBonuses = (
  context: Context,
  where: string,
  ...params: (string | number)[]
): StoredBonus[] =>
  context.db
    .all<Row>(
      `SELECT * FROM bonus_applications WHERE ${where} ORDER BY applied_at DESC, rowid DESC`,
      ...params,
    )
    .map(fromRow);

/** Writes an application; an equal id is replaced by its new state. */
export function saveBonus(context: Context, bonus: StoredBonus): StoredBonus {
  context.db.run(
    `INSERT INTO bonus_applications (id, member_code, rule_id, group_id, status, period, principal, bonus, required, achieved, pay_group, wallet_groups, applied_at, claimed_at, ended_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET status = excluded.status, principal = excluded.principal, bonus = excluded.bonus,
     required = excluded.required, achieved = excluded.achieved, claimed_at = excluded.claimed_at, ended_at = excluded.ended_at, expires_at = excluded.expires_at`,
    bonus.id,
    bonus.memberCode,
    bonus.ruleId,
    bonus.groupId,
    bonus.status,
    bonus.period,
    bonus.principal,
    bonus.bonus,
    bonus.required,
    bonus.achieved,
    bonus.payGroup,
    `,${bonus.walletGroups.join(',')},`,
    bonus.appliedAt,
    bonus.claimedAt,
    bonus.endedAt,
    bonus.expiresAt,
  );
  return bonus;
}

/** Share of the wagering that is done, 0 to 100, rounded down. */
export const percentOf = (bonus: StoredBonus): number =>
  bonus.required === 0n
    ? bonus.claimedAt === null
      ? 0
      : 100
    : Math.min(100, Number((bonus.achieved * 100n) / bonus.required));

const iso = (at: number | null): string | null => (at === null ? null : isoAt(at));

/**
 * Why a member cannot give an application up, or null. A free bet has nothing to give back: it is
 * used, or its time ends.
 */
export function cannotEnd({
  status,
  ruleId,
}: StoredBonus): { readonly code: string; readonly text: string } | null {
  if (status !== 'Serving' && status !== 'Wagering')
    return { code: 'BON00411', text: '该优惠已结束，无需取消' };
  return status === 'Wagering' && ruleOf(ruleId)?.isFreebet === true
    ? { code: 'BON00412', text: '免费投注无需放弃，未使用的部分到期自动失效' }
    : null;
}

/**
 * The wire form.
 *
 * @param claimNow what a claim would pay; null while the money that it waits for has not come.
 */
export function bonusView(bonus: StoredBonus, claimNow: ClaimTerms | null): BonusApplication {
  const rule = ruleOf(bonus.ruleId);
  return {
    applicationId: bonus.id,
    bonusRuleId: bonus.ruleId,
    bonusRuleGroupId: bonus.groupId,
    title: rule?.title ?? bonus.ruleId,
    promoId: rule?.promoId ?? '',
    transactionType: rule?.transactionType ?? 'None',
    status: bonus.status,
    amount: bonus.principal,
    bonusAmount: bonus.bonus,
    required: bonus.required,
    achieved: bonus.achieved,
    percent: percentOf(bonus),
    payGroup: bonus.payGroup,
    walletGroups: [...bonus.walletGroups],
    appliedDate: isoAt(bonus.appliedAt),
    claimedDate: iso(bonus.claimedAt),
    endedDate: iso(bonus.endedAt),
    expiry: isoAt(bonus.expiresAt),
    canClaim: claimNow !== null,
    claimNow,
    canCancel: cannotEnd(bonus) === null,
    isFreebet: rule?.isFreebet === true,
  };
}
