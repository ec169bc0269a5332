/** Rebates as they are shown: by day, newest first, with sums (§3.7, §4.4). */
import { Promotion } from '../constants';
import { dayKey, dayStart } from '../formatting/day';
import { sumFen, type Fen } from '../money';
import { dropEmptyRebates } from './windows';

const DAY_MS = 86_400_000;

/** What is read of a rebate. */
export interface RebateRow {
  readonly totalBetAmount: Fen;
  readonly totalGivenAmount: Fen;
  readonly periodStart: string;
}

/** A day with its rows and sums. */
export interface RebateDay<T> {
  readonly day: string;
  readonly rows: readonly T[];
  readonly bet: Fen;
  readonly given: Fen;
}

/** Drops rows with nothing in them (R5-10) and groups the rest by the day that they are for. */
export function rebateDays<T extends RebateRow>(rows: readonly T[]): readonly RebateDay<T>[] {
  const byDay = new Map<string, T[]>();
  for (const row of dropEmptyRebates(rows)) {
    const day = dayKey(Date.parse(row.periodStart));
    byDay.set(day, [...(byDay.get(day) ?? []), row]);
  }
  return [...byDay]
    .toSorted(([a], [b]) => b.localeCompare(a))
    .map(([day, all]) => ({
      day,
      rows: all,
      bet: sumFen(all.map(({ totalBetAmount }) => totalBetAmount)),
      given: sumFen(all.map(({ totalGivenAmount }) => totalGivenAmount)),
    }));
}

/** Paid on the day after, at this time of the day at +08:00 (rules of the rebates). */
const PAY_MS = 15 * 3_600_000;

/**
 * When a rebate is due, in epoch milliseconds.
 *
 * @param periodEnd the last moment of its day.
 */
export const rebateDueAt = ({ periodEnd }: { readonly periodEnd: string }): number =>
  dayStart(dayKey(Date.parse(periodEnd))) + DAY_MS + PAY_MS;

/**
 * What became of a rebate: paid, on its way, past its time without a payment, or too small to be
 * paid at all.
 */
export function rebateState(
  rebate: {
    readonly totalGivenAmount: Fen;
    readonly givenAt: string | null;
    readonly periodEnd: string;
  },
  now: number,
): 'paid' | 'none' | 'due' | 'late' {
  if (rebate.givenAt !== null) return 'paid';
  if (rebate.totalGivenAmount <= 0n) return 'none';
  return now <= rebateDueAt(rebate) ? 'due' : 'late';
}

/** Days that a named window goes back, today included. */
export const REBATE_WINDOW_DAYS = {
  today: 1,
  week: 7,
  month: 30,
  half: Promotion.windowDays,
} as const;
/** The first day of a named window, as a moment of it. */
export const rebateWindowFrom = (window: RebateWindow, now: number): number =>
  now - (REBATE_WINDOW_DAYS[window] - 1) * DAY_MS;
/** A named window. */
export type RebateWindow = keyof typeof REBATE_WINDOW_DAYS;
