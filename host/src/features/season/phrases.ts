export const SEASON = {
  failed: '活动页面暂时无法显示，请稍后重试。',
  retry: '重试',
  promotions: '查看优惠',
  period: (from: string, until: string) => `活动时间 ${from} 至 ${until}（北京时间）`,
} as const;
