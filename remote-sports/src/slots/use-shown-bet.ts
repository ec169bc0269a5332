/**
 * The open bet that home speaks of: the latest single one, first of all one whose match is played
 * now, with that match.
 */
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { usePlatform, useQuery, valueOrThrow } from '@site/platform';
import { useSportsState } from '../state/use-sports';
import type { SportEvent, WagerLeg } from '../vendors/port';
import { loadKeptList } from '../wagers/kept-list';
import { useLiveEvents } from '../wagers/use-live-events';

/** Most bets whose matches are followed for it. */
const MOST = 5;

/** A bet with its match; null while none of them is known by more than its number. */
export function useShownBet(): {
  readonly leg: WagerLeg;
  readonly event: SportEvent | undefined;
} | null {
  const platform = usePlatform();
  const { open, vendorSessions } = useSportsState();
  const ids = ODDS_VENDORS.map((vendor) => open.ids(vendor));
  const { data = [] } = useQuery({
    queryKey: ['sports.shown-bets', ids.join('/')],
    enabled: ids.some(({ length }) => length > 0),
    queryFn: async () => {
      const lists = await Promise.all(
        ODDS_VENDORS.map(async (vendor, at) => {
          const own = new Set(ids[at]);
          const kept = (loadKeptList(platform, vendor)?.rows ?? []).filter(({ id }) => own.has(id));
          if (kept.length === own.size) return kept;
          const answer = await vendorSessions[vendor].vendor.wagers({ kind: 'open', page: 1 });
          return valueOrThrow(answer).rows.filter(({ id }) => own.has(id));
        }),
      );
      return lists
        .flat()
        .filter(({ legs }) => legs.length === 1)
        .toSorted((a, b) => b.placedAt - a.placedAt)
        .slice(0, MOST);
    },
  });
  const eventOf = useLiveEvents(data);
  const bets = data.flatMap(({ vendor, legs }) =>
    legs.map((leg) => ({ leg, event: eventOf(vendor, leg.eventId) })),
  );
  return bets.find(({ event }) => (event?.live ?? null) !== null) ?? bets[0] ?? null;
}
