import type { Way } from '../../kit/season';

export const WORDS = {
  kicker: '中秋佳节',
  thanks: '月圆人更圆，感谢您的参与。',
  share: '中秋月圆夜，一起赏月赢好礼。',
} as const;

export const WAYS: readonly Way[] = [
  {
    title: '赏月礼',
    text: '活动期间每天登录查看优惠页，当日好礼以优惠页公布为准。',
    action: '去优惠页',
    to: 'promotions',
  },
  {
    title: '团圆球局',
    text: '今日赛事与滚球全天更新，和家人一起看球。',
    action: '看今日赛事',
    to: 'sports',
  },
  {
    title: '月下游乐',
    text: '真人、棋牌、电子与彩票，一处畅玩。',
    action: '进入娱乐场',
    to: 'games',
  },
];
