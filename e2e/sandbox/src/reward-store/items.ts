/** What the store has. */
import type { RewardKind } from '@site/contracts/reward-store';

/** An item; `value` in yuan, `stock` null without end. */
export interface RewardSeed {
  readonly id: string;
  readonly kind: RewardKind;
  readonly title: string;
  readonly summary: string;
  readonly points: number;
  readonly value: number | null;
  readonly stock: number | null;
  readonly minTier: string;
  readonly monthlyLimit: number;
}

/** Cheapest first. */
export const REWARD_ITEMS: readonly RewardSeed[] = [
  {
    id: 'RW01',
    kind: 'cash',
    title: '8 元礼金',
    summary: '即时到账体育钱包，无流水要求。',
    points: 80,
    value: 8,
    stock: null,
    minTier: 'BRONZE',
    monthlyLimit: 5,
  },
  {
    id: 'RW02',
    kind: 'freeBet',
    title: '20 元免费投注',
    summary: '即时发放，7 天内在投注单中使用。',
    points: 150,
    value: 20,
    stock: null,
    minTier: 'BRONZE',
    monthlyLimit: 4,
  },
  {
    id: 'RW03',
    kind: 'freeBet',
    title: '100 元免费投注',
    summary: '即时发放，7 天内在投注单中使用。',
    points: 700,
    value: 100,
    stock: 200,
    minTier: 'SILVER',
    monthlyLimit: 2,
  },
  {
    id: 'RW04',
    kind: 'cash',
    title: '88 元礼金',
    summary: '即时到账体育钱包，无流水要求。',
    points: 800,
    value: 88,
    stock: null,
    minTier: 'SILVER',
    monthlyLimit: 3,
  },
  {
    id: 'RW05',
    kind: 'goods',
    title: '随行保温杯',
    summary: '316 不锈钢内胆，500 毫升，两色随机。',
    points: 1_200,
    value: null,
    stock: 36,
    minTier: 'BRONZE',
    monthlyLimit: 1,
  },
  {
    id: 'RW06',
    kind: 'goods',
    title: '比赛用足球',
    summary: '五号热粘合足球，附气针与网袋。',
    points: 2_400,
    value: null,
    stock: 20,
    minTier: 'SILVER',
    monthlyLimit: 1,
  },
  {
    id: 'RW07',
    kind: 'cash',
    title: '588 元礼金',
    summary: '即时到账体育钱包，无流水要求。',
    points: 5_000,
    value: 588,
    stock: 50,
    minTier: 'GOLD',
    monthlyLimit: 1,
  },
  {
    id: 'RW08',
    kind: 'goods',
    title: '降噪无线耳机',
    summary: '主动降噪，续航三十小时，一年保修。',
    points: 6_800,
    value: null,
    stock: 12,
    minTier: 'GOLD',
    monthlyLimit: 1,
  },
  {
    id: 'RW09',
    kind: 'goods',
    title: '机械键盘',
    summary: '八十七键，红轴，有线与蓝牙双模。',
    points: 9_800,
    value: null,
    stock: 0,
    minTier: 'GOLD',
    monthlyLimit: 1,
  },
  {
    id: 'RW10',
    kind: 'goods',
    title: '智能手表',
    summary: '全天心率与睡眠，续航十四天，一年保修。',
    points: 18_800,
    value: null,
    stock: 5,
    minTier: 'PLATINUM',
    monthlyLimit: 1,
  },
];

/** An item by id, or null. */
export const rewardItemOf = (id: string): RewardSeed | null =>
  REWARD_ITEMS.find((each) => each.id === id) ?? null;
