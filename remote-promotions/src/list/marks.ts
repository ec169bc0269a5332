/** What a card says of the member's own part in a promotion: words, never colour alone. */
import type { PromotionItem } from '@site/domain/promotions/build-item';
import { runningOf } from '@site/domain/promotions/offer-step';
import type { TagProps } from '@site/ui';
import type { Application } from '../api/queries';
import { PROMO } from '../phrases/zh-cn';

/** A mark of a card. */
export interface PromoMark {
  readonly text: string;
  readonly tone: NonNullable<TagProps['tone']>;
}

/**
 * The mark of a promotion: what runs, else how often it was taken, else that it is not for who has
 * deposited, else none.
 *
 * @param group the promotion's group, by which applications know it.
 * @param isTooLate it is only for a first deposit, and the member may not take it.
 */
export function markOf(
  { history }: Pick<PromotionItem, 'history'>,
  group: string | null,
  applications: readonly Application[],
  isTooLate: boolean,
): PromoMark | null {
  const running = runningOf(group, applications);
  if (running?.status === 'Wagering')
    return { text: PROMO.markWagering(running.percent), tone: 'ok' };
  if (running !== null)
    return running.canClaim
      ? { text: PROMO.markClaim, tone: 'gold' }
      : { text: PROMO.markServing, tone: 'ok' };
  if (history.length > 0) return { text: PROMO.markTimes(history.length), tone: 'neutral' };
  return isTooLate ? { text: PROMO.markFirst, tone: 'neutral' } : null;
}
