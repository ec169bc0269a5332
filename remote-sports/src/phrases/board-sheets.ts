/** zh-CN copy of the sheets of a board, which come with their own code: its menu, and its leagues. */
export const BOARD_SHEETS = {
  wagers: '我的注单',
  limits: '理性投注',
  results: '赛果',
  news: '体育公告',
  tutorial: '新手教程',
  rule: '投注规则',
  promotions: '体育优惠',
  settings: '投注设置',
  statement: '投注报表',
  pauseHint: '暂停时不能选择盘口',
  filterTitle: '选择联赛',
  filterSearch: '搜索联赛',
  filterAll: '全选',
  filterNone: '清空',
  filterApply: (count: number) => `查看 ${count} 场赛事`,
  filterNothing: '没有符合的联赛',
} as const;
