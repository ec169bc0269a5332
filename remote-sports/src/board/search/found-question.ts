/** What a vendor is asked for by name, and what is known of its answer. */
import { done, type Outcome } from '@site/domain/errors/app-error';
import { STALE, useQuery, valueOrThrow } from '@site/platform';
import { useSportsState } from '../../state/use-sports';
import type { OddsVendor, OddsVendorId, SportEvent } from '../../vendors/port';

/** What names brought. */
interface Found {
  /** Each match once. */
  readonly events: readonly SportEvent[];
  /** Names that the vendor has nothing under; one that failed is not known to be one. */
  readonly none: readonly string[];
}

/** All that is found under any of the names; a failure only where each fails. */
async function searchAll(vendor: OddsVendor, names: readonly string[]): Promise<Outcome<Found>> {
  const answers = await Promise.all(names.map((name) => vendor.search(name)));
  const lost = answers.find((answer) => !answer.ok);
  if (lost !== undefined && answers.every(({ ok }) => !ok)) return lost;
  const events = answers.flatMap((answer) => (answer.ok ? answer.value : []));
  return done({
    events: [...new Map(events.map((event) => [event.id, event])).values()],
    none: names.filter((_, at) => {
      const answer = answers[at];
      return answer?.ok === true && answer.value.length === 0;
    }),
  });
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
  return data?.events.length ?? null;
}
