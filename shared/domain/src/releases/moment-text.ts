/** Moments in Beijing time. The site's zone has had one offset since 1991. */
import { Time } from '../constants';

const DAY_MS = 86_400_000;

const shifted = (at: number): string => new Date(at + Time.offsetMs).toISOString();

/**
 * A moment as people write it, e.g. `2027-01-29 00:00`.
 *
 * @param at epoch ms.
 */
export const beijing = (at: number): string => shifted(at).slice(0, 16).replace('T', ' ');

/**
 * A moment as plans and commands write it, e.g. `2027-01-29T00:00:00+08:00`.
 *
 * @param at epoch ms.
 */
export const beijingInstant = (at: number): string => `${shifted(at).slice(0, 19)}+08:00`;

/**
 * Midnight so many days after (or before) the day of a moment, as plans write it.
 *
 * @param at epoch ms.
 */
export const beijingMidnight = (at: number, days = 0): string =>
  `${shifted(at + days * DAY_MS).slice(0, 10)}T00:00:00+08:00`;
