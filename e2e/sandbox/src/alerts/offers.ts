/** Tells of offers that a member has and that end soon. */
import { fenOf } from '@site/domain/money';
import { ruleOf } from '../bonus/rules';
import { selectBonuses } from '../bonus/store';
import type { Context } from '../core/context';
import { tellMember } from './store';
import { offerAlert } from './texts';

/** How long before its end an offer is told. */
const SOON_MS = 86_400_000;
/** One that lasts no longer is not told at once: the member has only just taken it. */
const NEW_MS = 12 * 3_600_000;

/**
 * Tells members of what ends within a day: bonuses that are not played through, free bets that are
 * left.
 */
export function tellOfOffers(context: Context): void {
  const now = context.clock.now();
  for (const bonus of selectBonuses(
    context,
    `status IN ('Serving', 'Wagering') AND expires_at > ? AND expires_at <= ? AND coalesce(claimed_at, applied_at) <= ?`,
    now,
    now + SOON_MS,
    now - NEW_MS,
  )) {
    const rule = ruleOf(bonus.ruleId);
    const isVoucher = rule?.isFreebet === true && bonus.status === 'Wagering';
    tellMember(
      context,
      bonus.memberCode,
      offerAlert(
        { ...bonus, title: rule?.title ?? '优惠' },
        isVoucher ? fenOf(bonus.required - bonus.achieved) : null,
      ),
    );
  }
}
