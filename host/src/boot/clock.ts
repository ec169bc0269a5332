/** Server time carried forward by the monotonic clock, so that a wrong device clock moves nothing. */
import type { Clock } from '@site/domain/clock';

/** A clock that can be set right. */
export interface ServerClock extends Clock {
  /** Takes the Date header of an answer; whole seconds, so small differences are left alone. */
  readonly align: (date: string) => void;
}

/** Header dates are cut to seconds; below this a difference is only that. */
const TOLERANCE_MS = 2_000;

/** Makes a clock that starts at the document's server time. */
export function createServerClock(serverTime: number, monotonic: () => number): ServerClock {
  let offset = serverTime - monotonic();
  const now = (): number => offset + monotonic();
  return {
    now,
    monotonic,
    align: (date) => {
      const stated = Date.parse(date);
      if (Number.isFinite(stated) && Math.abs(stated - now()) > TOLERANCE_MS)
        offset = stated - monotonic();
    },
  };
}
