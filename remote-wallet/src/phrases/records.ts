/** zh-CN copy of the transaction record. */
import type { ApplicationStatus } from '@site/contracts/payment';
import type { FundCase } from '@site/contracts/payment-cases';

export const RECORDS = {
  filter: '交易类型',
  all: '全部',
  deposit: '存款',
  withdrawal: '提款',
  transfer: '转账',
  bet: '投注',
  other: '其他',
  list: '交易列表',
  more: '加载更多',
  moreFailed: '未能载入更多，点按重试',
  end: '没有更多了',
  refine: '筛选',
  refineTitle: '筛选交易',
  status: '交易状态',
  statusAll: '全部状态',
  show: '查看结果',
  count: (n: number) => `共 ${n} 笔`,
  empty: '所选条件下没有记录',
  emptyHint: '可以换一个时间或类型再看。',
  goDeposit: '去存款',
  failed: '交易记录未能载入',
  totalsFailed: '汇总未能载入',
  retry: '重试',
  detail: '交易详情',
  number: '订单号',
  type: '类型',
  time: '时间',
  updated: '更新时间',
  reason: '原因',
  progress: '进度',
  openDetails: '查看详情',
  openPayment: '继续付款',
  expected: (minutes: number) => `通常 ${minutes} 分钟内完成，如有延迟请稍后查看`,
  resubmit: '重新提交这笔存款',
  resubmitHint: '未完成的存款可在 7 天内重新提交一次，金额与方式不变。',
  resubmitSummary: (amount: string) => `重新提交存款 · ¥${amount}`,
  resubmits: (n: number) => `您有 ${n} 笔未完成的存款可以重新提交`,
  resubmitsHint: '点开对应记录即可重新提交，7 天内有效。',
  betsHint: '体育注单的赛事、赔率与结果请在注单中查看。',
  toWagers: '查看体育注单',
  statement: '账户报表',
  old: '更早的记录',
} as const;

/** What each sum of a type is called; transfers change nothing and have none. */
export const TOTALS = {
  deposits: '存款',
  withdrawals: '提款',
  netDeposits: '净存款',
  winLoss: '游戏输赢',
  bonuses: '礼金',
  deposited: '成功存款',
  withdrawn: '提款合计',
  staked: '投注与游戏',
  returned: '返还',
  open: '未结算投注',
  net: '净额',
  income: '收入',
  outgo: '支出',
  note: '净存款 = 存款 - 提款；游戏输赢按投注日期统计，未结算的投注不计入。',
  betNote: '按投注日期统计；游戏输赢 = 返还 - 已结算的投注，未结算的投注不计入。',
} as const;

export const STATUS_FILTER: Readonly<Record<ApplicationStatus, string>> = {
  Created: '待付款',
  Processing: '处理中',
  Approved: '已完成',
  Rejected: '未通过',
  Expired: '已过期',
  Cancelled: '已取消',
};

export const CASES = {
  open: '资金未到账？提交查询',
  title: '资金未到账查询',
  intro: '请说明付款情况并附上付款凭证（转账截图或回单），我们会与支付渠道核实。',
  description: '情况说明',
  descriptionHint: (left: number) => `还可输入 ${left} 字`,
  placeholder: '例如：付款时间、付款账户尾号、付款金额',
  receipt: '付款凭证',
  receiptHint: '附上凭证可更快核实',
  submit: '提交查询',
  missing: '请填写情况说明',
  sent: '查询已提交，进度会显示在交易记录中',
  list: '未到账查询',
  failed: '未到账查询未能载入',
  retry: '网络中断，内容与图片都已保留，请重试',
  answer: '处理结果',
  since: '提交时间',
} as const;

export const CASE_STATUS_TEXT: Readonly<Record<FundCase['status'], string>> = {
  Submitted: '已提交',
  Investigating: '核实中',
  Credited: '已补入账户',
  Closed: '已结束',
};

/** How it stands with the wager of a stake. */
export const STAKE_TEXT = {
  Waiting: '待确认',
  Open: '未结算',
  Settled: '已结算',
  Returned: '已退还',
} as const;

/** What moved without a payment or a wager behind it. */
export const MOVEMENT_TEXT = { moved: '已完成', credited: '已入账', debited: '已扣款' } as const;
