/** zh-CN copy of the board and what stands on it. */
import type { DangerLevel, MarketState } from '../vendors/model';

/** Danger in words, with the side whose attack it is; the last three stop betting. */
export const DANGER_TEXT: Record<DangerLevel, string> = {
  safe: '',
  attackHome: '主队进攻',
  attackAway: '客队进攻',
  goal: '进球确认中',
  redCard: '红牌',
  var: 'VAR 复核',
};

/** Why a price cannot be chosen. */
export const MARKET_STATE_TEXT: Record<MarketState, string> = {
  open: '',
  suspended: '暂停投注',
  updating: '赔率更新中',
  closed: '已收盘',
};

export const BOARD = {
  vendors: '体育平台',
  inMaintenance: '维护中',
  sports: '体育项目',
  tabs: '赛事分类',
  search: '搜索赛事',
  more: '更多',
  tools: '盘口工具',
  oddsTypeLabel: '盘口类型',
  oddsType: { HK: '香港盘', MY: '马来盘', EU: '欧洲盘', ID: '印尼盘' },
  sortByLeague: '按联赛排序',
  sortByTime: '按时间排序',
  display: { 1: '切换为简洁列表', 2: '切换为完整列表' },
  views: '玩法',
  wayTo: { lines: '盘口', winner: '独赢' },
  outcomes: ['主胜', '和局', '客胜'],
  showView: { lines: '显示让球与大小', winner: '显示独赢' },
  sport: (name: string) => `体育项目：${name}`,
  filter: '筛选联赛',
  filterCount: (count: number) => `筛选联赛，已选 ${count} 个`,
  days: '开赛日期',
  allDays: '全部',
  stale: '赔率连接中断，正在重新连接，暂停投注',
  pause: '暂停更新赔率',
  resume: '继续更新赔率',
  paused: '赔率已暂停更新，暂停投注',
  liveNotice: '滚球画面与赔率可能延迟，他人可能先得知最新情况',
  countsFailed: '体育项目加载失败',
  unread: '赛事加载失败，正在重新连接',
  league: (name: string, count: number) => `${name}，${count} 场`,
  side: { home: '主', draw: '和', away: '客', over: '大', under: '小' },
  eu: '欧',
  euHint: '仅欧洲盘',
  euTypes: '盘口类型，冠军仅欧洲盘',
  draw: '和局',
  reds: (count: number) => `红牌 ${count} 张`,
  cornersShort: (home: number, away: number) => `角 ${home}-${away}`,
  moreMarkets: (count: number) => `全部 ${count} 个盘口`,
  up: '赔率上升',
  down: '赔率下降',
  replaced: '同一赛事只保留一项，已替换',
  undo: '撤销',
  match: (home: string, away: string) => `${home} 对 ${away}`,
  /** What a price is of, in a sentence: `，大小，红岭 对 海川，`. */
  of: (market: string, match: string) => `，${market}，${match}，`,
  score: (home: string, homeScore: number, awayScore: number, away: string) =>
    `${home} ${homeScore} 比 ${awayScore} ${away}`,
  endsOn: (when: string) => `${when} 截止`,
  follow: (name: string) => `收藏 ${name}`,
  unfollowed: '已取消收藏',
  loginToFollow: '登录后即可收藏赛事与联赛',
  login: '登录',
  maintenanceTitle: (vendor: string) => `${vendor}正在维护`,
} as const;
