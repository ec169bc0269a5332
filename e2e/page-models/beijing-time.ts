/** Moments of plans, in the site's zone. */

const DAY_MS = 86_400_000;
const OFFSET_MS = 8 * 3_600_000;

/** A moment as commands take it: `2027-01-29T00:00:00+08:00`. */
export const inBeijing = (ms: number): string =>
  `${new Date(ms + OFFSET_MS).toISOString().slice(0, 19)}+08:00`;

/** Midnight in Beijing so many days after the day of a moment, epoch ms. */
export const midnightAfter = (ms: number, days: number): number =>
  Math.floor((ms + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS + days * DAY_MS;
