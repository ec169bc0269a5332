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
  /** The network goes. */
  readonly goAway: () => void;
  /** The page is in sight from now on, or not. */
  readonly see: (isSeen: boolean) => void;
}

export function manualTimers(): ManualTimers {
  const due = new Map<number, { readonly at: number; readonly work: () => void }>();
  const [returns, losses] = [new Set<() => void>(), new Set<() => void>()];
  const sights = new Set<(isSeen: boolean) => void>();
  let away = false;
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
    onLoss: (work) => {
      losses.add(work);
      return () => losses.delete(work);
    },
    isAway: () => away,
    onSight: (work) => {
      work(true);
      sights.add(work);
      return () => sights.delete(work);
    },
    see: (isSeen) => sights.forEach((work) => work(isSeen)),
    goAway: () => {
      away = true;
      losses.forEach((work) => work());
    },
    comeBack: () => {
      away = false;
      [...returns].forEach((work) => work());
    },
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
