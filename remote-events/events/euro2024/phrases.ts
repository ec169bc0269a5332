import type { GameWords, Way } from '../../kit/season';

export const WORDS = {
  kicker: '欧洲之巅',
  thanks: '冠军加冕，感谢一路同行。',
  share: '欧洲杯盛宴，来一场点球大战。',
} as const;

export const WAYS: readonly Way[] = [
  {
    title: '冠军之路',
    text: '五十一场比赛，晋级与冠军盘口每天更新。',
    action: '看今日赛事',
    to: 'sports',
  },
  {
    title: '点球大战',
    text: '活动期间每日可射门，次数每日更新。',
    action: '去射门',
    to: 'own-game',
  },
  { title: '赛后时光', text: '比赛结束，来娱乐场放松一下。', action: '进入娱乐场', to: 'games' },
];

export const GAME_WORDS: GameWords = {
  act: '射门',
  acting: '射门中',
  won: '球进了',
  lost: '门柱救了对手',
};
