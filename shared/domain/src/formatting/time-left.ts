/** What is left of a time, as lists and notices say it (§9 has its parts). */
import { countdownDigits, countdownParts } from './countdown';

/** `90 天 1 小时`; a whole number of days stands alone. */
const words = (days: number, hours: number): string =>
  hours === 0 ? `${days} 天` : `${days} 天 ${hours} 小时`;

/** Hours, minutes and seconds of the last day in two digits each; null before it. */
export const lastDayDigits = (ms: number): readonly string[] | null =>
  countdownParts(ms).days > 0 ? null : countdownDigits(ms).slice(1);

/**
 * Days and hours in words; seconds are news in the last day only, and there it is a clock:
 * `00:14:59`. What is over counts as zero.
 */
export function timeLeft(ms: number): string {
  const { days, hours } = countdownParts(ms);
  return lastDayDigits(ms)?.join(':') ?? words(days, hours);
}
