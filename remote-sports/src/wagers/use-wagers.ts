/**
 * The member's wagers of all vendors in one list; each vendor is read by itself, so that one that
 * fails costs only its own rows.
 */
import { useEffect, useMemo } from 'react';
import { mergeLists, type ReadList } from '@site/domain/betting/wager-merge';
import { nextPage, rowsOnce } from '@site/domain/paging';
import { SORT_BY, type SortBy } from '@site/domain/reference/board';
import { ODDS_VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { useInfiniteQuery, usePlatform, useSession, valueOrThrow } from '@site/platform';
import { useEachVendor } from '../state/use-each-vendor';
import { useSportsState } from '../state/use-sports';
import { loadKeptList, saveKeptList } from './kept-list';
import type { Wager } from '../vendors/port';

/** Key of the lists. */
export const WAGERS_KEY = 'sports.wagers';
/** Open wagers are read again so often while there are some, and seldom otherwise. */
const REFRESH_MS = { some: 5_000, none: 30_000, unread: 5_000 } as const;

/** Which wagers. */
export interface WagersQuestion {
  readonly kind: 'open' | 'settled';
  readonly vendor: OddsVendorId | 'all';
  readonly sortBy: SortBy;
}

/** When the first match of a wager begins. */
export const firstStart = ({ legs, placedAt }: Wager): number =>
  legs.length === 0 ? placedAt : Math.min(...legs.map(({ startAt }) => startAt));

/** A vendor's list as far as it was read. */
export interface VendorList extends ReadList<Wager> {
  readonly vendor: OddsVendorId;
  readonly isPending: boolean;
  readonly failed: boolean;
  /** Epoch ms of the last answer, by the server's clock; 0 before the first. */
  readonly at: number;
  /** As an earlier visit kept it: the vendor has not answered yet. */
  readonly isKept: boolean;
  /** Nothing of it is known, and it failed; while it is asked again, too. */
  readonly isMissing: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

function useVendorList(
  vendor: OddsVendorId,
  { kind, vendor: wanted, sortBy }: WagersQuestion,
): VendorList | null {
  const { vendorSessions } = useSportsState();
  const platform = usePlatform();
  const { bus, clock } = platform;
  const { status } = useSession();
  const keeps = kind === 'open' && sortBy === SORT_BY.BET_DATE;
  const kept = useMemo(
    () => (keeps && status === 'member' ? loadKeptList(platform, vendor) : null),
    [platform, vendor, keeps, status],
  );
  const shown = wanted === 'all' || wanted === vendor;
  const {
    data,
    dataUpdatedAt,
    failureCount,
    isFetched,
    isPending,
    isError,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery({
    queryKey: [WAGERS_KEY, vendor, kind, sortBy],
    initialPageParam: 1,
    enabled: shown && status === 'member',
    staleTime: 0,
    queryFn: async ({ pageParam }) => {
      const asked = { kind, page: pageParam, sortBy };
      const answer = valueOrThrow(await vendorSessions[vendor].vendor.wagers(asked));
      return { ...answer, at: clock.now() };
    },
    ...(kept === null
      ? {}
      : {
          initialData: { pages: [{ ...kept, pages: 1 }], pageParams: [1] },
          // Whatever its age, and however this device's clock goes: it is read anew at once.
          initialDataUpdatedAt: 0,
        }),
    getNextPageParam: (last, all) =>
      nextPage(
        all.map(({ rows }) => rows.map(({ id }) => id)),
        last.pages,
      ),
    refetchInterval: ({ state }) =>
      // What could not be read is asked for again; what has ended stays.
      state.status === 'error'
        ? REFRESH_MS.unread
        : kind !== 'settled' &&
          ((state.data?.pages[0]?.rows.length ?? 0) > 0 ? REFRESH_MS.some : REFRESH_MS.none),
  });
  useEffect(() => {
    if (!shown) return undefined;
    const subscriptions = [
      bus.on('bet.settled').subscribe((message) => {
        if (message.vendor === vendor) void refetch();
      }),
      bus.on('money.settled').subscribe(({ kind: money }) => {
        if (money === 'bet' || money === 'cashOut') void refetch();
      }),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [bus, refetch, shown, vendor]);
  useEffect(() => {
    const [first] = data?.pages ?? [];
    if (keeps && first !== undefined && !isError) saveKeptList(platform, vendor, first);
  }, [platform, vendor, keeps, data, isError]);
  const at = data?.pages[0]?.at ?? 0;
  const isKept = dataUpdatedAt === 0;
  // One that was never read stays failed while it is asked again: nothing blinks.
  const failed = isError || (at === 0 && isFetched);
  const isMissing = at === 0 && (isFetched || failureCount > 0);
  return useMemo(() => {
    if (!shown) return null;
    // A list that moves while it is read may name a wager on two pages.
    const rows = rowsOnce(
      (data?.pages ?? []).map((page) => page.rows),
      ({ id }) => id,
    );
    return {
      vendor,
      rows,
      hasMore: hasNextPage,
      isPending,
      failed,
      at,
      isKept,
      isMissing,
      more: () => void fetchNextPage(),
      retry: () => void refetch(),
    };
  }, [
    shown,
    data,
    vendor,
    hasNextPage,
    isPending,
    failed,
    at,
    isKept,
    isMissing,
    fetchNextPage,
    refetch,
  ]);
}

/** All lists as one. */
export interface WagersView {
  readonly rows: readonly Wager[];
  readonly lists: readonly VendorList[];
  /** Reads on; null at the end. */
  readonly more: (() => void) | null;
  readonly momentOf: (wager: Wager) => number;
}

/** The wagers that the page shows. */
export function useWagers(question: WagersQuestion): WagersView {
  const lists = useEachVendor(useVendorList, question);
  return useMemo(() => {
    const shown = ODDS_VENDORS.map((vendor) => lists[vendor]).filter((list) => list !== null);
    const byEvent = question.sortBy === SORT_BY.EVENT_DATE;
    const momentOf = byEvent ? firstStart : ({ placedAt }: Wager): number => placedAt;
    const { rows, next } = mergeLists(shown, byEvent ? (wager) => -firstStart(wager) : momentOf);
    return {
      rows,
      lists: shown,
      momentOf,
      more: next.length === 0 ? null : () => next.forEach((at) => shown[at]?.more()),
    };
  }, [lists, question.sortBy]);
}
