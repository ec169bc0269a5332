/** What a card says of the member's own part in a promotion: words, never colour alone. */
import type { CmsItem } from '@site/domain/promotions/item';
import { runningOf } from '@site/domain/promotions/offer-step';
import type { TagProps } from '@site/ui';
import type { MemberOffers } from '../api/queries';
import { PROMO } from '../phrases/zh-cn';

/** A mark of a card. */
export interface PromoMark { readonly text: string; readonly tone: NonNullable<TagProps['tone']> }

/** The mark of a promotion: what runs, else how often it was taken, else none. */
export function markOf(item: Pick<CmsItem, 'bonus_id'>, { applications, history }: Pick<MemberOffers, 'applications' | 'history'>): PromoMark | null {
  const running = runningOf(item.bonus_id, applications);
  if (running?.status === 'Wagering') return { text: PROMO.markWagering(running.percent), tone: 'ok' };
  if (running !== null) return running.canClaim ? { text: PROMO.markClaim, tone: 'gold' } : { text: PROMO.markServing, tone: 'ok' };
  const times = item.bonus_id === null ? 0 : history.filter(({ bonusRuleGroupId }) => bonusRuleGroupId === item.bonus_id).length;
  return times === 0 ? null : { text: PROMO.markTimes(times), tone: 'neutral' };
}
