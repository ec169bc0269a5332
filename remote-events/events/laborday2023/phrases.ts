import type { Way } from '../../kit/season';

export const WORDS = {
  kicker: '五一假期',
  thanks: '假期结束，感谢您的参与。',
  share: '劳动节好礼，一起去看海。',
} as const;

export const WAYS: readonly Way[] = [
  {
    title: '辛勤有礼',
    text: '五一假期每天登录查看好礼，以优惠页公布为准。',
    action: '去优惠页',
    to: 'promotions',
  },
  {
    title: '海风看球',
    text: '联赛收官战，早盘与滚球全部开放。',
    action: '看今日赛事',
    to: 'sports',
  },
  { title: '度假娱乐', text: '真人与电子游戏，假期轻松玩。', action: '进入娱乐场', to: 'games' },
];
