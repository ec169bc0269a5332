/** zh-CN copy of wagers, the tray, cash-out, statement and shared bets. */
import { formatCny } from '@site/domain/money';
import type { Wager } from '../vendors/wager-model';
import { comboText } from './combos';
import { OUTCOME_TEXT } from './names';

export const WAGERS = {
  wagers: '我的注单',
  open: '未结算',
  settled: '已结算',
  waitingTitle: '待确认注单',
  waitingIn: (seconds: number) => `约 ${seconds} 秒后确认`,
  waitingStill: '仍在确认，结果会通知您',
  waitingHint: '进球、红牌或 VAR 判定可能导致注单取消，本金自动退回',
  checking: '结果确认中，请勿重复投注',
  check: '立即查询',
  late: '仍未确认，我们会继续查询。如需帮助请联系客服。',
  support: '联系客服',
  dismiss: '知道了',
  rejected: '投注未被接受，金额未扣除',
  none: '暂无注单',
  noneHint: '投注后可在这里查看进度与结算',
  goToBoard: '去看赛事',
  failed: '注单加载失败',
  vendorFailed: (vendor: string) => `${vendor}注单暂时无法读取`,
  cachedAt: (time: string) => `显示 ${time} 的记录`,
  retry: '重试',
  all: '全部',
  vendors: '体育平台',
  more: '加载更多',
  sort: '排序',
  byEvent: '开赛时间',
  byBet: '最新投注',
  statement: '投注报表',
  single: '单注',
  /** How a leg would end if the score stayed. */
  standing: {
    won: '目前赢',
    halfWon: '目前赢半',
    void: '目前走水',
    halfLost: '目前输半',
    lost: '目前输',
  },
  openBets: (count: number) => `${count} 注单`,
  canSell: ({ value, sells, count }: { value: string; sells: number; count: number }) =>
    `${sells === count ? '' : `其中 ${sells} 注`}可兑现 ¥${value}`,
  stake: '投注金额',
  risk: '扣款',
  perLine: (lines: number, stake: string) => `${lines}注 × ¥${stake}`,
  /** Of what is left of it; of a system when all of its lines win. */
  returns: (isRest: boolean, isSystem: boolean) =>
    `${isRest ? '剩余' : ''}${isSystem ? '最高' : '可'}返还`,
  returned: '返还',
  net: '输赢',
  sums: (staked: string, returned: string) => `投注 ¥${staked} · 返还 ¥${returned}`,
  detailsLost: '详情未能载入，请稍后再试',
  details: '详情',
  moreLegs: (count: number) => `展开其余 ${count} 项`,
  fewerLegs: (count: number) => `收起其余 ${count} 项`,
  countsAs: '计为',
  totalOdds: '总赔率',
  receipt: '注单号',
  copy: '复制',
  copied: '已复制',
  copyFailed: '无法自动复制，请长按注单号选择',
  placedAt: '投注时间',
  soldAt: '兑现时间',
  match: '赛事',
  toBegin: '未开赛',
  kickOff: (time: string) => `${time} 开赛`,
  booked: '成交赔率',
  requested: (odds: string) => `提交赔率 ${odds}`,
  scoreAtBet: '投注时比分',
  sinceBet: (home: number, away: number) => `投注后 ${home}:${away}`,
  finalScore: '赛果',
  result: '查看赛果',
  live: '滚球',
  afterDanger: '危险时刻后确认',
  cancelled: { wager: '取消范围：仅此注单', event: '取消范围：该赛事的全部注单' },
  took: (seconds: number) => `提交后 ${seconds} 秒受理`,
  freeBet: '免费投注',
  resettled: '重新结算记录',
  resettledAs: (outcome: string | null, amount: string) =>
    `${outcome === null ? '' : `${outcome} · `}返还 ¥${amount}`,
  soldPart: (paid: string, rest: string) => `已提前兑现 ¥${paid}，剩余本金 ¥${rest}`,
  soldWhole: (paid: string) => `已提前兑现 ¥${paid}`,
} as const;

/** One line when a wager was settled. */
export function settledText({ legs, outcome, returned, mode, vendor, comboId }: Wager): string {
  const [first] = legs;
  const name =
    mode === 2 && comboId !== null
      ? comboText(vendor, comboId, legs.length)
      : first === undefined
        ? ''
        : first.isOutright
          ? first.homeName
          : `${first.homeName} vs ${first.awayName}`;
  return `${name} 已结算：${OUTCOME_TEXT[outcome]}${returned === null ? '' : `，返还 ¥${formatCny(returned)}`}`;
}
