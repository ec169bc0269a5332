/**
 * Sports of the vendor with their events per tab, read again now and then: a tab's number is a
 * hint, the board is the truth.
 */
import { useQuery, useSession, valueOrThrow } from '@site/platform';
import { SPORT } from '@site/domain/reference/sports';
import type { BoardTab, OddsVendor, SportCount, TabCounts } from '../vendors/port';
import { COUNTS } from './counts-key';

const REFRESH_MS = 20_000;

/** The counts; `data` is undefined until they are known. Favourites count for who is signed in. */
export function useSportCounts(vendor: OddsVendor) {
  const isMember = useSession().status === 'member';
  return useQuery({
    queryKey: [COUNTS, vendor.id, isMember],
    queryFn: async () => valueOrThrow(await vendor.counts()),
    refetchInterval: REFRESH_MS,
  });
}

const NONE: TabCounts = { EARLY: 0, TODAY: 0, RUNNING: 0, FAVOURITE: 0, OUTRIGHT: 0 };

/** Numbers of the tabs for a sport; favourites are counted over all sports, as they are shown. */
export function tabCounts(counts: readonly SportCount[], sportId: number): TabCounts {
  const own = counts.find((sport) => sport.sportId === sportId)?.counts ?? NONE;
  const followed = counts
    .filter((sport) => sport.sportId !== SPORT.ALL)
    .reduce((sum, sport) => sum + sport.counts.FAVOURITE, 0);
  return { ...own, FAVOURITE: followed };
}

/** Tabs in the order in which a member who found nothing is led on. */
const WAY_ON: readonly BoardTab[] = ['RUNNING', 'TODAY', 'EARLY', 'OUTRIGHT'];

/**
 * The next tab of the sport that has events, else the sport with most of the asked ones; null when
 * there is nothing at all.
 */
export function wayOn(
  counts: readonly SportCount[],
  sportId: number,
  tab: BoardTab,
): { readonly sportId: number; readonly tab: BoardTab; readonly count: number } | null {
  const own = tabCounts(counts, sportId);
  const next = WAY_ON.find((other) => other !== tab && own[other] > 0);
  if (next !== undefined) return { sportId, tab: next, count: own[next] };
  const [best] = counts
    .filter(
      (sport) => sport.sportId !== SPORT.ALL && sport.sportId !== sportId && sport.counts[tab] > 0,
    )
    .toSorted((a, b) => b.counts[tab] - a.counts[tab]);
  return best === undefined ? null : { sportId: best.sportId, tab, count: best.counts[tab] };
}
