/**
 * The rewards store (§2.1 /rewards-store): what points buy, how many there are, what was taken.
 * Calls of this project, as no other tells of them.
 */
import * as v from 'valibot';
import { byRefOf } from './by-ref';
import { defineEndpoint } from './endpoint';
import { cny } from './wire-money';
import { isoTime, page, pageNumber } from './wire';

/** Kinds of an item: money to a wallet, a free bet, something that is sent. */
export const REWARD_KIND = ['cash', 'freeBet', 'goods'] as const;
/** Kind of an item. */
export type RewardKind = (typeof REWARD_KIND)[number];

const item = v.object({
  itemId: v.string(),
  title: v.string(),
  summary: v.string(),
  imageUrl: v.string(),
  kind: v.picklist(REWARD_KIND),
  points: v.number(),
  value: v.nullable(cny),
  /** Null where there is no end of them. */
  stock: v.nullable(v.number()),
  minTier: v.string(),
  minTierName: v.string(),
  monthlyLimit: v.number(),
  takenThisMonth: v.number(),
  isTierMet: v.boolean(),
});
/**
 * Something that points buy. `stock` null: no end of them; visitors have taken nothing and meet no
 * tier.
 */
export type RewardItem = v.InferOutput<typeof item>;

/** GET RewardStore/Items: open to visitors, cheapest first. */
export const getRewardItems = defineEndpoint({
  id: 'rewardStore.items',
  service: 'gateway',
  method: 'GET',
  path: '/api/RewardStore/Items',
  result: v.array(item),
});

/** GET RewardStore/Points: what may be spent, and how it came to be. */
export const getRewardPoints = defineEndpoint({
  id: 'rewardStore.points',
  service: 'gateway',
  method: 'GET',
  path: '/api/RewardStore/Points',
  auth: 'member',
  result: v.object({ available: v.number(), earned: v.number(), spent: v.number() }),
});

/** Steps of something taken: credited at once, or sent. */
export const REDEMPTION_STATUS = ['Credited', 'Preparing', 'Shipped', 'Delivered'] as const;
const redemption = v.object({
  redemptionId: v.string(),
  itemId: v.string(),
  title: v.string(),
  kind: v.picklist(REWARD_KIND),
  points: v.number(),
  status: v.picklist(REDEMPTION_STATUS),
  at: isoTime,
  address: v.nullable(v.string()),
  trackingNumber: v.nullable(v.string()),
});
/** Something taken; the address is masked (C-38). */
export type Redemption = v.InferOutput<typeof redemption>;

/** GET RewardStore/Redemptions: newest first. */
export const getRedemptions = defineEndpoint({
  id: 'rewardStore.redemptions',
  service: 'gateway',
  method: 'GET',
  path: '/api/RewardStore/Redemptions',
  auth: 'member',
  confidential: true,
  query: v.object({ currentPage: v.optional(pageNumber) }),
  result: v.object({ redemptions: v.array(redemption), page }),
});

/**
 * POST RewardStore/Redemptions: takes an item; goods need one of the member's shipping addresses.
 * `points` is the price that the member saw.
 */
export const redeemReward = defineEndpoint({
  errors: ['BON_EXCLUDED', 'RWD00409', 'RWD00410', 'RWD00411', 'RWD00412', 'RWD00413', 'RWD00422'],
  id: 'rewardStore.redeem',
  service: 'gateway',
  method: 'POST',
  path: '/api/RewardStore/Redemptions',
  auth: 'member',
  money: true,
  confidential: true,
  body: v.object({ itemId: v.string(), points: v.number(), addressId: v.optional(v.string()) }),
  result: redemption,
});

/** What became of taking an item. */
export const redeemRewardByRef = byRefOf(redeemReward);
