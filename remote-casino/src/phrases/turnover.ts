const DAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const;

export const TURNOVER = {
  title: '每日流水',
  days: '选择日期',
  today: '今天',
  yesterday: '昨天',
  weekday: (at: number) => DAYS[at] ?? '',
  dayLabel: (month: string, day: string, name: string) =>
    `${Number(month)}月${Number(day)}日，${name}`,
  total: '有效流水',
  totalOf: (day: string) => `${day} 有效流水`,
  groups: '各钱包流水',
  percent: (value: number) => `${value}%`,
  unknown: '--',
  bar: (name: string) => `${name}占全部流水`,
  empty: '这一天没有有效流水',
  emptyHint: '注单结算后，流水会计入结算当日。',
  failed: '流水暂时无法显示',
  records: '查看投注记录',
  toGames: '去娱乐场',
  rules: '哪些计入有效流水',
  rule: [
    '按结算时间计入当日，每日 00:00（UTC+8）重新统计。',
    '分出胜负的注单计入；平局、取消、退款和已兑现的部分不计入。',
    '赢半、输半按一半计入；欧洲盘赔率低于 1.30 的注单不计入。',
    '免费投注与试玩不产生流水。',
  ],
  visitor: '登录后查看每日流水',
  visitorHint: '各钱包的有效流水按天汇总，最近 7 天随时可查。',
  login: '登录',
} as const;
