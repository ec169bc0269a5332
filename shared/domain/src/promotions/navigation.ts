/** Where the button of a promotion leads (§2.3, §3.7, §5, R2.3-6, R5-8). */
import { PromotionAction } from './item';

/** What a tap does. */
export type PromotionStep =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'liveChat' }
  | { readonly kind: 'sos'; readonly bonusId: string }
  /** Toast of §2.3: without an id nothing opens. */
  | { readonly kind: 'missingId' }
  | { readonly kind: 'none' };

/** What the step is decided from. `bonusId` is the bonus that is taken, `promoId` the page. */
export interface PromotionTarget {
  readonly actionType: PromotionAction;
  readonly promoId: string;
  readonly bonusId: string | null;
}

const withId = (path: string, id: string): PromotionStep =>
  id === '' ? { kind: 'missingId' } : { kind: 'go', path: `${path}?id=${encodeURIComponent(id)}` };

/** Step per action type. */
const STEPS: Readonly<Record<PromotionAction, (target: PromotionTarget) => PromotionStep>> = {
  [PromotionAction.NO_ACTION]: () => ({ kind: 'none' }),
  [PromotionAction.FUND_IN]: ({ bonusId }) =>
    withId('/Promotions/PromotionBonusForm', bonusId ?? ''),
  [PromotionAction.APPLY_FORM]: ({ promoId }) => withId('/Promotions/Manual', promoId),
  [PromotionAction.SOS]: ({ bonusId }) =>
    bonusId === null || bonusId === '' ? { kind: 'missingId' } : { kind: 'sos', bonusId },
  [PromotionAction.LIVECHAT]: () => ({ kind: 'liveChat' }),
  [PromotionAction.DEPOSIT_PAGE_ONLY]: () => ({ kind: 'go', path: '/DepositVerify' }),
};

/** What happens on a tap. */
export const promotionStep = (target: PromotionTarget): PromotionStep =>
  STEPS[target.actionType](target);
