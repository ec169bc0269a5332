import type { GameWords, Way } from '../../kit/season';

export const WORDS = {
  kicker: '岁岁常欢',
  thanks: '感谢您的参与，来年再会。',
  share: '新春盛典进行中，一起来抢红包。',
} as const;

export const WAYS: readonly Way[] = [
  {
    title: '红包签到',
    text: '活动期间每天登录查看优惠页，当日好礼以优惠页公布为准。',
    action: '去优惠页',
    to: 'promotions',
  },
  {
    title: '绿茵迎春',
    text: '滚球与今日赛事每日更新，和好友一起看球。',
    action: '看今日赛事',
    to: 'sports',
  },
  {
    title: '鸿运娱乐',
    text: '真人、棋牌、电子与彩票，一处畅玩。',
    action: '进入娱乐场',
    to: 'games',
  },
];

export const GAME_WORDS: GameWords = {
  act: '抢红包',
  acting: '抢红包中',
  won: '恭喜发财',
  lost: '福气在路上',
};
