/** Calendar days of the site's zone, UTC+8 (§9), as calls and limits count them. */
import { Time } from '../constants';

/**
 * `2026-11-21T10:00:00+08:00`.
 *
 * @param at epoch ms; fractions of a second are cut.
 */
export const isoInZone = (at: number): string =>
  `${new Date(at + Time.offsetMs).toISOString().slice(0, 19)}${Time.vendorZone}`;

/**
 * `2026-11-21`: the day that holds a moment.
 *
 * @param at epoch ms.
 */
export const dayKey = (at: number): string => isoInZone(at).slice(0, 10);

/**
 * First moment of a day, epoch ms.
 *
 * @param day `YYYY-MM-DD` or `YYYY/MM/DD`; anything else is NaN.
 */
export const dayStart = (day: string): number =>
  Date.parse(`${day.replaceAll('/', '-')}T00:00:00${Time.vendorZone}`);
