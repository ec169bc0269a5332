/** zh-CN copy of cash-out. */
import type { NoOfferReason } from '../vendors/wager-model';

/** Of one wager, and in the line of all that are open. */
export const PAUSED_OFFER = '暂停报价';

export const CASH_OUT = {
  offer: (price: string) => `提前兑现 ¥${price}`,
  age: (seconds: number) => (seconds <= 1 ? '刚刚报价' : `${seconds} 秒前报价`),
  old: '报价已过期，正在更新',
  offline: '断网，暂停报价',
  loading: '正在读取报价',
  failed: '报价暂时无法读取',
  retry: '重试',
  part: '兑现比例',
  least: (percent: number) => `${percent}% 起`,
  all: '全部',
  percent: (percent: number) => `${percent}%`,
  rest: (left: string) => `剩余投注金额 ¥${left} 继续有效`,
  once: '每张注单只能部分兑现一次',
  staked: (amount: string) => `投注金额 ¥${amount}`,
  less: (amount: string) => `少 ¥${amount}`,
  more: (amount: string) => `多 ¥${amount}`,
  even: '与投注金额相同',
  before: (price: string) => `原报价 ¥${price}`,
  up: '上升',
  down: '下降',
  confirm: (price: string) => `确认兑现 ¥${price}`,
  cancel: '暂不兑现',
  waiting: '兑现处理中',
  waited: (seconds: number) => `，已等待 ${seconds} 秒`,
  checking: '兑现结果确认中，请勿重复操作',
  check: '立即查询',
  newPrice: (before: string, after: string) => `价格由 ¥${before} 变为 ¥${after}，请重新确认`,
  newPriceSoon: (before: string) => `价格 ¥${before} 已失效，正在读取新价格`,
  rejected: '提前兑现未成交，注单继续有效',
  sold: (paid: string) => `已提前兑现，到账 ¥${paid}`,
  soldToast: (summary: string) => `已${summary}`,
  notSold: '提前兑现未成交，注单继续有效',
  notSent: '网络异常，未送出，请再试一次',
  /** The sum and its dot hang together: a line ends behind them only. */
  summary: (what: string, price: string) => `兑现\u00a0¥${price}\u00a0· ${what}`,
} as const;

/** What stands in the place of an offer, and why there is none. */
export const NO_OFFER_TEXT: Record<NoOfferReason, readonly [short: string, why: string]> = {
  suspended: [PAUSED_OFFER, '盘口暂停，恢复后自动报价'],
  danger: [PAUSED_OFFER, '危险时刻，稍后自动恢复'],
  tooLow: ['暂不报价', '当前价值过低'],
  waiting: ['待确认', '注单确认后可提前兑现'],
  never: ['不可兑现', '该注单不支持提前兑现'],
};
