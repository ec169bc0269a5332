/** Mounts the rewards store. */
import * as rows from '@site/contracts/reward-store';
import type { FastifyInstance } from 'fastify';
import { yuan } from '../bonus/amounts';
import { artUrl } from '../content/art-store';
import type { Context } from '../core/context';
import { mount } from '../http/mount';
import { pointsOf, reachesTier, TIERS } from '../members/tiers';
import { mountByRef } from '../promotions/by-ref';
import { REWARD_ITEMS, type RewardSeed } from './items';
import {
  redeem,
  redemptionsOf,
  redemptionView,
  rewardPointsOf,
  stockOf,
  takenThisMonth,
} from './redeem';

const PAGE_SIZE = 20;

function itemView(context: Context, memberCode: string, seed: RewardSeed): rows.RewardItem {
  return {
    itemId: seed.id,
    title: seed.title,
    summary: seed.summary,
    imageUrl: artUrl('reward', seed.id, seed.title),
    kind: seed.kind,
    points: seed.points,
    value: seed.value === null ? null : yuan(seed.value),
    stock: stockOf(context, seed),
    minTier: seed.minTier,
    minTierName: TIERS.find(({ code }) => code === seed.minTier)?.name ?? '',
    monthlyLimit: seed.monthlyLimit,
    takenThisMonth: memberCode === '' ? 0 : takenThisMonth(context, memberCode, seed),
    isTierMet: memberCode !== '' && reachesTier(pointsOf(context, memberCode), seed.minTier),
  };
}

export function mountRewardStore(app: FastifyInstance, context: Context): void {
  for (const { id, title } of REWARD_ITEMS) artUrl('reward', id, title);
  mount(app, context, rows.getRewardItems, ({ memberCode }) =>
    REWARD_ITEMS.map((seed) => itemView(context, memberCode, seed)),
  );
  mount(app, context, rows.getRewardPoints, ({ memberCode }) =>
    rewardPointsOf(context, memberCode),
  );
  mount(app, context, rows.getRedemptions, ({ memberCode, query }) => {
    const all = redemptionsOf(context, memberCode);
    const index = Number(query.currentPage ?? 1);
    return {
      redemptions: all
        .slice((index - 1) * PAGE_SIZE, index * PAGE_SIZE)
        .map((row) => redemptionView(context, row)),
      page: {
        currentPage: index,
        totalPage: Math.max(1, Math.ceil(all.length / PAGE_SIZE)),
        perPageSize: PAGE_SIZE,
        totalRecord: all.length,
      },
    };
  });
  mount(app, context, rows.redeemReward, ({ memberCode, body }) =>
    redemptionView(context, redeem(context, memberCode, body)),
  );
  mountByRef(app, context, rows.redeemRewardByRef, rows.redeemReward);
}
