/** State of the promotions screen (§2.5, R2.5-8). */

/** Tabs in their order; the first is the default. */
export const PROMOTION_TABS = [
  'Promotions',
  'DailyDeals',
  'FreeBets',
  'Rebate',
  'Applied',
] as const;
/** A tab of the promotions screen. */
export type PromotionTab = (typeof PROMOTION_TABS)[number];

/** Category that shows everything. */
export const ALL_CATEGORIES = 'all';

/** The screen. */
export interface PromotionScreen {
  readonly tab: PromotionTab;
  readonly subTab: string | null;
  readonly category: string;
  readonly detailVisible: boolean;
}

/** As it opens. */
export const PROMOTION_SCREEN: PromotionScreen = {
  tab: 'Promotions',
  subTab: null,
  category: ALL_CATEGORIES,
  detailVisible: false,
};

/** What a member does. */
export type PromotionScreenFact =
  | { readonly type: 'tab-chosen'; readonly tab: PromotionTab }
  | { readonly type: 'sub-tab-chosen'; readonly subTab: string }
  | { readonly type: 'category-chosen'; readonly category: string }
  | { readonly type: 'detail-opened' }
  | { readonly type: 'detail-closed' };

/**
 * The next state; another tab starts with every category and nothing open, and a category leads to
 * the first sub tab, which alone has categories.
 */
export function promotionScreen(
  screen: PromotionScreen,
  fact: PromotionScreenFact,
): PromotionScreen {
  switch (fact.type) {
    case 'tab-chosen':
      return { ...PROMOTION_SCREEN, tab: fact.tab };
    case 'sub-tab-chosen':
      return { ...screen, subTab: fact.subTab };
    case 'category-chosen':
      return { ...screen, subTab: null, category: fact.category };
    case 'detail-opened':
      return { ...screen, detailVisible: true };
    case 'detail-closed':
      return { ...screen, detailVisible: false };
  }
}

/** Reads a tab from an address; `dailydeal` of `/mobile/promotions` is an old name (§2.3). */
export function parsePromotionTab(text: string | null): PromotionTab {
  const wanted = (text ?? '').toLowerCase().replace(/^dailydeal$/, 'dailydeals');
  return PROMOTION_TABS.find((tab) => tab.toLowerCase() === wanted) ?? PROMOTION_SCREEN.tab;
}
