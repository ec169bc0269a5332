/** zh-CN copy of wagers, the tray, cash-out, statement and shared bets. */
export const WAGERS = {
  wagers: '我的注单',
  open: '未结算',
  settled: '已结算',
  rejected: '投注未被接受，金额未扣除',
  ended: (how: string, bet: string) => `${how} · ${bet}`,
  none: '暂无注单',
  /** Of a vendor that cannot be read nobody knows whether it has any. */
  noneElsewhere: '其他平台暂无注单',
  noneHint: '投注后可在这里查看进度与结算',
  goToBoard: '去看赛事',
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
  /** How a leg would end if the score stayed. */
  standing: {
    won: '目前赢',
    halfWon: '目前赢半',
    void: '目前走水',
    halfLost: '目前输半',
    lost: '目前输',
  },
  openBets: (count: number) => `${count} 张注单`,
  canSell: ({ value, sells, count }: { value: string; sells: number; count: number }) =>
    `${sells === count ? '' : `其中 ${sells} 张`}可兑现 ¥${value}`,
  stake: '投注金额',
  risk: '扣款',
  perLine: (lines: number, stake: string) => `${lines}注 × ¥${stake}`,
  /** Of what is left of it; of a system when all of its lines win. */
  returns: (isRest: boolean, isSystem: boolean) =>
    `${isRest ? '剩余' : ''}${isSystem ? '最高' : '可'}返还`,
  returned: '返还',
  net: '输赢',
  /** Beside a sum: the vendors that are in it, or else those that it lacks, whichever are fewer. */
  partOf: (told: readonly string[], missing: readonly string[]) =>
    missing.length === 0
      ? ''
      : told.length < missing.length
        ? `（仅${told.join('、')}）`
        : `（不含${missing.join('、')}）`,
  sums: (staked: string, returned: string) => `投注 ¥${staked} · 返还 ¥${returned}`,
  detailsLost: '详情未能载入，请稍后再试',
  details: '详情',
  moreLegs: (count: number) => `展开其余 ${count} 项`,
  fewerLegs: (count: number) => `收起其余 ${count} 项`,
  countsAs: '计为',
  totalOdds: '总赔率',
  toBegin: '未开赛',
  kickOff: (time: string) => `${time} 开赛`,
  scoreAtBet: '投注时',
  /** Beside a score that nobody brings any more. */
  notUpdated: '暂未更新',
  sinceBet: (home: number, away: number) => `投注后 ${home}:${away}`,
  finalScore: '赛果',
  result: '查看赛果',
  live: '滚球',
  afterDanger: '危险时刻后确认',
  cancelled: { wager: '取消范围：仅此注单', event: '取消范围：该赛事的全部注单' },
  freeBet: '免费投注',
  resettled: '重新结算记录',
  resettledAs: (outcome: string | null, amount: string) =>
    `${outcome === null ? '' : `${outcome} · `}返还 ¥${amount}`,
  soldPart: (paid: string, rest: string) => `部分提前兑现 ¥${paid}，剩余投注金额 ¥${rest}`,
  soldWhole: (paid: string) => `已提前兑现 ¥${paid}`,
} as const;
