/** Days in words, in the site's zone. */
import { dayKey, dayStart } from '@site/domain/formatting/day';

const DAY_MS = 86_400_000;
/** 1970-01-01 was a Thursday. */
const WEEKDAYS = ['周四', '周五', '周六', '周日', '周一', '周二', '周三'] as const;

/**
 * `周三 11/25`.
 *
 * @param day `YYYY-MM-DD`.
 */
export function dateText(day: string): string {
  const weekday =
    WEEKDAYS[Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS) % WEEKDAYS.length] ?? '';
  return `${weekday} ${day.slice(5).replace('-', '/')}`;
}

/**
 * `今天`, `明天`, `昨天`, `周三 11/25`.
 *
 * @param day `YYYY-MM-DD`.
 * @param now epoch ms.
 */
export function dayText(day: string, now: number): string {
  const away = Math.round((dayStart(day) - dayStart(dayKey(now))) / DAY_MS);
  const near = new Map([
    [-1, '昨天'],
    [0, '今天'],
    [1, '明天'],
  ]).get(away);
  return near ?? dateText(day);
}
