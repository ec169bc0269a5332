/** Sums of a bonus: what it gives, what has to be wagered, which period it belongs to. Pure. */
import { Time } from '@site/domain/constants';
import { fenOf, type Fen } from '@site/domain/money';
import { dayKey, dayStart } from '@site/domain/formatting/day';
import type { BonusRule } from './bonus-rule';

/** Whole yuan in fen. */
export const yuan = (amount: number): Fen => fenOf(BigInt(amount) * 100n);

const least = (a: Fen, b: Fen): Fen => (a < b ? a : b);

/** The bonus for an amount paid in, cut to whole fen and to the most of its rule. */
export function bonusOf(rule: BonusRule, principal: Fen): Fen {
  if (rule.percent === 0) return yuan(rule.fixed);
  return least(fenOf((principal * BigInt(rule.percent)) / 100n), yuan(rule.maxBonus));
}

/** What has to be wagered before the money is free. */
export const requiredOf = (rule: BonusRule, principal: Fen, bonus: Fen): Fen =>
  fenOf((rule.base === 'both' ? principal + bonus : bonus) * BigInt(rule.turnover));

const DAY_MS = 86_400_000;
/** Days since 1970 at +08:00. */
const dayNumber = (at: number): number => Math.floor((at + Time.offsetMs) / DAY_MS);

/** Start of the day at +08:00 that holds a moment. */
export const startOfDay = (at: number): number => dayStart(dayKey(at));

/** Weeks begin on Monday, days and months at 00:00 +08:00. */
export const periodOf = (per: BonusRule['per'], at: number): string =>
  ({
    ever: 'ever',
    day: dayKey(at),
    week: `w${Math.floor((dayNumber(at) + 3) / 7)}`,
    month: dayKey(at).slice(0, 7),
  })[per];
