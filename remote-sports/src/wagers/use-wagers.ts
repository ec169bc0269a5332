/** The member's wagers, read again while some are open: a settled one moves money. */
import { useQuery, useSession, valueOrThrow, type CallError, type UseQueryResult } from '@site/platform';
import type { OddsVendor, Wager } from '../vendors/port';

/** Key of a list; the watcher invalidates by its first part. */
export const WAGERS_KEY = 'sports.wagers';
const OPEN_REFRESH_MS = 4_000;

/** One page of wagers. */
export function useWagers(vendor: OddsVendor, kind: 'open' | 'settled', page: number): UseQueryResult<{ readonly wagers: readonly Wager[]; readonly pages: number }, CallError> {
  const session = useSession();
  return useQuery({
    queryKey: [WAGERS_KEY, vendor.id, kind, page], queryFn: async () => valueOrThrow(await vendor.wagers(kind, page)),
    enabled: session.status === 'member', refetchInterval: OPEN_REFRESH_MS, staleTime: 0,
  });
}
