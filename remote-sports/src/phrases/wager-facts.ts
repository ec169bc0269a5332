/** zh-CN copy of what unfolds of a wager, and of numbers that are copied: it comes with the tap. */
export const WAGER_FACTS = {
  receipt: '注单号',
  copy: '复制',
  copied: '已复制',
  copyFailed: '无法自动复制，请长按注单号选择',
  placedAt: '投注时间',
  soldAt: '兑现时间',
  match: '赛事',
  requested: (odds: string) => `提交赔率 ${odds}`,
  took: (seconds: number) => `提交后 ${seconds} 秒受理`,
} as const;
