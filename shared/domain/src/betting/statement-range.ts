/**
 * Period of a statement: any days up to three calendar months, in days of UTC+8. Months are the
 * calendar library's: February is none of our business.
 */
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { Time } from '../constants';
import { dayKey, dayStart } from '../formatting/day';

dayjs.extend(utc);

/** Days from and to, both included, `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Most months of one statement. */
export const STATEMENT_MONTHS = 3;

/** Why a period cannot be shown. */
export type RangeProblem = 'incomplete' | 'reversed' | 'tooLong' | 'future';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A day of the calendar; 31 February is none. */
const isDay = (text: string): boolean =>
  DAY.test(text) && !Number.isNaN(dayStart(text)) && dayKey(dayStart(text)) === text;

const DAY_FORMAT = 'YYYY-MM-DD';
/** A moment in the zone of the site, at its calendar. */
const inZone = (at: number): dayjs.Dayjs => dayjs(at).utcOffset(Time.offsetMinutes);
/** The first day that a period up to a day may have. */
const firstDay = (to: dayjs.Dayjs): dayjs.Dayjs =>
  to.subtract(STATEMENT_MONTHS, 'month').add(1, 'day');

/**
 * What is wrong with a period, or null.
 *
 * @param now epoch ms.
 */
export function rangeProblem(range: DayRange, now: number): RangeProblem | null {
  if (!isDay(range.from) || !isDay(range.to)) return 'incomplete';
  if (range.from > range.to) return 'reversed';
  if (range.from > dayKey(now)) return 'future';
  return range.from < firstDay(inZone(dayStart(range.to))).format(DAY_FORMAT) ? 'tooLong' : null;
}

/** Periods to choose from. */
export const RANGE_PRESETS = ['today', 'yesterday', 'week', 'month', 'quarter'] as const;
/** Name of a period. */
export type RangePreset = (typeof RANGE_PRESETS)[number];

type Back = (today: dayjs.Dayjs) => readonly [from: dayjs.Dayjs, to: dayjs.Dayjs];
const BACK: Readonly<Record<RangePreset, Back>> = {
  today: (day) => [day, day],
  yesterday: (day) => [day.subtract(1, 'day'), day.subtract(1, 'day')],
  week: (day) => [day.subtract(6, 'day'), day],
  month: (day) => [day.subtract(1, 'month').add(1, 'day'), day],
  quarter: (day) => [firstDay(day), day],
};

/**
 * Days of a preset.
 *
 * @param now epoch ms.
 */
export function presetRange(preset: RangePreset, now: number): DayRange {
  const [from, to] = BACK[preset](inZone(now));
  return { from: from.format(DAY_FORMAT), to: to.format(DAY_FORMAT) };
}
