/** How far a season has come, and how far a member is from one more try of its game. */
import type { Fen } from '../money';
import { fenOf } from '../money';
import type { SeasonSchedule } from '../releases/seasons';

const DAY_MS = 86_400_000;

/** Where a window stands in days and percent. */
export interface SeasonProgress {
  /** Day that is running, from 1; 1 before the start, the last day after the end. */
  readonly day: number;
  readonly days: number;
  /** 0 to 100, whole. */
  readonly percent: number;
}

/** Progress of a window at a moment of server time. */
export function seasonProgress(
  { from, until }: Pick<SeasonSchedule, 'from' | 'until'>,
  now: number,
): SeasonProgress {
  const days = Math.max(1, Math.ceil((until - from) / DAY_MS));
  const day = Math.min(days, Math.max(1, Math.floor((now - from) / DAY_MS) + 1));
  const percent = Math.min(
    100,
    Math.max(0, Math.floor(((now - from) * 100) / Math.max(1, until - from))),
  );
  return { day, days, percent };
}

/**
 * The next moment at which a window changes what its page shows, or null when nothing comes any
 * more.
 */
export function nextEdgeOf(schedule: SeasonSchedule | null, now: number): number | null {
  if (schedule === null) return null;
  return [schedule.from, schedule.until, schedule.graceUntil].find((edge) => edge > now) ?? null;
}

/** What the server says about a member's tries of a day. */
export interface TriesOfDay {
  readonly free: number;
  readonly triesToday: number;
  readonly depositToday: Fen;
  readonly depositStep: Fen;
}

/** What is missing for one more try and how far it is, or null when the day's most is reached. */
export function nextTry({
  free,
  triesToday,
  depositToday,
  depositStep,
}: TriesOfDay): { readonly missing: Fen; readonly percent: number } | null {
  if (depositStep <= 0n) return null;
  const earned = depositToday / depositStep;
  // Fewer tries than deposits have earned: the server has capped the day.
  if (BigInt(triesToday) < BigInt(free) + earned) return null;
  const into = depositToday % depositStep;
  return { missing: fenOf(depositStep - into), percent: Number((into * 100n) / depositStep) };
}
