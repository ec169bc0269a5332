/**
 * The board as it stands for vendors that send events and markets whole: works out what really
 * changed, so that a tick of a price stays a tick.
 */
import type { FeedMessage, Market, PriceChange, SportEvent } from '../port';

/** A market with the prices of its selections, in their order. */
export interface PricedMarket {
  readonly market: Market;
  readonly prices: readonly PriceChange[];
  /** What an adapter read it from, for its own use. */
  readonly source?: unknown;
}

/** What a message changes on the board. */
export interface BoardChange {
  readonly events: readonly SportEvent[];
  readonly removedEvents: readonly string[];
  readonly markets: readonly PricedMarket[];
  readonly removedMarkets: readonly string[];
  /** Events whose markets are all in `markets`: those that are not have gone. */
  readonly completeEvents: readonly string[];
}

/** The mirror of one subscription. */
export interface BoardMirror {
  /** Everything anew. */
  readonly replace: (
    events: readonly SportEvent[],
    markets: readonly PricedMarket[],
  ) => FeedMessage;
  /** A market as it was told last. */
  readonly known: (id: string) => PricedMarket | undefined;
  /**
   * Takes a part in.
   *
   * @returns only what it changes; `alive` when that is nothing.
   */
  readonly merge: (part: BoardChange) => FeedMessage;
}

/** Plain data, so that text tells sameness; only ever built from the same tables in the same order. */
const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

function sameMarket(a: Market, b: Market): boolean {
  if (a === b) return true;
  if (
    a.state !== b.state ||
    a.rank !== b.rank ||
    a.comboAllowed !== b.comboAllowed ||
    a.betType !== b.betType ||
    a.period !== b.period
  )
    return false;
  if (a.eventId !== b.eventId || a.selections.length !== b.selections.length) return false;
  return a.selections.every((selection, at) => {
    const other = b.selections[at];
    return (
      other !== undefined &&
      selection.id === other.id &&
      selection.line === other.line &&
      selection.label === other.label &&
      selection.side === other.side &&
      selection.vendorKey === other.vendorKey
    );
  });
}

const NONE: readonly string[] = [];

/** Makes an empty mirror. */
export function createBoardMirror(): BoardMirror {
  let events = new Map<string, SportEvent>();
  let markets = new Map<string, PricedMarket>();
  const marketsOf = new Map<string, Set<string>>();

  const keep = (priced: PricedMarket): void => {
    const { id, eventId } = priced.market;
    markets.set(id, priced);
    const ids = marketsOf.get(eventId);
    if (ids === undefined) marketsOf.set(eventId, new Set([id]));
    else ids.add(id);
  };
  const drop = (id: string): void => {
    const known = markets.get(id);
    if (known === undefined) return;
    markets.delete(id);
    marketsOf.get(known.market.eventId)?.delete(id);
  };
  /** Markets that are to go: named, of events that went, or missing from a complete list. */
  const goneMarkets = ({
    removedEvents,
    removedMarkets,
    markets: brought,
    completeEvents,
  }: BoardChange): string[] => {
    const gone = removedMarkets.filter((id) => markets.has(id));
    for (const eventId of removedEvents) gone.push(...(marketsOf.get(eventId) ?? NONE));
    if (completeEvents.length === 0) return gone;
    const there = new Set(brought.map(({ market }) => market.id));
    for (const eventId of completeEvents)
      for (const id of marketsOf.get(eventId) ?? NONE) if (!there.has(id)) gone.push(id);
    return gone;
  };
  const takeMarket = (priced: PricedMarket, drawn: Market[], prices: PriceChange[]): void => {
    const known = markets.get(priced.market.id);
    if (known === undefined) keep(priced);
    else markets.set(priced.market.id, priced);
    if (known === undefined || !sameMarket(known.market, priced.market)) {
      drawn.push(priced.market);
      prices.push(...priced.prices);
      return;
    }
    priced.prices.forEach((change, at) => {
      if (known.prices[at]?.price !== change.price) prices.push(change);
    });
  };

  return {
    known: (id) => markets.get(id),
    replace: (all, priced) => {
      events = new Map(all.map((event) => [event.id, event]));
      markets = new Map();
      marketsOf.clear();
      priced.forEach(keep);
      return {
        kind: 'snapshot',
        events: [...events.values()],
        markets: priced.map(({ market }) => market),
        prices: priced.flatMap(({ prices }) => prices),
      };
    },
    merge: (part) => {
      const changed: SportEvent[] = [];
      const drawn: Market[] = [];
      const prices: PriceChange[] = [];
      const removedMarkets = goneMarkets(part);
      removedMarkets.forEach(drop);
      for (const id of part.removedEvents) marketsOf.delete(id);
      const removedEvents = part.removedEvents.filter((id) => events.delete(id));
      for (const event of part.events) {
        const known = events.get(event.id);
        events.set(event.id, event);
        if (known === undefined || !same(known, event)) changed.push(event);
      }
      for (const priced of part.markets) takeMarket(priced, drawn, prices);
      const quiet = [changed, removedEvents, drawn, removedMarkets, prices].every(
        (list) => list.length === 0,
      );
      return quiet
        ? { kind: 'alive' }
        : { kind: 'delta', events: changed, removedEvents, markets: drawn, removedMarkets, prices };
    },
  };
}
