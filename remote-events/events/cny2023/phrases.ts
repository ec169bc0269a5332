import type { Way } from '../../kit/season';

export const WORDS = {
  kicker: '癸卯新春',
  thanks: '玉兔辞岁，感谢您的参与。',
  share: '玉兔迎春，福气与好礼一起到。',
} as const;

export const WAYS: readonly Way[] = [
  {
    title: '迎春签到',
    text: '除夕到元宵，每天登录查看新春礼。',
    action: '去优惠页',
    to: 'promotions',
  },
  { title: '开门红', text: '春节赛事不停，足球篮球全天滚球。', action: '看今日赛事', to: 'sports' },
  { title: '福兔乐园', text: '真人、棋牌与电子，热闹过大年。', action: '进入娱乐场', to: 'games' },
];
