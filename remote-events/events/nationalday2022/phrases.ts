import type { Way } from '../../kit/season';

export const WORDS = {
  kicker: '欢度国庆',
  thanks: '欢乐周圆满结束，感谢您的参与。',
  share: '国庆欢乐周，七天连礼等您来。',
} as const;

export const WAYS: readonly Way[] = [
  {
    title: '七天连礼',
    text: '十月一日至七日每天一份好礼，以优惠页公布为准。',
    action: '去优惠页',
    to: 'promotions',
  },
  {
    title: '金秋联赛',
    text: '假期赛事密集，早盘与滚球全部开放。',
    action: '看今日赛事',
    to: 'sports',
  },
  { title: '假日娱乐', text: '真人与电子游戏假期不打烊。', action: '进入娱乐场', to: 'games' },
];
