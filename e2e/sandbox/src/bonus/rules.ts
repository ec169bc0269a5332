/**
 * Bonus rules: what each bonus asks and gives. Amounts in yuan; the promotion of the CMS carries
 * the words.
 */

/**
 * A rule. Version-1 rules stand alone (their group is their own id), version-2 rules share a group
 * (§7.3).
 */
export interface BonusRule {
  readonly id: string;
  readonly groupId: string;
  readonly promoId: string;
  readonly title: string;
  readonly transactionType: 'Deposit' | 'Transfer' | 'None';
  /** Share of the amount paid in; 0 when `fixed` counts. */
  readonly percent: number;
  readonly fixed: number;
  readonly min: number;
  readonly max: number;
  readonly maxBonus: number;
  /** Times that have to be wagered, of the amount and bonus together or of the bonus alone. */
  readonly turnover: number;
  readonly base: 'both' | 'bonus';
  readonly walletGroups: readonly number[];
  readonly payGroup: number;
  readonly validDays: number;
  readonly maxBet: number | null;
  readonly per: 'ever' | 'day' | 'week' | 'month';
  readonly audience: 'all' | 'newbie' | 'vip' | 'predefined';
  readonly balanceRequired: number;
  readonly isFreebet: boolean;
  readonly isRescue: boolean;
  /** Places in a period for all members together, those of other sites included; null without end. */
  readonly places: { readonly all: number; readonly taken: number } | null;
}

const ALL_GROUPS = [2, 4, 24, 32, 64] as const;
const BASE = {
  transactionType: 'Deposit',
  percent: 0,
  fixed: 0,
  min: 100,
  max: 50_000,
  maxBonus: 888,
  turnover: 10,
  base: 'both',
  walletGroups: ALL_GROUPS,
  payGroup: 2,
  validDays: 30,
  maxBet: 500,
  per: 'day',
  audience: 'all',
  balanceRequired: 0,
  isFreebet: false,
  isRescue: false,
  places: null,
} as const;

const rule = (id: string, promoId: string, title: string, rest: Partial<BonusRule>): BonusRule => ({
  ...BASE,
  id,
  groupId: id,
  promoId,
  title,
  ...rest,
});
const free = (
  id: string,
  groupId: string,
  promoId: string,
  title: string,
  fixed: number,
  rest: Partial<BonusRule> = {},
): BonusRule =>
  rule(id, promoId, title, {
    groupId,
    transactionType: 'None',
    fixed,
    min: 0,
    maxBonus: fixed,
    turnover: 1,
    base: 'bonus',
    walletGroups: [2],
    validDays: 7,
    per: 'week',
    isFreebet: true,
    ...rest,
  });

