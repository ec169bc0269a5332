/** zh-CN copy of what home shows of sports. */

/** Behind the name of the latest bet: how many there are in all. */
export const andOthers = (count: number): string => `等 ${count} 张`;

export const HOME = {
  lost: (vendor: string) => `${vendor}赛事暂未读到，正在重试`,
  rests: (vendor: string) => `${vendor}维护中，恢复后这里会自动显示`,
  retry: '重试',
  handicap: '让球',
  total: '大小',
  winner: '独赢',
  hot: '热门滚球',
  all: '全部',
  upcoming: '即将开赛',
  allToCome: '全部即将开赛',
  sport: (name: string, tab: 'TODAY' | 'RUNNING', count: number | null) =>
    count === null ? name : `${name}，${tab === 'TODAY' ? '今日' : '滚球'} ${count} 场`,
} as const;
