/** Whole numbers as members read them. */
import { groupThousands } from '../money';

/**
 * `12,000`: points, places, people. One rounding for all pages: a part of one is not had yet, so it
 * is left out.
 */
export function formatWhole(value: number): string {
  const whole = Math.trunc(value);
  return `${whole < 0 ? '-' : ''}${groupThousands(Math.abs(whole).toString())}`;
}
