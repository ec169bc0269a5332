/** zh-CN copy of withdrawals. */
import type { ApplicationStatus } from '@site/contracts/payment';
import type { WithdrawalProblem } from '@site/domain/wallet/withdrawal-rules';

export const WITHDRAWAL = {
  withdrawable: '可提余额',
  left: '今日剩余',
  leftCount: (n: number, of: number) => `${n} / ${of} 次`,
  leftAmount: '今日剩余额度',
  locked: '待完成流水',
  methods: '提款方式',
  unavailable: '维护中',
  account: '收款账户',
  addCard: '添加银行卡',
  addCrypto: (network: string) => `添加 ${network} 钱包地址`,
  noAccountHint: '须为本人名下，已填写的内容会保留',
  manage: '管理',
  amount: '提款金额',
  all: '全部提出',
  limits: (min: string, max: string) => `单笔 ¥${min} 至 ¥${max}`,
  /** The heading says what the ways are for. */
  way: (name: string) =>
    name.endsWith('提款') && name !== '提款' ? name.slice(0, -'提款'.length).trim() : name,
  range: (min: string, max: string) => `¥${min} - ${max}`,
  fee: '手续费',
  arrives: '实际到账',
  /** A coin has no rate before it leaves. */
  converted: '按汇出时汇率折算为 USDT',
  time: '预计到账',
  minutes: (n: number) => (n <= 0 ? '即时' : `约 ${n} 分钟`),
  submit: '下一步',
  confirmTitle: '确认提款',
  confirm: (amount: string) => `确认提款 ¥${amount}`,
  submitting: '提交中',
  final: '提交后不可撤回',
  finalHint: '提交后金额立即冻结，审核期间不能投注或转账。',
  to: '提款至',
  notes: '温馨提示',
  summary: (method: string, amount: string) => `提款 · ${method} · ¥${amount}`,
  failed: '提款信息未能载入',
  unread: '提款信息未能载入，请再试一次',
  noMethods: '暂无可用的提款方式',
  chooseAccount: '请选择收款账户',
  addFirst: '请先添加收款账户',
  holder: '户名',
  default: '默认',
} as const;

/** Why an amount can't go, with the limit in the text. */
export const WITHDRAWAL_PROBLEM: Readonly<Record<WithdrawalProblem, (limit: string) => string>> = {
  empty: () => '请输入提款金额',
  below: (limit) => `最低提款 ¥${limit}`,
  above: (limit) => `单笔最高提款 ¥${limit}`,
  daily: (limit) => `今日还可提款 ¥${limit}`,
  balance: (limit) => `可提余额 ¥${limit}`,
};

/** What stands in the way, and the way on. */
export const BLOCK = {
  safehouse: {
    title: '保险箱已锁定',
    hint: '锁定期间资金不能转出，解锁后即可提款。',
    way: '前往保险箱解锁',
  },
  dailyCount: {
    title: '今日提款次数已用完',
    hint: '每日 00:00（北京时间）重新计算。',
    way: '查看提款记录',
  },
  turnover: {
    title: '还有流水未完成',
    hint: '以下优惠要求的有效流水完成后，即可提款；也可以放弃优惠，放弃前会先说明将失去与保留的金额。',
    way: '查看我的优惠',
  },
  other: { title: '暂时不能提款', hint: '如需帮助请联系客服。', way: '返回我的' },
} as const;

export const TURNOVER = {
  missing: '还差有效流水',
  progress: (done: string, all: string) => `已完成 ¥${done} / ¥${all}`,
  bar: (title: string) => `${title} 流水进度`,
  until: '有效期至',
  failed: '流水进度未能载入',
  manage: '查看详情 / 放弃优惠',
  none: '流水来自已结束的优惠，进度以上方数字为准。',
} as const;

/** What a withdrawal asks besides the steps. */
export const NEEDS = {
  title: '验证完成后还需要',
  list: ['绑定本人名下的银行卡或钱包地址', '参加过优惠的，先完成对应流水'],
} as const;

export const WITHDRAWAL_DETAILS = {
  number: '订单号',
  method: '提款方式',
  to: '提款至',
  fee: '手续费',
  paidIn: '到账币种',
  converted: 'USDT，按汇出时汇率折算',
  created: '提交时间',
  progress: '处理进度',
  records: '查看提款记录',
  again: '再提一笔',
  expected: '预计到账',
  before: (time: string) => `${time} 前`,
  late: '处理时间比预计长，我们仍在跟进，您也可以联系客服。',
  refunded: (amount: string) => `¥${amount} 已退回您的钱包，可以重新提款。`,
  reason: '原因',
  accounts: '核对收款账户',
  missing: '没有找到这笔提款',
  missingHint: '请从交易记录进入，或重新发起提款。',
  failed: '提款详情未能载入',
  goWithdraw: '去提款',
  next: '到账',
} as const;

/** States of a withdrawal in words. */
export const WITHDRAWAL_STATUS_HINT: Readonly<Record<ApplicationStatus, string>> = {
  Created: '申请已收到，金额已冻结',
  Processing: '金额已冻结，正在审核，完成后自动汇出',
  Approved: '款项已汇往您的收款账户',
  Rejected: '这笔提款未通过，金额已全部退回',
  Expired: '订单已关闭，金额已全部退回',
  Cancelled: '订单已关闭，金额已全部退回',
};
