/** zh-CN copy of prices over time. */
export const TREND = {
  title: (name: string) => `${name} 赔率走势`,
  open: (name: string) => `${name} 赔率走势`,
  show: '走势',
  said: (since: string, opened: string, low: string, high: string, now: string) =>
    `${since} 首见 ${opened}，最低 ${low}，最高 ${high}，现在 ${now}`,
  still: (since: string, now: string) => `${since} 首见 ${now}，还没有变动`,
  none: '还没有记录，看到赔率后开始记录',
  hint: '仅记录本次浏览中此设备看到的赔率',
  opened: (since: string) => `${since} 首见`,
  low: '最低',
  high: '最高',
  now: '现在',
} as const;
