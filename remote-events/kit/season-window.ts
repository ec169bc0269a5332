/** Where a season event stands, by the server's clock only: a changed device clock opens nothing. */

/** Both ends of an event, ISO with the offset +08:00. */
export interface SeasonDates { readonly startsAt: string; readonly endsAt: string }

export type SeasonPhase = 'before' | 'running' | 'ended';

export interface SeasonState {
  readonly phase: SeasonPhase;
  /** The next edge: start before it, end while it runs; the end once it is over. Epoch ms. */
  readonly edge: number;
  /** Day of the event that is running, from 1. */
  readonly day: number;
  readonly days: number;
  /** 0 to 100. */
  readonly percent: number;
}

const DAY_MS = 86_400_000;

/**
 * The state of an event.
 * @throws RangeError for dates that are none or stand the wrong way round: an event with such data must not ship.
 */
export function seasonState(dates: SeasonDates, now: number): SeasonState {
  const start = Date.parse(dates.startsAt);
  const end = Date.parse(dates.endsAt);
  if (!(end > start)) throw new RangeError('a season event needs a start before its end');
  const days = Math.ceil((end - start) / DAY_MS);
  const percent = Math.min(100, Math.max(0, Math.floor(((now - start) * 100) / (end - start))));
  const day = Math.min(days, Math.max(1, Math.floor((now - start) / DAY_MS) + 1));
  if (now < start) return { phase: 'before', edge: start, day: 1, days, percent: 0 };
  return now >= end ? { phase: 'ended', edge: end, day: days, days, percent: 100 } : { phase: 'running', edge: end, day, days, percent };
}
