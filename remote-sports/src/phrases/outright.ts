/** zh-CN copy of the list of winners of competitions. */
export const OUTRIGHT = {
  runners: (count: number) => `${count} 个选项`,
  all: '全部盘口',
} as const;
