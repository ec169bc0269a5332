/**
 * What demo members have behind them: a long bonus history (two pages of 80) and a referrer with
 * invited members.
 */
import { fenOf, ZERO_FEN } from '@site/domain/money';
import { bonusOf, requiredOf, yuan } from '../bonus/amounts';
import { BONUS_RULES } from '../bonus/rules';
import { saveBonus, selectBonuses } from '../bonus/store';
import type { Context } from '../core/context';
import { randomFor } from '../core/random';
import { findMember } from '../members/store';
import { signUp } from '../referrer/programme';

const DAY_MS = 86_400_000;
const COUNT = 96;
const SPAN_DAYS = 170;
const ENDS = ['Completed', 'Completed', 'Completed', 'Expired', 'Cancelled'] as const;

/** Closed applications of the last 170 days; their money is part of the opening balance. */
function seedHistory(context: Context, memberCode: string): void {
  const random = randomFor(context.seed(), `bonus-history/${memberCode}`);
  const rules = BONUS_RULES.filter(({ audience }) => audience === 'all');
  for (let at = 0; at < COUNT; at += 1) {
    const rule = rules[random.int(rules.length)];
    if (rule === undefined) continue;
    const status = ENDS[random.int(ENDS.length)] ?? 'Completed';
    const appliedAt = context.clock.now() - Math.round((2 + (at * SPAN_DAYS) / COUNT) * DAY_MS);
    const principal =
      rule.transactionType === 'None'
        ? ZERO_FEN
        : yuan(Math.max(rule.min, 100 * (1 + random.int(20))));
    const bonus = status === 'Cancelled' ? ZERO_FEN : bonusOf(rule, principal);
    const required = requiredOf(rule, principal, bonus);
    saveBonus(context, {
      id: `BD${memberCode}-${at}`,
      memberCode,
      ruleId: rule.id,
      groupId: rule.groupId,
      status,
      period: `demo-${at}`,
      principal,
      bonus,
      required,
      achieved: status === 'Completed' ? required : fenOf(required / 3n),
      payGroup: rule.payGroup,
      walletGroups: rule.walletGroups,
      appliedAt,
      claimedAt: status === 'Cancelled' ? null : appliedAt + 60_000,
      endedAt: appliedAt + DAY_MS,
      expiresAt: appliedAt + rule.validDays * DAY_MS,
    });
  }
}

/** Invited by vip01, so that the programme shows members at their first task. */
const INVITED = ['poor01', 'otp01'] as const;

function seedReferrals(context: Context, memberCode: string): void {
  const owner = findMember(context, memberCode);
  if (owner === null) return;
  const { code } = signUp(context, owner, null);
  for (const name of INVITED) {
    const member = findMember(context, name);
    if (member !== null) signUp(context, member, code);
  }
}

/** Seeds what is missing; a second call changes nothing. */
export function seedOffers(context: Context): void {
  const vip = findMember(context, 'vip01');
  if (vip === null || selectBonuses(context, 'member_code = ?', vip.memberCode).length > 0) return;
  context.db.tx(() => {
    seedHistory(context, vip.memberCode);
    seedReferrals(context, vip.memberCode);
  });
}
