/** How far a member is on the way to the next tier (§7.2 MemberRewardDetail). */

/**
 * Whole percent of the points that the next tier asks; 100 at the top. It says 100 only when
 * nothing is left.
 */
export function rewardPercent(points: number, pointsToNext: number | null): number {
  if (pointsToNext === null || pointsToNext <= 0) return 100;
  const have = Math.max(0, points);
  return Math.min(99, Math.floor((have * 100) / (have + pointsToNext)));
}
