/** Times as members see them: UTC+8, `YYYY/MM/DD HH:mm` (§9), whatever the device's zone says. */

import { OFFSET_MS } from '@site/domain/constants';
import { twoDigits as two } from '@site/domain/formatting/countdown';

/**
 * A moment in the site's zone.
 *
 * @param at - milliseconds since the epoch, or an ISO text.
 * @param shape - whole, only the day, only the time, or `MM/DD HH:mm`.
 * @returns the text, `--` when the moment is not known.
 */
export function toSiteTime(
  at: number | string | null | undefined,
  shape: 'full' | 'day' | 'time' | 'short' = 'full',
): string {
  const ms = typeof at === 'string' ? Date.parse(at) : at;
  if (ms === null || ms === undefined || !Number.isFinite(ms)) return '--';
  const local = new Date(ms + OFFSET_MS);
  const day = `${local.getUTCFullYear()}/${two(local.getUTCMonth() + 1)}/${two(local.getUTCDate())}`;
  const time = `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`;
  if (shape === 'day') return day;
  if (shape === 'time') return time;
  return shape === 'short' ? `${day.slice(5)} ${time}` : `${day} ${time}`;
}
