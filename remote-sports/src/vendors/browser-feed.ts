/** The browser's timers and chance, shared by every feed. */
import type { FeedTimers } from './common/feed-deps';

/** Real timers; reconnects are spread with the browser's own generator (C-33). */
export const browserTimers: FeedTimers = {
  now: () => performance.now(),
  setTimer: (work, ms) => setTimeout(work, ms),
  clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  onReturn: (work) => {
    const seen = (): void => {
      if (document.visibilityState === 'visible') work();
    };
    window.addEventListener('online', work);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('online', work);
      document.removeEventListener('visibilitychange', seen);
    };
  },
  onLoss: (work) => {
    window.addEventListener('offline', work);
    return () => window.removeEventListener('offline', work);
  },
  isAway: () => !navigator.onLine,
  onSight: (work) => {
    const look = (): void => work(document.visibilityState !== 'hidden');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  },
  random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
};
