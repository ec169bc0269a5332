/**
 * Dates as members read them: always UTC+8 (§9). No library: every page shows dates, and the zone
 * never changes.
 */
import { Time } from '../constants';
import { dayKey, isoInZone } from './day';

/** Shown for a moment that is none. */
const NO_DATE = '--';

/** Where each part of a format stands in `2026-11-21T10:00:00+08:00`. */
const PLACE: Readonly<Record<string, readonly [from: number, to: number]>> = {
  YYYY: [0, 4],
  MM: [5, 7],
  DD: [8, 10],
  HH: [11, 13],
  mm: [14, 16],
};

function format(at: number, pattern: string): string {
  if (!Number.isFinite(at)) return NO_DATE;
  const iso = isoInZone(at);
  return pattern.replaceAll(/YYYY|MM|DD|HH|mm/g, (part) => iso.slice(...(PLACE[part] ?? [0, 0])));
}

/**
 * `2026/11/21 09:30` in UTC+8.
 *
 * @param at epoch ms.
 */
export const formatDateTime = (at: number): string => format(at, Time.format);
/** `11/21 09:30`: where the year is plain. */
export const formatShort = (at: number): string => format(at, 'MM/DD HH:mm');
/** `09:30`. */
export const formatTime = (at: number): string => format(at, 'HH:mm');
/**
 * `09:30` on the day that holds `now`, `11/22 09:30` on any other.
 *
 * @param at epoch ms.
 * @param now epoch ms.
 */
export const formatNear = (at: number, now: number): string =>
  Number.isFinite(at) && dayKey(at) === dayKey(now) ? formatTime(at) : formatShort(at);
