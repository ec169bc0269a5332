/** Found events by sport and league: what is in play first, then by kick-off. */
import type { SportEvent } from '../../vendors/port';

/** A league with its found events. */
export interface FoundLeague {
  readonly sportId: number;
  readonly leagueId: string;
  readonly leagueName: string;
  readonly events: readonly SportEvent[];
}

const liveFirst = (a: SportEvent, b: SportEvent): number =>
  Number(b.live !== null) - Number(a.live !== null) ||
  a.startAt - b.startAt ||
  (a.id < b.id ? -1 : 1);

/**
 * Groups in the order of their first event.
 *
 * @param most how many events there is room for, in their order.
 */
export function foundGroups(
  events: readonly SportEvent[],
  most = Infinity,
): readonly FoundLeague[] {
  const groups = new Map<string, SportEvent[]>();
  for (const event of events.toSorted(liveFirst).slice(0, most)) {
    const key = `${event.sportId}/${event.leagueId}`;
    groups.set(key, [...(groups.get(key) ?? []), event]);
  }
  return [...groups.values()].flatMap((own): FoundLeague[] => {
    const [first] = own;
    return first === undefined
      ? []
      : [
          {
            sportId: first.sportId,
            leagueId: first.leagueId,
            leagueName: first.leagueName,
            events: own,
          },
        ];
  });
}
