/** zh-CN words for the states of a payment. */
import type { ApplicationStatus } from '@site/contracts/payment';

export const STATUS_TEXT: Readonly<Record<ApplicationStatus, string>> = {
  Created: '待付款',
  Processing: '处理中',
  Approved: '已到账',
  Rejected: '未通过',
  Expired: '已过期',
  Cancelled: '已取消',
};

export const WITHDRAWAL_STATUS_TEXT: Readonly<Record<ApplicationStatus, string>> = {
  ...STATUS_TEXT,
  Created: '已提交',
  Processing: '审核中',
  Approved: '已汇出',
  Rejected: '已退回',
};

export const STATUS_HINT: Readonly<Record<ApplicationStatus, string>> = {
  Created: '请在时限内完成付款，付款后点击“我已付款”',
  Processing: '已收到您的付款确认，正在核对到账',
  Approved: '资金已进入您的钱包',
  Rejected: '这笔存款未通过核对，没有入账',
  Expired: '未在时限内付款，订单已关闭',
  Cancelled: '您已取消这笔存款',
};

/** The bonus of a deposit, before the money is there and after. */
export const DEPOSIT_BONUS = {
  label: '优惠',
  ahead: (gift: string, turnover: string) => `到账后可得 ¥${gift} · 流水 ¥${turnover}`,
  given: (gift: string, turnover: string) => `已得 ¥${gift} · 流水 ¥${turnover}`,
  refused: '到账时已不符合条件，礼金没有派发',
  over: '存款没有到账，礼金没有派发',
} as const;
