/** What a vendor is asked for by name, and what is known of its answer. */
import { done, type Outcome } from '@site/domain/errors/app-error';
import { STALE, useQuery, valueOrThrow } from '@site/platform';
import { useSportsState } from '../../state/use-sports';
import type { OddsVendor, OddsVendorId, SportEvent } from '../../vendors/port';

/** All that is found under any of the names, each match once; a failure only where each fails. */
async function searchAll(
  vendor: OddsVendor,
  names: readonly string[],
): Promise<Outcome<readonly SportEvent[]>> {
  const answers = await Promise.all(names.map((name) => vendor.search(name)));
  const lost = answers.find(({ ok }) => !ok);
  if (lost !== undefined && answers.every(({ ok }) => !ok)) return lost;
  const events = answers.flatMap((answer) => (answer.ok ? answer.value : []));
  return done([...new Map(events.map((event) => [event.id, event])).values()]);
}

/** The question, under which its answer is known. */
export const questionOf = (vendor: OddsVendor, names: readonly string[]) => ({
  queryKey: ['sports.search', vendor.id, ...names],
  queryFn: async () => valueOrThrow(await searchAll(vendor, names)),
  staleTime: STALE.seconds,
});

/** How many matches a vendor has under the name; null until it was asked. */
export function useFoundCount(id: OddsVendorId, name: string): number | null {
  const { vendor } = useSportsState().vendorSessions[id];
  const { data } = useQuery({ ...questionOf(vendor, [name]), enabled: false });
  return data?.length ?? null;
}
