/**
 * The board outside React: structure (events, markets, suspension, scores) with a version per
 * event, prices in their own table.
 */
import { FEED_UPDATE, LINE_UPDATE } from '@site/domain/reference/updates';
import type { FeedMessage, Market, SportEvent } from '../vendors/port';
import type { PriceTable } from './price-table';

/**
 * Whether the feed speaks. `opening` before the first snapshot; `paused` while the member has it
 * stand.
 */
export type FeedHealth = 'opening' | 'live' | 'stale' | 'paused';

/** A league with its events in order. */
export interface LeagueGroup {
  readonly id: string;
  readonly name: string;
  readonly sportId: number;
  readonly eventIds: readonly string[];
}

/** The board's structure. */
export interface BoardStore {
  readonly accept: (message: FeedMessage) => void;
  readonly setHealth: (health: FeedHealth) => void;
  readonly health: () => FeedHealth;
  /** Whether a snapshot was ever read: before it, nothing is known to be absent. */
  readonly isRead: () => boolean;
  /** Same array until leagues or their events change. */
  readonly leagues: () => readonly LeagueGroup[];
  readonly event: (id: string) => SportEvent | undefined;
  /** Markets of an event, by bet type and rank; same array until the event's structure changes. */
  readonly markets: (eventId: string) => readonly Market[];
  readonly market: (id: string) => Market | undefined;
  /** Structure of the list. */
  readonly onList: (listener: () => void) => () => void;
  /** Structure of one event. */
  readonly onEvent: (id: string, listener: () => void) => () => void;
}

const byId = (a: SportEvent, b: SportEvent): number => (a.id < b.id ? -1 : 1);
/** Sport, league, then the vendor's order inside the league. */
const byOrder = (a: SportEvent, b: SportEvent): number =>
  a.sportId - b.sportId ||
  a.leagueOrder - b.leagueOrder ||
  (a.leagueId < b.leagueId ? -1 : Number(a.leagueId > b.leagueId)) ||
  a.order - b.order ||
  a.startAt - b.startAt ||
  byId(a, b);
const byKind = (a: Market, b: Market): number =>
  a.period - b.period || a.betType - b.betType || a.rank - b.rank || (a.id < b.id ? -1 : 1);

const NO_MARKETS: readonly Market[] = [];

function group(events: Iterable<SportEvent>): readonly LeagueGroup[] {
  const groups = new Map<
    string,
    { id: string; name: string; sportId: number; eventIds: string[] }
  >();
  for (const event of [...events].sort(byOrder)) {
    const known = groups.get(event.leagueId) ?? {
      id: event.leagueId,
      name: event.leagueName,
      sportId: event.sportId,
      eventIds: [],
    };
    known.eventIds.push(event.id);
    groups.set(event.leagueId, known);
  }
  return [...groups.values()];
}

/** Who is told of the list, and who of one event. */
function createListeners() {
  const ofList = new Set<() => void>();
  const ofEvents = new Map<string, Set<() => void>>();
  return {
    tellList: () => ofList.forEach((listener) => listener()),
    tellEvent: (id: string) => ofEvents.get(id)?.forEach((listener) => listener()),
    onList: (listener: () => void) => {
      ofList.add(listener);
      return () => void ofList.delete(listener);
    },
    onEvent: (id: string, listener: () => void) => {
      const own = ofEvents.get(id) ?? new Set<() => void>();
      own.add(listener);
      ofEvents.set(id, own);
      return () => {
        own.delete(listener);
        if (own.size === 0 && ofEvents.get(id) === own) ofEvents.delete(id);
      };
    },
  };
}

/** Makes an empty board over a price table. */
export function createBoardStore(prices: PriceTable): BoardStore {
  let events = new Map<string, SportEvent>();
  let markets = new Map<string, Market>();
  let byEvent = new Map<string, Set<string>>();
  let sorted = new Map<string, readonly Market[]>();
  let leagues: readonly LeagueGroup[] | null = null;
  let health: FeedHealth = 'opening';
  let isRead = false;
  const { tellList, tellEvent, onList, onEvent } = createListeners();

  const touch = (eventId: string): void => {
    sorted.delete(eventId);
    tellEvent(eventId);
  };
  const touchList = (): void => {
    leagues = null;
    tellList();
  };
  const putMarket = (market: Market): void => {
    const before = markets.get(market.id);
    if (before !== undefined)
      prices.forget(
        before.selections
          .filter(({ id }) => !market.selections.some((kept) => kept.id === id))
          .map(({ id }) => id),
      );
    markets.set(market.id, market);
    const own = byEvent.get(market.eventId) ?? new Set<string>();
    own.add(market.id);
    byEvent.set(market.eventId, own);
  };
  const dropMarket = (id: string): string | null => {
    const market = markets.get(id);
    if (market === undefined) return null;
    markets.delete(id);
    byEvent.get(market.eventId)?.delete(id);
    prices.forget(market.selections.map((selection) => selection.id));
    return market.eventId;
  };

  const snapshot = (message: Extract<FeedMessage, { kind: 'snapshot' }>): void => {
    const known = new Set([...events.keys()]);
    isRead = true;
    events = new Map(message.events.map((event) => [event.id, event]));
    markets = new Map();
    byEvent = new Map();
    sorted = new Map();
    message.markets.forEach(putMarket);
    prices.retain(new Set(message.prices.map(({ selectionId }) => selectionId)));
    prices.apply(message.prices);
    touchList();
    new Set([...known, ...events.keys()]).forEach(touch);
  };
  const delta = (message: Extract<FeedMessage, { kind: 'delta' }>): void => {
    // Before what leaves: a price that moved and left with its market is not remembered.
    prices.apply(message.prices);
    if (message.events.length + message.lines.length === 0) return;
    const touched = new Set<string>();
    let listChanged = false;
    for (const told of message.events) {
      if (told.update === FEED_UPDATE.DELETE) {
        listChanged = events.delete(told.eventId) || listChanged;
        [...(byEvent.get(told.eventId) ?? [])].forEach(dropMarket);
        byEvent.delete(told.eventId);
        touched.add(told.eventId);
      } else {
        // An event that this board never had is new to it, whatever the feed calls it.
        listChanged ||= told.update !== FEED_UPDATE.UPDATE || !events.has(told.event.id);
        events.set(told.event.id, told.event);
        touched.add(told.event.id);
      }
    }
    for (const told of message.lines) {
      const eventId =
        told.update === LINE_UPDATE.UNAVAILABLE ? dropMarket(told.marketId) : told.market.eventId;
      if (told.update === LINE_UPDATE.UPDATE) putMarket(told.market);
      if (eventId !== null) touched.add(eventId);
    }
    if (listChanged) touchList();
    touched.forEach(touch);
  };

  return {
    accept: (message) => {
      if (message.kind === 'snapshot') snapshot(message);
      if (message.kind === 'delta') delta(message);
    },
    setHealth: (next) => {
      if (next === health) return;
      health = next;
      tellList();
    },
    health: () => health,
    isRead: () => isRead,
    leagues: () => (leagues ??= group(events.values())),
    event: (id) => events.get(id),
    markets: (eventId) => {
      const kept = sorted.get(eventId);
      if (kept !== undefined) return kept;
      const ids = byEvent.get(eventId);
      // An event that left is not remembered by those who still ask for it.
      if (ids === undefined) return NO_MARKETS;
      const own = [...ids]
        .map((id) => markets.get(id))
        .filter((market) => market !== undefined)
        .sort(byKind);
      sorted.set(eventId, own);
      return own;
    },
    market: (id) => markets.get(id),
    onList,
    onEvent,
  };
}
