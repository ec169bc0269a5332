/** Tabs of the promotion screen (R2.5-8): Promotions is the default. */
import type { CmsPromotion } from '@site/contracts/promotion';
import { PROMO } from '../phrases/zh-cn';

export type PromoTab = 'promotions' | 'dailydeal' | 'freebets' | 'rebate';

const TYPES: Readonly<Record<PromoTab, CmsPromotion['promotionMainType']>> = {
  promotions: 'General', dailydeal: 'Daily Deal', freebets: 'Free Bets', rebate: 'Rebate',
};

export const PROMO_TABS: readonly { readonly value: PromoTab; readonly label: string; readonly testId: string }[] = [
  { value: 'promotions', label: PROMO.tabPromotions, testId: 'promo-tab-promotions' },
  { value: 'dailydeal', label: PROMO.tabDaily, testId: 'promo-tab-dailydeal' },
  { value: 'freebets', label: PROMO.tabFree, testId: 'promo-tab-freebets' },
  { value: 'rebate', label: PROMO.tabRebate, testId: 'promo-tab-rebate' },
];

/** The tab of an address; an unknown word is the default. */
export const readTab = (text: string | null): PromoTab => PROMO_TABS.find(({ value }) => value === text?.toLowerCase())?.value ?? 'promotions';

export const isInTab = (item: CmsPromotion, tab: PromoTab): boolean => item.promotionMainType === TYPES[tab];