export const BONUS_RULES: readonly BonusRule[] = [
  rule('B1001', '1001', '新会员首存礼金 100%', {
    percent: 100,
    maxBonus: 1_888,
    turnover: 15,
    walletGroups: [2, 4, 32],
    per: 'ever',
    audience: 'newbie',
  }),
  rule('B1008', '1008', 'VIP 升级礼金', {
    transactionType: 'None',
    fixed: 888,
    min: 0,
    maxBonus: 888,
    turnover: 1,
    base: 'bonus',
    per: 'month',
    maxBet: null,
    audience: 'vip',
  }),
  rule('B1010', '1010', '急救礼金', {
    transactionType: 'None',
    percent: 5,
    min: 500,
    maxBonus: 1_288,
    turnover: 8,
    base: 'bonus',
    walletGroups: [4, 32],
    payGroup: 4,
    validDays: 3,
    maxBet: 300,
    isRescue: true,
  }),
  rule('D2001', '1003', '每日存款优惠 8%', {
    percent: 8,
    min: 200,
    maxBonus: 288,
    turnover: 8,
    validDays: 1,
    maxBet: 300,
  }),
  rule('D2002', '1009', '专属每日惊喜 18%', {
    percent: 18,
    maxBonus: 888,
    validDays: 1,
    audience: 'predefined',
  }),
  rule('D2003', '2001', '早鸟存款加赠 6%', {
    percent: 6,
    min: 100,
    maxBonus: 188,
    turnover: 6,
    validDays: 1,
  }),
  rule('D2004', '2002', '老虎机每日加赠 12%', {
    percent: 12,
    maxBonus: 388,
    turnover: 12,
    walletGroups: [32],
    payGroup: 32,
    validDays: 1,
  }),
  rule('D2005', '2003', '真人每日加赠 5%', {
    percent: 5,
    maxBonus: 588,
    turnover: 10,
    walletGroups: [4],
    payGroup: 4,
    validDays: 1,
  }),
  rule('D2006', '2006', 'VIP 每日礼遇 20%', {
    percent: 20,
    min: 500,
    maxBonus: 2_888,
    turnover: 10,
    validDays: 3,
    audience: 'vip',
  }),
  rule('D2007', '2007', '午夜限量加赠 30%', {
    percent: 30,
    maxBonus: 688,
    turnover: 10,
    validDays: 1,
    places: { all: 200, taken: 200 },
  }),
  rule('B1020', '1020', '每周充值加赠 20%', {
    percent: 20,
    min: 200,
    maxBonus: 1_288,
    turnover: 12,
    per: 'week',
    validDays: 14,
  }),
  rule('B1021', '1021', '周末双倍礼金 50%', {
    percent: 50,
    min: 300,
    maxBonus: 888,
    turnover: 15,
    walletGroups: [2],
    per: 'week',
    validDays: 7,
  }),
  rule('B1022', '1022', '月初回馈 15%', {
    percent: 15,
    min: 500,
    maxBonus: 3_888,
    turnover: 10,
    per: 'month',
  }),
  rule('B1023', '1023', 'USDT 存款加赠 3%', {
    percent: 3,
    min: 200,
    maxBonus: 1_888,
    turnover: 3,
    validDays: 7,
  }),
  rule('B1024', '1024', '电竞首存 38%', {
    percent: 38,
    maxBonus: 688,
    turnover: 12,
    walletGroups: [2],
    per: 'ever',
    validDays: 15,
  }),
  rule('T1030', '1030', '老虎机转账加赠 25%', {
    transactionType: 'Transfer',
    percent: 25,
    maxBonus: 688,
    turnover: 15,
    walletGroups: [32],
    payGroup: 32,
    balanceRequired: 100,
  }),
  rule('T1031', '1031', '真人转账加赠 10%', {
    transactionType: 'Transfer',
    percent: 10,
    maxBonus: 888,
    turnover: 12,
    walletGroups: [4],
    payGroup: 4,
    balanceRequired: 100,
  }),
  rule('T1032', '1032', '彩票转账加赠 8%', {
    transactionType: 'Transfer',
    percent: 8,
    min: 50,
    maxBonus: 288,
    turnover: 5,
    walletGroups: [64],
    payGroup: 64,
    balanceRequired: 50,
  }),
  rule('N1040', '1040', '登录有礼', {
    transactionType: 'None',
    fixed: 18,
    min: 0,
    maxBonus: 18,
    turnover: 3,
    base: 'bonus',
    per: 'week',
    validDays: 7,
    maxBet: 50,
  }),
  rule('N1041', '1041', '生日礼金', {
    transactionType: 'None',
    fixed: 188,
    min: 0,
    maxBonus: 188,
    turnover: 3,
    base: 'bonus',
    per: 'ever',
    validDays: 30,
    maxBet: null,
    audience: 'vip',
  }),
  free('F3001A', 'F3001', '1004', '周末免费投注 50 元', 50),
  free('F3001B', 'F3001', '1004', '周末免费投注 128 元', 128, { audience: 'vip' }),
  free('F3002A', 'F3002', '3001', '欧洲之夜免费投注 30 元', 30),
  free('F3003A', 'F3003', '3002', '电竞免费投注 20 元', 20),
  free('F3003B', 'F3003', '3002', '电竞免费投注 66 元', 66, { audience: 'vip' }),
  free('F3004A', 'F3004', '3003', '新手首注保险 88 元', 88, { per: 'ever', audience: 'newbie' }),
  rule('G4001A', '1050', '豪礼三选一：体育 30%', {
    groupId: 'G4001',
    percent: 30,
    maxBonus: 588,
    turnover: 12,
    walletGroups: [2],
    per: 'month',
  }),
  rule('G4001B', '1050', '豪礼三选一：真人 20%', {
    groupId: 'G4001',
    percent: 20,
    maxBonus: 588,
    turnover: 15,
    walletGroups: [4],
    payGroup: 4,
    per: 'month',
  }),
  rule('G4001C', '1050', '豪礼三选一：老虎机 40%', {
    groupId: 'G4001',
    percent: 40,
    maxBonus: 588,
    turnover: 20,
    walletGroups: [32],
    payGroup: 32,
    per: 'month',
  }),
];

/**
 * Free bets that are given, not applied for: no promotion stands behind them, and none is taken by
 * them.
 */
export const GRANT: BonusRule = free('F0000', 'F0000', '', '礼赠免费投注', 0);

/** A rule by id, or null. */
export const ruleOf = (id: string): BonusRule | null =>
  id === GRANT.id ? GRANT : (BONUS_RULES.find((each) => each.id === id) ?? null);
