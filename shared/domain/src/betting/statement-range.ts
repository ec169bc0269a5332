/** Period of a statement: any days up to three months (§7 statement), in days of UTC+8. */
import { dayKey, dayStart } from '../formatting/day';

/** Days from and to, both included, `YYYY-MM-DD`. */
export interface DayRange { readonly from: string; readonly to: string }

/** Most days of one statement: three months. */
export const STATEMENT_MOST_DAYS = 92;
const DAY_MS = 86_400_000;

/** Why a period cannot be shown. */
export type RangeProblem = 'incomplete' | 'reversed' | 'tooLong' | 'future';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A day of the calendar; 31 February is none. */
const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(dayStart(text)) && dayKey(dayStart(text)) === text;

/** Number of days, both ends counted. */
export const daysIn = ({ from, to }: DayRange): number => Math.round((dayStart(to) - dayStart(from)) / DAY_MS) + 1;

/** What is wrong with a period, or null. @param now epoch ms. */
export function rangeProblem(range: DayRange, now: number): RangeProblem | null {
  if (!isDay(range.from) || !isDay(range.to)) return 'incomplete';
  if (range.from > range.to) return 'reversed';
  if (range.from > dayKey(now)) return 'future';
  return daysIn(range) > STATEMENT_MOST_DAYS ? 'tooLong' : null;
}

/** Periods to choose from. */
export const RANGE_PRESETS = ['today', 'yesterday', 'week', 'month', 'quarter'] as const;
/** Name of a period. */
export type RangePreset = (typeof RANGE_PRESETS)[number];

const BACK: Readonly<Record<RangePreset, readonly [from: number, to: number]>> = { today: [0, 0], yesterday: [1, 1], week: [6, 0], month: [29, 0],
  quarter: [STATEMENT_MOST_DAYS - 1, 0] };

/** Days of a preset. @param now epoch ms. */
export function presetRange(preset: RangePreset, now: number): DayRange {
  const [from, to] = BACK[preset];
  return { from: dayKey(now - from * DAY_MS), to: dayKey(now - to * DAY_MS) };
}
