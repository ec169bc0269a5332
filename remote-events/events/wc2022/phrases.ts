import type { Way } from '../../kit/season';

export const WORDS = {
  kicker: '四年一度',
  thanks: '终场哨响，感谢一路同行。',
  share: '世界杯之夜，和我一起看球。',
} as const;

export const WAYS: readonly Way[] = [
  {
    title: '冠军竞猜',
    text: '冠军、晋级与小组排名，盘口每天更新。',
    action: '看冠军盘口',
    to: 'sports',
  },
  {
    title: '看球有礼',
    text: '每个比赛日登录查看看球礼，以优惠页公布为准。',
    action: '去优惠页',
    to: 'promotions',
  },
  { title: '中场时间', text: '中场休息，来娱乐场放松一下。', action: '进入娱乐场', to: 'games' },
];
