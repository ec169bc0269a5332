/** zh-CN copy of what home shows of sports. */

export const HOME = {
  lost: (vendor: string) => `${vendor}赛事暂未读到，正在重试`,
  retry: '重试',
  handicap: '让球',
  total: '大小',
  winner: '独赢',
  upcoming: '即将开赛',
  allOfToday: '全部今日赛事',
  sport: (name: string, count: number | null) =>
    count === null ? name : `${name}，今日 ${count} 场`,
} as const;
