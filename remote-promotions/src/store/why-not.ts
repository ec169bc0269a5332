/** Why an item cannot be had, in words. */
import type { RewardItem } from '@site/contracts/reward-store';
import { formatWhole } from '@site/domain/formatting/whole';
import { redeemBlock } from '@site/domain/promotions/redeem';
import { STORE } from '../phrases/clubs';

/**
 * The first reason; null when it may be had.
 *
 * @param available points to spend, null while unknown.
 */
export function whyNot(item: RewardItem, available: number | null): string | null {
  const block = redeemBlock(item, available);
  if (block === null) return null;
  return {
    soldOut: STORE.soldOut,
    tier: STORE.tier(item.minTierName),
    limit: STORE.limitReached,
    points: STORE.short(formatWhole(item.points - (available ?? 0))),
    unknown: STORE.pointsUnknown,
  }[block];
}
