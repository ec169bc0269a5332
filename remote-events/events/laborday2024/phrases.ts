import type { GameWords, Way } from '../../kit/season';

export const WORDS = {
  kicker: '五一假期',
  thanks: '畅玩之旅到站，感谢您的参与。',
  share: '五一畅玩，来刮一张好运。',
} as const;

export const WAYS: readonly Way[] = [
  {
    title: '畅玩有礼',
    text: '假期每天登录查看好礼，以优惠页公布为准。',
    action: '去优惠页',
    to: 'promotions',
  },
  {
    title: '户外球场',
    text: '欧冠半决赛与联赛收官，滚球全天更新。',
    action: '看今日赛事',
    to: 'sports',
  },
  { title: '刮刮乐', text: '活动期间每日可刮，次数每日更新。', action: '去刮奖', to: 'own-game' },
];

export const GAME_WORDS: GameWords = {
  act: '刮一张',
  acting: '刮开中',
  won: '刮中好礼',
  lost: '下一张更好',
};
