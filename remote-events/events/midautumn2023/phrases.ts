import type { GameWords, Way } from '../../kit/season';

export const WORDS = {
  kicker: '中秋佳节',
  thanks: '灯火可亲，感谢您的参与。',
  share: '月满中秋，来湖畔放灯开盲盒。',
} as const;

export const WAYS: readonly Way[] = [
  {
    title: '放灯祈福',
    text: '每天登录放一盏灯，当日好礼以优惠页公布为准。',
    action: '去优惠页',
    to: 'promotions',
  },
  {
    title: '月下看球',
    text: '亚运赛事与五大联赛，滚球全天更新。',
    action: '看今日赛事',
    to: 'sports',
  },
  {
    title: '开月饼盲盒',
    text: '活动期间每日可开盲盒，次数每日更新。',
    action: '去开盒',
    to: 'own-game',
  },
];

export const GAME_WORDS: GameWords = {
  act: '开盲盒',
  acting: '开盒中',
  won: '盲盒开出好礼',
  lost: '这一盒是祝福',
};
