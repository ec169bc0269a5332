/** What a rule of a bonus says, and how one is written down. */

import type { DecimalOdds } from '@site/domain/odds/decimal-odds';

/**
 * Bonus rules: what each bonus asks and gives. Amounts in yuan; the promotion of the CMS carries
 * the words.
 */

/**
 * A rule. Version-1 rules stand alone (their group is their own id), version-2 rules share a group
 * (§7.3).
 */
export interface BonusRule {
  readonly id: string;
  readonly groupId: string;
  readonly promoId: string;
  readonly title: string;
  readonly transactionType: 'Deposit' | 'Transfer' | 'None';
  /** Share of the amount paid in; 0 when `fixed` counts. */
  readonly percent: number;
  readonly fixed: number;
  readonly min: number;
  readonly max: number;
  readonly maxBonus: number;
  /** Times that have to be wagered, of the amount and bonus together or of the bonus alone. */
  readonly turnover: number;
  readonly base: 'both' | 'bonus';
  readonly walletGroups: readonly number[];
  readonly payGroup: number;
  readonly validDays: number;
  readonly maxBet: number | null;
  readonly per: 'ever' | 'day' | 'week' | 'month';
  readonly audience: 'all' | 'newbie' | 'vip' | 'predefined';
  readonly balanceRequired: number;
  readonly isFreebet: boolean;
  /** Of a free bet: least odds of a bet that it pays for; null for any. */
  readonly leastOdds: DecimalOdds | null;
  readonly isRescue: boolean;
  /** Places in a period for all members together, those of other sites included; null without end. */
  readonly places: { readonly all: number; readonly taken: number } | null;
}

/** How often within a period, in words behind whom or what it is said of. */
export const PERIOD_TEXT: Readonly<Record<BonusRule['per'], string>> = {
  ever: '仅可参与一次',
  day: '每日仅可参与一次',
  week: '每周仅可参与一次',
  month: '每月仅可参与一次',
};

const ALL_GROUPS = [2, 4, 24, 32, 64] as const;
const BASE = {
  transactionType: 'Deposit',
  percent: 0,
  fixed: 0,
  min: 100,
  max: 50_000,
  maxBonus: 888,
  turnover: 10,
  base: 'both',
  walletGroups: ALL_GROUPS,
  payGroup: 2,
  validDays: 30,
  maxBet: 500,
  per: 'day',
  audience: 'all',
  balanceRequired: 0,
  isFreebet: false,
  leastOdds: null,
  isRescue: false,
  places: null,
} as const;

export const rule = (
  id: string,
  promoId: string,
  title: string,
  rest: Partial<BonusRule>,
): BonusRule => ({
  ...BASE,
  id,
  groupId: id,
  promoId,
  title,
  ...rest,
});
export const free = (
  id: string,
  groupId: string,
  promoId: string,
  title: string,
  fixed: number,
  rest: Partial<BonusRule> = {},
): BonusRule =>
  rule(id, promoId, title, {
    groupId,
    transactionType: 'None',
    fixed,
    min: 0,
    maxBonus: fixed,
    turnover: 1,
    base: 'bonus',
    walletGroups: [2],
    validDays: 7,
    per: 'week',
    isFreebet: true,
    ...rest,
  });
