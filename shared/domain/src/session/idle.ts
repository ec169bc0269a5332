import { Idle } from '../constants';

/**
 * What is due for a member who last did something then (C-77): to be left alone, to begin anew
 * where nothing is known or a clock went back, to be asked whether they are still there (WCAG
 * 2.2.1), or to sign in again. Both times are those of the device, in ms.
 */
export function idleStep(lastAt: number | null, now: number): 'leave' | 'begin' | 'ask' | 'end' {
  if (lastAt === null || lastAt > now) return 'begin';
  const idle = now - lastAt;
  if (idle >= Idle.afterMs) return 'end';
  return idle >= Idle.afterMs - Idle.warnMs ? 'ask' : 'leave';
}

/** A kept moment; anything that is none is unknown. */
export const readMoment = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null;
