/**
 * When a promotion runs. Windows repeat in cycles of whole days, so that dates stand still for a
 * member and the catalogue never goes stale.
 */
import { Time } from '@site/domain/constants';
import { hashText } from '../core/random';

/**
 * What decides a window: its length in days, and whether the running, the next or the last one is
 * meant.
 */
export interface Cycle {
  readonly id: string;
  readonly days: number;
  readonly when: 'running' | 'coming' | 'ended';
}

const DAY_MS = 86_400_000;
const STEP = { running: 0, coming: 1, ended: -1 } as const;

/** Start and end in epoch milliseconds; both at midnight of +08:00, the end one second before it. */
export function windowOf({ id, days, when }: Cycle, now: number): { start: number; end: number } {
  const shift = hashText(id) % days;
  const today = Math.floor((now + Time.offsetMs) / DAY_MS);
  const first = Math.floor((today + shift) / days) * days - shift + STEP[when] * days;
  const start = first * DAY_MS - Time.offsetMs;
  return { start, end: start + days * DAY_MS - 1_000 };
}
