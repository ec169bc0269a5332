/** zh-CN copy of raised prices and popular parlays. */
export const PROMOS = {
  boosts: '赔率加成',
  parlays: '热门串关',
  both: '赔率加成与热门串关',
  here: '本场赔率加成',
  boost: '赔率加成',
  limit: (most: string, until: string) => `最高投注 ¥${most} · 至 ${until}`,
  raised: (plain: string, boosted: string) => `赔率由 ${plain} 提升至 ${boosted}`,
  parlay: (legs: number) => `热门 ${legs} 串 1`,
  members: (count: number) => `${count} 人已投`,
  pick: (name: string, match: string) => `${name}，${match}`,
  onSlip: (plain: string, boosted: string, most: string, until: string) =>
    `赔率加成 ${plain} → ${boosted}，每人最高投注 ¥${most}，${until} 截止`,
  none: '暂时没有新的加成与串关',
  lost: '暂时无法读取',
  retry: '重试',
  over: '赔率加成已结束，可移除后按原赔率重新选择',
} as const;
