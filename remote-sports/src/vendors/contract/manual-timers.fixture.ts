/** Timers that pass only when a test says so. */
import type { FeedTimers } from '../common/feed-deps';

/** The timers and the hand that turns them. */
export interface ManualTimers extends FeedTimers {
  /** Lets time pass; work that is due runs in its order. */
  readonly advance: (ms: number) => void;
  /** Timers that wait. */
  readonly waiting: () => number;
  /** The network or the member comes back. */
  readonly comeBack: () => void;
}

export function manualTimers(): ManualTimers {
  const due = new Map<number, { readonly at: number; readonly work: () => void }>();
  const returns = new Set<() => void>();
  let [now, serial] = [0, 0];
  const next = (until: number) =>
    [...due].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at)[0];
  return {
    now: () => now,
    waiting: () => due.size,
    random: () => 0,
    onReturn: (work) => {
      returns.add(work);
      return () => returns.delete(work);
    },
    comeBack: () => [...returns].forEach((work) => work()),
    setTimer: (work, ms) => {
      serial += 1;
      due.set(serial, { at: now + ms, work });
      return serial;
    },
    clearTimer: (timer) => void due.delete(Number(timer)),
    advance: (ms) => {
      const until = now + ms;
      for (let first = next(until); first !== undefined; first = next(until)) {
        const [id, { at, work }] = first;
        due.delete(id);
        now = at;
        work();
      }
      now = until;
    },
  };
}
