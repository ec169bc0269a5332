/** Server time carried forward by the monotonic clock, so that a wrong device clock moves nothing. */
import type { Clock } from '@site/domain/clock';
import { serverTime } from '@site/federation/registry/server-time';

/** A clock that can be set right. */
export interface ServerClock extends Clock {
  /** Takes the Date header of an answer; whole seconds, so small differences are left alone. */
  readonly align: (date: string) => void;
}

/** Makes a clock that starts at the document's server time. */
export function createServerClock(start: number, monotonic: () => number): ServerClock {
  const time = serverTime(monotonic, start);
  return {
    now: () => time.now() ?? start,
    monotonic,
    align: (date) => {
      const stated = Date.parse(date);
      if (Number.isFinite(stated)) time.align(stated);
    },
  };
}
