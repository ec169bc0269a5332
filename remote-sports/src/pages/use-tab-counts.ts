/** Sport events per tab, read again now and then: a tab's number is a hint, the board is the truth. */
import { useQuery, valueOrThrow } from '@site/platform';
import type { OddsVendor, TabCounts } from '../vendors/port';

const REFRESH_MS = 20_000;

/** The counts, or null until they are known. */
export function useTabCounts(vendor: OddsVendor, sportId: number): TabCounts | null {
  const { data } = useQuery({
    queryKey: ['sports.counts', vendor.id, sportId], queryFn: async () => valueOrThrow(await vendor.counts(sportId)), refetchInterval: REFRESH_MS,
  });
  return data ?? null;
}
