/**
 * What a board has taken in and not told yet, and the words for it: update kinds and event kinds of
 * §3.10.
 */
import {
  EVENT_KIND,
  FEED_UPDATE,
  happenings,
  LINE_UPDATE,
  type EventKind,
} from '@site/domain/reference/updates';
import type { EventNews, EventUpdate, LineUpdate, Market, PriceSlot, SportEvent } from '../port';

export const isThere = <T>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined;

/** What happened to an event; to one that is seen for the first time nothing did. */
export const newsOf = (before: SportEvent | undefined, event: SportEvent): readonly EventNews[] =>
  before === undefined
    ? []
    : happenings(before.live, event.live).map((happening) => ({ ...happening, event }));

/** The event stands where it stood: a goal or a minute moves no row. */
const samePlace = (a: SportEvent, b: SportEvent): boolean =>
  a.order === b.order &&
  a.startAt === b.startAt &&
  a.leagueId === b.leagueId &&
  a.leagueName === b.leagueName &&
  a.leagueOrder === b.leagueOrder;

/** What became of an event that is there. */
function updateOf(before: SportEvent | undefined, event: SportEvent): EventUpdate {
  if (before === undefined) return { update: FEED_UPDATE.NEW, event };
  return { update: samePlace(before, event) ? FEED_UPDATE.UPDATE : FEED_UPDATE.SORT, event };
}

type Events = ReadonlyMap<string, SportEvent>;

/** What was put and is not told yet. */
export interface Untold {
  /** Events by id, each as it was told last; undefined for one that never was. */
  readonly changed: Map<string, SportEvent | undefined>;
  readonly goneEvents: Set<string>;
  /**
   * Markets that are drawn anew, those of them that were never told, and those that left by id with
   * their event.
   */
  readonly drawn: Set<string>;
  readonly newMarkets: Set<string>;
  readonly goneMarkets: Map<string, string>;
  /** Slots that moved, as they moved. */
  moved: PriceSlot[];
  readonly isEmpty: () => boolean;
  readonly clear: () => void;
  readonly events: (now: Events) => readonly EventUpdate[];
  readonly lines: (drawn: readonly Market[]) => readonly LineUpdate[];
  readonly news: (now: Events, drawn: readonly Market[]) => readonly EventNews[];
}

/** Makes it, empty. */
export function createUntold(): Untold {
  const changed = new Map<string, SportEvent | undefined>();
  const [goneEvents, drawn, newMarkets] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const goneMarkets = new Map<string, string>();
  const kept = [changed, goneEvents, drawn, newMarkets, goneMarkets];
  /** Of an event that was told before and is still there. */
  const lineNews = (now: Events, eventId: string, kind: EventKind): readonly EventNews[] => {
    const event = now.get(eventId);
    return event === undefined || (changed.has(eventId) && changed.get(eventId) === undefined)
      ? []
      : [{ kind, undone: false, event }];
  };
  const untold: Untold = {
    changed,
    goneEvents,
    drawn,
    newMarkets,
    goneMarkets,
    moved: [],
    isEmpty: () => untold.moved.length === 0 && kept.every(({ size }) => size === 0),
    clear: () => {
      kept.forEach((ids) => ids.clear());
      untold.moved = [];
    },
    events: (now) => [
      ...[...goneEvents].map((eventId) => ({ update: FEED_UPDATE.DELETE, eventId }) as const),
      ...[...changed].flatMap(([id, before]) => {
        const event = now.get(id);
        return event === undefined ? [] : [updateOf(before, event)];
      }),
    ],
    lines: (markets) => [
      ...[...goneMarkets.keys()].map(
        (marketId) => ({ update: LINE_UPDATE.UNAVAILABLE, marketId }) as const,
      ),
      ...markets.map((market) => ({ update: LINE_UPDATE.UPDATE, market }) as const),
    ],
    news: (now, markets) => [
      ...[...changed].flatMap(([id, before]) => {
        const event = now.get(id);
        return event === undefined ? [] : newsOf(before, event);
      }),
      ...[...goneMarkets].flatMap(([id, eventId]) =>
        newMarkets.has(id) ? [] : lineNews(now, eventId, EVENT_KIND.LINE_DELETE),
      ),
      ...markets.flatMap(({ id, eventId }) =>
        newMarkets.has(id) ? lineNews(now, eventId, EVENT_KIND.LINE_NEW) : [],
      ),
    ],
  };
  return untold;
}
