/**
 * From the store's leagues to the rows of a list: filtered by day and league, by league or by
 * kick-off, closed ones without their events.
 */
import { dayKey } from '@site/domain/formatting/day';
import type { SportEvent } from '../vendors/port';
import type { LeagueGroup } from './board-store';
import type { BoardSort } from './board-view';

/** What is shown and how. */
export interface Cut {
  readonly sort: BoardSort;
  readonly day: string | null;
  readonly leagues: readonly string[] | null;
}

/** Looks an event up. */
export type EventOf = (id: string) => SportEvent | undefined;

/**
 * A row of the list. A league may head several groups when rows stand by kick-off; `key` tells them
 * apart.
 */
export type BoardItem =
  | {
      readonly kind: 'league';
      readonly key: string;
      readonly group: number;
      readonly league: LeagueGroup;
    }
  | {
      readonly kind: 'event';
      readonly key: string;
      readonly group: number;
      readonly id: string;
      readonly sportId: number;
    };

const inCut = (
  { day, leagues }: Cut,
  league: LeagueGroup,
  event: SportEvent | undefined,
): boolean =>
  event !== undefined &&
  (day === null || dayKey(event.startAt) === day) &&
  (leagues === null || leagues.includes(league.id));

/** Neighbours of one league under one head. */
function byKickoff(groups: readonly LeagueGroup[], eventOf: EventOf): readonly LeagueGroup[] {
  const rows = groups.flatMap((league) =>
    league.eventIds.map((id) => ({ league, id, at: eventOf(id)?.startAt ?? 0 })),
  );
  const out: { id: string; name: string; sportId: number; eventIds: string[] }[] = [];
  for (const { league, id } of rows.toSorted((a, b) => a.at - b.at)) {
    const last = out.at(-1);
    if (last?.id === league.id) last.eventIds.push(id);
    else out.push({ id: league.id, name: league.name, sportId: league.sportId, eventIds: [id] });
  }
  return out;
}

/** Leagues with the events that are shown. */
export function cutGroups(
  groups: readonly LeagueGroup[],
  eventOf: EventOf,
  cut: Cut,
): readonly LeagueGroup[] {
  const kept = groups
    .map((league) => ({
      ...league,
      eventIds: league.eventIds.filter((id) => inCut(cut, league, eventOf(id))),
    }))
    .filter(({ eventIds }) => eventIds.length > 0);
  return cut.sort === 'time' ? byKickoff(kept, eventOf) : kept;
}

/** Rows in order. */
export const itemsOf = (
  groups: readonly LeagueGroup[],
  closed: ReadonlySet<string>,
): readonly BoardItem[] =>
  groups.flatMap((league, group): BoardItem[] => [
    { kind: 'league', key: `league ${league.id} ${league.eventIds[0] ?? ''}`, group, league },
    ...(closed.has(league.id)
      ? []
      : league.eventIds.map((id): BoardItem => ({
          kind: 'event',
          key: id,
          group,
          id,
          sportId: league.sportId,
        }))),
  ]);
