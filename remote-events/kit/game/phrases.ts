/** Words of the mini-games that all seasons say. */
export const GAME = {
  none: '今日次数已用完，明日再来',
  used: (used: number, all: number) => `今日已用 ${used} / ${all} 次`,
  more: '再存',
  moreEnd: '多一次机会',
  most: '今日次数已达上限',
  deposit: '去存款',
  progress: '距离下一次机会',
  won: '累计获得',
  login: '登录后参与',
  visitor: '登录后每日可免费参与，奖金即时到账。',
  closed: '参与已截止',
  rules: '玩法说明',
  unknown: '结果确认中，请勿离开；不会重复扣减次数。',
  checkNow: '立即查询',
  notPlaced: '本次没有成功，次数未扣减，请再试一次。',
  failed: '活动数据暂时无法显示',
  act: (word: string, left: number) => `${word}（剩 ${left} 次）`,
  again: '再来一次',
} as const;

export const HISTORY = {
  title: '我的奖品',
  empty: '还没有奖品记录',
  failed: '奖品记录暂时无法显示',
  retry: '重试',
  older: '更早',
  newer: '更近',
  page: (at: number, all: number) => `第 ${at} / ${all} 页`,
  count: (n: number) => `共 ${n} 次`,
  pager: '奖品记录翻页',
} as const;

export const LEADERS = {
  title: '幸运榜',
  own: (rank: number) => `我的排名：第 ${rank} 名`,
  ownNone: '中奖即可上榜',
  me: '我',
  failed: '榜单暂时无法显示',
  more: '查看更多',
  less: '收起',
} as const;
