/** How many wagers are open, and what the vendors pay for them now. */
import { useEffect, useState } from 'react';
import { formatCny, sumFen } from '@site/domain/money';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { useQuery, valueOrThrow } from '@site/platform';
import { useSportsState } from '../state/use-sports';
import type { FeedMessage } from '../vendors/port';
import { stopsForNow } from './stops-for-now';

/** How often the sum is asked for: it is a hint, the wagers themselves say it to the second. */
const REFRESH_MS = 5_000;
/** The same while nothing can be sold: that ends in a moment. */
const PAUSED_MS = 3_000;

/** The count, and what of them can be sold; null while no sum of all vendors is known. */
export interface OpenValue {
  readonly count: number;
  /**
   * The sum as it is written, and of how many wagers it is: without a price is who waits for a
   * dangerous moment to end.
   */
  readonly offer: { readonly value: string; readonly sells: number; readonly count: number } | null;
  /** Nothing can be sold until a moment has passed: it will be offered again by itself. */
  readonly isPaused: boolean;
}

/** True when something happened, as a goal, in a match that is bet on: no sum of before is worth it. */
const tellsOf = (message: FeedMessage | null, bets: ReadonlySet<string>): boolean =>
  (message?.kind === 'snapshot' || message?.kind === 'delta') &&
  message.news.some(({ event }) => bets.has(event.id));

/** How often something happened where bets are open, as the boards of the page tell it. */
function useHappenings(): number {
  const { open, vendorSessions } = useSportsState();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const heard = ODDS_VENDORS.map((vendor) => {
      const { told } = vendorSessions[vendor];
      // What happened before is in the first answer.
      const old = told.get();
      return told.changes$.subscribe((message) => {
        if (message !== old && tellsOf(message, open.events(vendor)))
          setTimes((before) => before + 1);
      });
    });
    return () => heard.forEach((subscription) => subscription.unsubscribe());
  }, [open, vendorSessions]);
  return times;
}

/** Follows them. */
export function useOpenValue(): OpenValue {
  const { open, vendorSessions } = useSportsState();
  const [, setChanged] = useState(0);
  useEffect(() => open.watch(() => setChanged((count) => count + 1)), [open]);
  const ids = ODDS_VENDORS.map((vendor) => open.ids(vendor));
  const count = ids.reduce((sum, own) => sum + own.length, 0);
  const happened = useHappenings();
  const { data, isError, failureCount, fetchStatus } = useQuery({
    // What happens makes another question of it: the old answer goes from sight at once.
    queryKey: ['sports.open-value', ids.join('/'), happened],
    enabled: count > 0,
    refetchInterval: ({ state }) => (state.data?.isPaused === true ? PAUSED_MS : REFRESH_MS),
    // Nobody hears of goals while no bar is drawn: the next one begins without a sum.
    gcTime: 0,
    queryFn: async () => {
      const answers = await Promise.all(
        ODDS_VENDORS.map(async (vendor, at) => {
          const own = ids[at] ?? [];
          return own.length === 0
            ? []
            : valueOrThrow(await vendorSessions[vendor].vendor.offers(own));
        }),
      );
      const offers = answers.flat();
      return {
        prices: offers.flatMap(({ price }) => (price === null ? [] : [price])),
        isPaused: offers.some(stopsForNow),
      };
    },
  });
  // A sum that could not be asked for again, or lacks a vendor's part, is none.
  const isKnown = !isError && failureCount === 0 && fetchStatus !== 'paused';
  if (!isKnown || data === undefined) return { count, offer: null, isPaused: false };
  const { prices, isPaused } = data;
  return prices.length === 0
    ? { count, offer: null, isPaused }
    : {
        count,
        offer: { value: formatCny(sumFen(prices)), sells: prices.length, count },
        isPaused: false,
      };
}
