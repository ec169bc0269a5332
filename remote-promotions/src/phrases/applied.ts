/** zh-CN copy of what a member applied for. */
import { Promotion } from '@site/domain/constants';

export const APPLIED = {
  parts: '我的优惠',
  running: '进行中',
  history: '申请记录',
  forms: '活动申请',
  login: '登录后可以查看您的优惠申请与进度。',
  failed: '优惠进度未能载入',
  empty: '没有进行中的优惠',
  emptyHint: '申请后的优惠与流水进度会显示在这里。',
  browse: '去看看优惠',
  bonus: '礼金',
  planned: '计划金额',
  required: '所需流水',
  expires: '有效期剩余',
  applyUntil: '请在此之前完成',
  wallet: '到账钱包',
  counts: '流水计入',
  progress: (title: string) => `${title} 流水进度`,
  done: (achieved: string, required: string) => `已完成 ¥${achieved} / ¥${required}`,
  claim: '领取',
  claimed: '礼金已到账',
  fundDeposit: '去存款',
  fundTransfer: '去转账',
  hintDeposit: '完成存款后，返回此处领取。',
  hintTransfer: (wallet: string, amount: string) =>
    `将 ¥${amount} 转入${wallet}钱包后，返回此处领取。`,
  hintTransferAny: (wallet: string) => `完成转入${wallet}钱包的转账后，返回此处领取。`,
  ready: '资金已到，可以领取。',
  /** Of what no money has to come in for. */
  readyNow: '可以领取。',
  past: '已过期限，正在核对；核对前请勿为此优惠存款、转账或投注。',
  play: '去完成流水',
  use: '去使用',
  usable: '可使用',
  usage: (title: string) => `${title} 使用进度`,
  used: (used: string, whole: string) => `已使用 ¥${used} / ¥${whole}`,
  giveUp: '放弃优惠',
  cancelServing: '取消申请',
  cancelling: '取消处理中，结果确认前请勿领取或重复操作。',
  claiming: '领取处理中，结果确认前不能取消。',
  closed: (title: string, state: string) => `「${title}」${state}，可在申请记录中查看`,
  status: {
    Serving: '已申请',
    Wagering: '流水进行中',
    Completed: '已完成',
    Cancelled: '已取消',
    Expired: '已过期',
  },
} as const;

/** Gifts. */
export const GIFTS = {
  title: '待领取礼金',
  take: '领取',
  taken: (amount: string, wallet: string) => `礼金 ¥${amount} 已到账${wallet}`,
  waiting: (count: number) => `，${count} 份礼金待领取`,
  left: '领取剩余',
  failed: '待领取礼金未能载入',
  summary: (title: string) => `领取 ${title}`,
  wallet: (name: string) => `到账 ${name}`,
} as const;

/** What a claim pays, and its question. */
export const CLAIM = {
  title: '领取礼金',
  gift: '可得礼金',
  turnover: '所需流水',
  counted: '已到账',
  planned: '计划 → 已到账',
  since: {
    Deposit: (day: string) => `计入 ${day} 起的存款`,
    Transfer: (day: string) => `计入 ${day} 起的转账`,
  },
  short: '到账少于计划，现在领取按已到账金额计算；领取后再补足，礼金不会增加。',
  holds: (amount: string) =>
    `领取后，可提余额 ¥${amount} 全部锁定，完成流水前不能提款和转账（随时可放弃优惠解除，礼金会被扣回）。`,
  unknown: '礼金与所需流水按已到账金额计算，领取后在此处显示。',
  confirm: '确认领取',
  confirmSum: (gift: string) => `领取礼金 ¥${gift}`,
  topUp: (amount: string) => `先补存 ¥${amount}`,
  topUpTransfer: (amount: string) => `先转入 ¥${amount}`,
  changed: '金额或状态已变化，未提交任何操作。请核对后再领取。',
  checkFailed: '未能核对最新金额，未提交任何操作，请重试。',
} as const;

/** Giving up. */
export const FORFEIT = {
  title: '放弃优惠',
  titleServing: '取消申请',
  lose: '将被扣回',
  keep: '该钱包保留',
  ask: '放弃后，未完成的礼金会被扣回且无法恢复，流水锁定同时解除。',
  askServing: '尚未派发礼金，取消不影响余额，之后可以重新申请。',
  confirm: (lose: string) => `确认放弃，扣回 ¥${lose}`,
  confirmServing: '确认取消',
  back: '继续保留',
  close: '关闭',
  changed: '扣回金额或状态已变化，未提交任何操作。请核对后再确认。',
  checkFailed: '未能核对最新情况，未提交任何操作，请重试。',
  failed: '暂时无法计算，请重试',
  retry: '重试',
  cannot: '目前无法取消',
  done: '优惠已放弃',
  doneServing: '申请已取消',
  gone: '没有找到这个优惠申请',
  summary: (title: string) => `放弃优惠 ${title}`,
} as const;

/** The history. */
export const HISTORY = {
  failed: '申请记录未能载入',
  partial: '较早的记录未能载入',
  retry: '重试',
  empty: `近 ${Promotion.windowDays} 天没有申请记录`,
  emptyHint: '申请过的优惠会保留在这里。',
  range: (from: string, to: string) => `${from} 至 ${to}`,
  filter: '状态',
  all: '全部',
  count: (count: number) => `共 ${count} 条`,
  more: '加载更多',
  unknown: '已下线的活动',
  unnamed: '优惠活动（名称暂未载入）',
  view: '查看活动',
  bonus: (amount: string) => `礼金 ¥${amount}`,
  taken: '已领取',
} as const;

/** Forms of campaigns. */
export const FORMS = {
  failed: '活动申请未能载入',
  empty: '还没有报名或申请过活动',
  emptyHint: '报名活动与提交申请后，进度与审核结果会显示在这里。',
  enrolled: '已报名',
  enrolledAt: '报名时间',
  fill: '填写申请',
  status: { Pending: '审核中', Approved: '已通过', Rejected: '未通过' },
  decided: '审核时间',
  applied: '提交时间',
  reason: '原因',
  again: '重新提交',
  gift: '礼金已放入「待领取」。',
} as const;

/** Rescue. */
export const RESCUE = {
  title: '急救礼金',
  loss: '昨日净亏损',
  gift: '可领礼金',
  take: '立即领取',
  taken: '急救礼金已到账',
  cannot: '暂不符合领取条件',
  failed: '暂时无法核算，请重试',
  retry: '重试',
  summary: '领取急救礼金',
  rule: '礼金即时到账，所需流水见活动要点。',
} as const;
