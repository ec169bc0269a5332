import type { GameWords, Way } from '../../kit/season';

export const WORDS = {
  kicker: '周年同庆',
  thanks: '十五周年圆满落幕，感谢您的陪伴。',
  share: '十五周年庆，来转一次幸运转盘。',
} as const;

export const WAYS: readonly Way[] = [
  {
    title: '感恩回馈',
    text: '周年月每天登录查看回馈礼，以优惠页公布为准。',
    action: '去优惠页',
    to: 'promotions',
  },
  {
    title: '周年赛场',
    text: '周年月赛事专题，早盘与滚球全部开放。',
    action: '看今日赛事',
    to: 'sports',
  },
  { title: '幸运转盘', text: '活动期间每日可转，次数每日更新。', action: '去转盘', to: 'own-game' },
];

export const GAME_WORDS: GameWords = {
  act: '转一次',
  acting: '转盘转动中',
  won: '幸运降临',
  lost: '再转转运',
};
