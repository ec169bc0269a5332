/** The promotions of the sandbox's CMS, as editors would have written them. */
import { DAILY_PROMOTIONS } from './promotions-daily';
import { GAME_PROMOTIONS } from './promotions-games';
import { GENERAL_PROMOTIONS } from './promotions-general';
import type { PromotionSeed } from './promotion-seed';

/** Categories of the promotions page. */
export const PROMOTION_CATEGORIES = [
  ['all', '全部'],
  ['new', '新会员'],
  ['sports', '体育'],
  ['esports', '电竞'],
  ['casino', '真人'],
  ['slots', '老虎机'],
  ['p2p', '棋牌'],
  ['instant', '即时'],
  ['keno', '彩票'],
  ['deposit', '存款'],
  ['vip', 'VIP'],
  ['event', '活动'],
] as const;

const byId = (a: PromotionSeed, b: PromotionSeed): number => Number(a.id) - Number(b.id);

/** All of them, in the order of their ids. */
export const PROMOTIONS: readonly PromotionSeed[] = [
  ...GENERAL_PROMOTIONS,
  ...GAME_PROMOTIONS,
  ...DAILY_PROMOTIONS,
].toSorted(byId);
