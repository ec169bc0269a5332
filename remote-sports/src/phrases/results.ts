/** zh-CN copy of results, news and the pages around the board. */
import type { MatchResult } from '../vendors/model';

export const RESULTS = {
  sports: '体育项目',
  days: '比赛日期',
  failed: '赛果加载失败',
  empty: '当日暂无赛果',
  emptyHint: '可以换一个日期或项目看看。',
  more: '加载更多',
  notYet: '这场比赛还没有赛果，完场后会出现在这里。',
  toMatch: '去看比赛',
  half: '上半场',
  champion: '冠军',
  noScore: '无比分',
  state: { completed: '完场', abandoned: '中断', postponed: '延期' } satisfies Record<
    MatchResult['state'],
    string
  >,
  league: (count: number) => `${count} 场`,
} as const;

export const NEWS = {
  vendor: (name: string) => `${name}公告`,
  failed: '公告加载失败',
  empty: '暂无公告',
} as const;

export const MAINTENANCE = {
  title: { all: '体育正在维护', some: '部分体育平台正在维护', none: '体育平台运行正常' },
  hint: {
    all: '体育盘口暂时无法显示，已有注单与资金不受影响，恢复后照常结算。',
    some: '可用的平台可以照常投注，已有注单与资金不受影响。',
    none: '请选择平台继续。',
  },
  vendors: '各平台状态',
  inMaintenance: '维护中',
  works: '可用',
  asking: '正在自动检查，恢复后会带您回到盘口',
  games: '去娱乐场',
  wagers: '查看注单',
  back: (vendor: string) => `${vendor}已恢复`,
} as const;

export const PROMOTIONS = {
  title: '体育优惠',
  hint: '适用于三个体育平台的存款礼金、免费投注与返水。',
  failed: '优惠加载失败',
  empty: '暂无体育优惠',
  all: '全部优惠',
  until: (day: string) => `至 ${day}`,
  soon: '即将开始',
  types: {
    all: '全部',
    General: '活动',
    'Daily Deal': '每日',
    'Free Bets': '免费投注',
    Rebate: '返水',
  },
  typesLabel: '优惠类型',
} as const;
