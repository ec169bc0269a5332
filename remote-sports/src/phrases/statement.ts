/** zh-CN copy of the statement. */
import type { RangePreset, RangeProblem } from '@site/domain/betting/statement-range';

export const statementCopy = {
  title: '投注报表',
  period: '统计区间',
  own: '自选日期',
  from: '开始日期',
  to: '结束日期',
  show: '查询',
  total: '合计',
  stakedCount: (count: number) => `投注（${count}张）`,
  staked: '投注',
  turnover: '有效流水',
  returned: '返还',
  net: '输赢',
  day: '日期',
  vendor: '平台',
  byVendor: '按平台',
  byDay: '按日期',
  none: '该区间没有已结算注单',
  basis: '按投注日期（北京时间）统计已结算注单，未结算注单不计入',
  reading: (pages: number) => `正在读取，已读 ${pages} 页`,
  failed: (vendor: string) => `${vendor}数据读取失败，合计未包含该平台`,
  partial: (vendor: string) => `${vendor}注单过多，仅统计最近部分，请缩短区间`,
  retry: '重试',
  resettled: '赛果更正会更新报表',
} as const;

export const presetText: Record<RangePreset, string> = { today: '今天', yesterday: '昨天', week: '近7天', month: '近30天', quarter: '近三个月' };
export const rangeProblemText: Record<RangeProblem, string> = {
  incomplete: '请选择完整的开始和结束日期', reversed: '开始日期不能晚于结束日期', future: '开始日期不能晚于今天', tooLong: '最多可查询三个月（92天），请缩短区间',
};
