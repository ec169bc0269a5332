/**
 * The promotions screen in its address: tab, sub tab and category survive a reload and the way back
 * (R2.5-8).
 */
import {
  ALL_CATEGORIES,
  parsePromotionTab,
  type PromotionScreen,
  type PromotionTab,
} from '@site/domain/promotions/screen-state';

/** Sub tabs, the default first. */
export const SUB_TABS = {
  Promotions: ['offers', 'campaigns', 'partners'],
  DailyDeals: [],
  FreeBets: [],
  Rebate: ['today', 'week', 'month', 'half'],
  Applied: ['running', 'history', 'forms'],
} as const satisfies Record<PromotionTab, readonly string[]>;

/** CMS main type of each tab that lists promotions (§3.7). */
export const MAIN_TYPE = {
  Promotions: 'General',
  DailyDeals: 'Daily Deal',
  FreeBets: 'Free Bets',
  Rebate: 'Rebate',
} as const;

/** The sub tab that is shown: a word that the tab does not know is its default. */
export function subTabOf<T extends PromotionTab>(
  { subTab }: Pick<PromotionScreen, 'subTab'>,
  tab: T,
): (typeof SUB_TABS)[T][number] | null {
  const known: readonly string[] = SUB_TABS[tab];
  return (known.find((each) => each === subTab) ?? known[0] ?? null) as
    | (typeof SUB_TABS)[T][number]
    | null;
}

/** Reads the screen. */
export function readScreen(params: URLSearchParams, detailVisible: boolean): PromotionScreen {
  return {
    tab: parsePromotionTab(params.get('tab')),
    subTab: params.get('sub'),
    category: params.get('category') ?? ALL_CATEGORIES,
    detailVisible,
  };
}

/** Writes it; what is the default stays out of the address. */
export function writeScreen({ tab, subTab, category }: PromotionScreen): Record<string, string> {
  return {
    ...(tab === 'Promotions' ? {} : { tab: tab.toLowerCase() }),
    ...(subTab === null || subTab === (SUB_TABS[tab] as readonly string[])[0]
      ? {}
      : { sub: subTab }),
    ...(category === ALL_CATEGORIES ? {} : { category }),
  };
}
