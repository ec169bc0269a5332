/** Which end of an offer with a form a member must act by: its own, or that of the form. */
import type { CmsItem } from './item';

/** What a clock is the clock of: what the offer is about, or taking its form. */
export type ClockOf = 'activity' | 'applying';
type DateRange = CmsItem['dateRange'];

/** An end as epoch ms; what has none lies ahead of everything, what is over comes last. */
function aheadOf({ endDate }: DateRange, now: number): number {
  const end = Date.parse(endDate);
  if (!Number.isFinite(end)) return Number.MAX_SAFE_INTEGER;
  return end > now ? end : Number.POSITIVE_INFINITY;
}

/**
 * The earlier end of those that lie ahead; the form's where both are the same (R7.3-2).
 *
 * @param activity when the offer runs, ISO times; undefined where that is not known.
 * @param applying when its form is taken, ISO times.
 * @param now epoch ms.
 */
export function actBy(
  activity: DateRange | undefined,
  applying: DateRange,
  now: number,
): { readonly of: ClockOf; readonly dateRange: DateRange } {
  return activity !== undefined && aheadOf(activity, now) < aheadOf(applying, now)
    ? { of: 'activity', dateRange: activity }
    : { of: 'applying', dateRange: applying };
}
