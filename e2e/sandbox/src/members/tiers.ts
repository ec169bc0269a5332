/** Points and tiers of members: from valid turnover, and what long-standing members bring along. */
import { sumFen, type Fen } from '@site/domain/money';
import type { Context } from '../core/context';
import { memberOfCall } from './routes';

/** A tier, and the points from which it begins. */
export interface Tier {
  readonly code: string;
  readonly name: string;
  readonly from: number;
}

/** Lowest first. */
export const TIERS: readonly Tier[] = [
  { code: 'BRONZE', name: '青铜', from: 0 },
  { code: 'SILVER', name: '白银', from: 100 },
  { code: 'GOLD', name: '黄金', from: 1_000 },
  { code: 'PLATINUM', name: '铂金', from: 10_000 },
  { code: 'DIAMOND', name: '钻石', from: 100_000 },
];
const LOWEST: Tier = { code: 'BRONZE', name: '青铜', from: 0 };

/** Fen of valid turnover for one point. */
const FEN_PER_POINT = 10_000n;
/** Points of VIP members from before this back end kept any. */
const VIP_OPENING = 12_000;

/** Valid turnover of a member so far. */
export const turnoverSoFar = (context: Context, memberCode: string): Fen =>
  sumFen(
    context.turnover.between(memberCode, 0, context.clock.now() + 1).map(({ amount }) => amount),
  );

const GRANTED = "SELECT value FROM settings WHERE member_code = ? AND name = 'points'";
const granted = (context: Context, memberCode: string): number =>
  Number(context.db.one<{ value: string }>(GRANTED, memberCode)?.value ?? 0);

/** Gives points by hand, or takes them. */
export function grantPoints(context: Context, memberCode: string, points: number): void {
  context.db.run(
    "INSERT INTO settings (member_code, name, value) VALUES (?, 'points', ?) ON CONFLICT (member_code, name) DO UPDATE SET value = excluded.value",
    memberCode,
    String(granted(context, memberCode) + points),
  );
}

/** Points of a member. */
export const pointsOf = (context: Context, memberCode: string): number =>
  Number(turnoverSoFar(context, memberCode) / FEN_PER_POINT) +
  granted(context, memberCode) +
  (memberOfCall(context, memberCode).newInfo.isVIP === true ? VIP_OPENING : 0);

/** The tier that points reach, and the one above. */
export function tierAt(points: number): { readonly tier: Tier; readonly next: Tier | null } {
  return {
    tier: TIERS.findLast(({ from }) => points >= from) ?? LOWEST,
    next: TIERS.find(({ from }) => from > points) ?? null,
  };
}

/** Whether points reach a tier. */
export const reachesTier = (points: number, code: string): boolean =>
  points >= (TIERS.find((each) => each.code === code)?.from ?? 0);
