/** zh-CN copy of what home shows of sports. */

export const HOME = {
  lost: (vendor: string) => `${vendor}赛事暂未读到，正在重试`,
  retry: '重试',
  handicap: '让球',
  total: '大小',
  winner: '独赢',
} as const;
