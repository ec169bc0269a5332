/**
 * What a page shows of money is read again when it may have changed without this page hearing of
 * it: while it was out of sight, in another tab, or because a new day of limits began.
 */
import { dayKey, dayStart } from '@site/domain/formatting/day';
import type { Platform, useQueryClient } from '@site/platform';

type QueryClient = ReturnType<typeof useQueryClient>;

/** Where every tab of this browser writes down its money, and how an end reads there. */
const JOURNAL = 'moneyJournal:';
const END = '"over":true';
/** A page that comes back says so twice, and a journal is written often: all are one reason to ask. */
const TOGETHER_MS = 50;
/** Nobody looks away and back, or moves money elsewhere, more often than this. */
const AT_MOST_EVERY_MS = 2_000;
const DAY_MS = 86_400_000;
/** The day of the server has begun by then. */
const AFTER_MIDNIGHT_MS = 1_000;

/**
 * Watches for it.
 *
 * @returns the way to stop.
 */
export function watchFigures(
  { api, balances, clock }: Pick<Platform, 'api' | 'balances' | 'clock'>,
  queries: QueryClient,
): () => void {
  let due: ReturnType<typeof setTimeout> | undefined;
  let midnight: ReturnType<typeof setTimeout> | undefined;
  let askedAt = -Infinity;
  const askSoon = (): void => {
    if (due !== undefined) return;
    const rest = askedAt + AT_MOST_EVERY_MS - clock.monotonic();
    due = setTimeout(
      () => {
        due = undefined;
        askedAt = clock.monotonic();
        balances.refreshNow();
        void api.anew(() => queries.invalidateQueries());
      },
      Math.max(TOGETHER_MS, rest),
    );
  };
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') askSoon();
  };
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) askSoon();
  };
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key?.startsWith(JOURNAL) === true && newValue?.includes(END) === true) askSoon();
  };
  const waitForDay = (): void => {
    const now = clock.now();
    const next = dayStart(dayKey(now)) + DAY_MS;
    midnight = setTimeout(
      () => {
        askSoon();
        waitForDay();
      },
      next - now + AFTER_MIDNIGHT_MS,
    );
  };
  waitForDay();
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pageshow', onShow);
  window.addEventListener('storage', onStorage);
  return () => {
    clearTimeout(due);
    clearTimeout(midnight);
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('pageshow', onShow);
    window.removeEventListener('storage', onStorage);
  };
}
