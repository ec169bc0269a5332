import type { PromotionScreen, PromotionScreenFact } from '@site/domain/promotions/screen-state';

/** What every tab is given: the screen as its address has it, and a way to change it. */
export interface TabProps {
  readonly screen: PromotionScreen;
  readonly tell: (fact: PromotionScreenFact) => void;
}
