/** Taking something with points: what speaks against it, what it moves, and where it is by now. */
import type { Redemption } from '@site/contracts/reward-store';
import { maskName } from '@site/domain/formatting/mask';
import { fenOf } from '@site/domain/money';
import { BONUS_HOUSE, grantFreeBet } from '../bonus/actions';
import { periodOf, yuan } from '../bonus/amounts';
import { refuseExcluded } from '../bonus/eligibility';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { hashText } from '../core/random';
import { newId } from '../core/secrets';
import { ApiError, refusals } from '../http/api-error';
import { sendMessage } from '../inbox/personal';
import { walletOf } from '../ledger/ledger';
import { addressesOf } from '../members/profile';
import { pointsOf, reachesTier, TIERS } from '../members/tiers';
import { rewardItemOf, type RewardSeed } from './items';

/** Points that everybody begins with. */
const WELCOME_POINTS = 300;
const DAY_MS = 86_400_000;
/** Days until something is on its way, and until it has arrived. */
const SHIPPED_DAYS = 1;
const DELIVERED_DAYS = 4;

/** A stored row. */
export interface StoredRedemption {
  readonly id: string;
  readonly item_id: string;
  readonly points: number;
  readonly address: string | null;
  readonly at: number;
}

/** A member's rows, newest first. */
export const redemptionsOf = (context: Context, memberCode: string): StoredRedemption[] =>
  context.db.all<StoredRedemption>(
    'SELECT id, item_id, points, address, at FROM redemptions WHERE member_code = ? ORDER BY at DESC, rowid DESC',
    memberCode,
  );

/** What may be spent. */
export function rewardPointsOf(
  context: Context,
  memberCode: string,
): { readonly available: number; readonly earned: number; readonly spent: number } {
  const earned = WELCOME_POINTS + pointsOf(context, memberCode);
  const spent = redemptionsOf(context, memberCode).reduce((sum, { points }) => sum + points, 0);
  return { earned, spent, available: earned - spent };
}

/** How many are left; null without end. */
export function stockOf(context: Context, seed: RewardSeed): number | null {
  const taken =
    context.db.one<{ n: number }>(
      'SELECT count(*) AS n FROM redemptions WHERE item_id = ?',
      seed.id,
    )?.n ?? 0;
  return seed.stock === null ? null : Math.max(0, seed.stock - taken);
}

/** How many a member took in the month of now. */
export function takenThisMonth(context: Context, memberCode: string, seed: RewardSeed): number {
  const month = periodOf('month', context.clock.now());
  return redemptionsOf(context, memberCode).filter(
    (each) => each.item_id === seed.id && periodOf('month', each.at) === month,
  ).length;
}

/** @throws ApiError with what speaks against it. */
function check(context: Context, memberCode: string, seed: RewardSeed, price: number): void {
  refuseExcluded(context, memberCode);
  if (price !== seed.points)
    throw new ApiError(409, 'RWD00409', `所需积分已变更为 ${seed.points}，请确认后再兑换`);
  if (stockOf(context, seed) === 0) throw new ApiError(409, 'RWD00410', '该商品已兑完');
  if (!reachesTier(pointsOf(context, memberCode), seed.minTier))
    throw new ApiError(
      409,
      'RWD00411',
      `该商品须${TIERS.find(({ code }) => code === seed.minTier)?.name ?? ''}及以上等级`,
    );
  if (takenThisMonth(context, memberCode, seed) >= seed.monthlyLimit)
    throw new ApiError(409, 'RWD00412', `本月最多兑换 ${seed.monthlyLimit} 件`);
  if (rewardPointsOf(context, memberCode).available < seed.points)
    throw new ApiError(409, 'RWD00413', '可用积分不足');
}

/**
 * The address as it is now, for the parcel: a later change of the list moves nothing.
 *
 * @throws ApiError 422 without an address of the member.
 */
function addressFor(
  context: Context,
  memberCode: string,
  seed: RewardSeed,
  addressId: string | undefined,
): string | null {
  if (seed.kind !== 'goods') return null;
  const row = addressesOf(context, memberCode).find(({ id }) => id === addressId);
  if (row === undefined) throw new ApiError(422, 'RWD00422', '请选择收货地址');
  return row.content;
}

/** What a member is shown of it. */
function shownAddress(content: string): string {
  const { recipientName, province, district, town } = JSON.parse(content) as Record<
    'recipientName' | 'province' | 'district' | 'town',
    string
  >;
  return `${maskName(recipientName)} ${province}${district}${town}`;
}

function give(
  context: Context,
  memberCode: string,
  seed: RewardSeed,
  id: string,
  at: number,
): void {
  if (seed.kind === 'freeBet') grantFreeBet(context, memberCode, yuan(seed.value ?? 0));
  if (seed.kind === 'cash') {
    const amount = yuan(seed.value ?? 0);
    context.ledger.post(
      {
        kind: 'reward',
        ref: id,
        title: `积分兑换 ${seed.title}`,
        movements: [
          { account: walletOf(memberCode, 2), amount },
          { account: BONUS_HOUSE, amount: fenOf(-amount) },
        ],
      },
      at,
    );
  }
}

/**
 * Takes an item for a member.
 *
 * @throws ApiError 404 unknown, 409 and 422 with what speaks against it, 403 under self-exclusion.
 */
export function redeem(
  context: Context,
  memberCode: string,
  order: {
    readonly itemId: string;
    readonly points: number;
    readonly addressId?: string | undefined;
  },
): StoredRedemption {
  const seed = rewardItemOf(order.itemId);
  if (seed === null) throw refusals.notFound('商品');
  check(context, memberCode, seed, order.points);
  const row: StoredRedemption = {
    id: newId('RD'),
    item_id: seed.id,
    points: seed.points,
    address: addressFor(context, memberCode, seed, order.addressId),
    at: context.clock.now(),
  };
  context.db.tx(() => {
    context.db.run(
      'INSERT INTO redemptions (id, member_code, item_id, points, address, at) VALUES (?, ?, ?, ?, ?, ?)',
      row.id,
      memberCode,
      row.item_id,
      row.points,
      row.address,
      row.at,
    );
    give(context, memberCode, seed, row.id, row.at);
    sendMessage(context, memberCode, {
      topic: `积分兑换成功：${seed.title}`,
      content:
        seed.kind === 'goods'
          ? '我们会尽快为您寄出，您可在积分商城的兑换记录中查看物流。'
          : '已即时发放，您可在积分商城的兑换记录中查看。',
      category: 'promotion',
      target: '/rewards-store',
    });
  });
  return row;
}

/** As its member sees it now. */
export function redemptionView(context: Context, row: StoredRedemption): Redemption {
  const seed = rewardItemOf(row.item_id);
  const days = (context.clock.now() - row.at) / DAY_MS;
  const sent =
    days >= DELIVERED_DAYS ? 'Delivered' : days >= SHIPPED_DAYS ? 'Shipped' : 'Preparing';
  const isGoods = seed?.kind === 'goods';
  return {
    redemptionId: row.id,
    itemId: row.item_id,
    title: seed?.title ?? '',
    kind: seed?.kind ?? 'goods',
    points: row.points,
    status: isGoods ? sent : 'Credited',
    at: isoAt(row.at),
    address: row.address === null ? null : shownAddress(row.address),
    trackingNumber:
      isGoods && sent !== 'Preparing'
        ? `YH${String(hashText(row.id)).padStart(10, '0').slice(0, 10)}`
        : null,
  };
}
