/**
 * The board of one subscription, as its adapter writes it: the one place where a price stands.
 * Works out what a message really changes, so that a tick of a price stays a tick.
 */
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import type { FeedMessage, Market, PriceSlot, SportEvent } from '../port';
import { createUntold, isThere, newsOf } from './board-untold';

/** How the markets of a vendor are read. */
export interface MarketReader<W> {
  readonly idOf: (wire: W) => string;
  readonly eventOf: (wire: W) => string;
  /** The market, or null for one that the site does not know: it is left out, never shown wrong. */
  readonly read: (wire: W) => Market | null;
  /** True when the second says nothing of the first anew but prices. */
  readonly isTick: (before: W, now: W) => boolean;
  /** The price of a selection by its place, whatever the state of the market. */
  readonly priceAt: (wire: W, at: number) => DecimalOdds | null;
}

/** A slot as its owner has it. */
export interface OwnSlot extends PriceSlot {
  price: DecimalOdds | null;
}

/**
 * A market as it stands. Its prices are in the slots, in the order of its selections; only while it
 * shows none what was read last knows them. What a tick needs lies in here: a board is larger than
 * what a processor keeps at hand, and each step to another object is waited for.
 */
export interface KnownMarket<W> {
  /** What it was read from; older than the slots where only prices moved. */
  readonly wire: W;
  readonly market: Market | null;
  /** The site knows it, and it is not closed for prices. */
  readonly showsPrices: boolean;
  /** The vendor's keys of its selections. */
  readonly keys: readonly string[];
  readonly slots: readonly OwnSlot[];
}

/** What a message changes on the board. */
export interface BoardChange<W> {
  readonly events: readonly SportEvent[];
  readonly removedEvents: readonly string[];
  readonly markets: readonly W[];
  readonly removedMarkets: readonly string[];
  /** Events whose markets are all in `markets`: those that are not have gone. */
  readonly completeEvents: readonly string[];
}

/** The board of one subscription. What is put and written is told together. */
export interface BoardMirror<W> {
  readonly known: (id: string) => KnownMarket<W> | undefined;
  readonly putEvent: (event: SportEvent) => void;
  /** Its markets leave with it. */
  readonly removeEvent: (id: string) => void;
  readonly putMarket: (wire: W) => void;
  readonly removeMarket: (id: string) => void;
  /** A price alone, as it was named by the vendor: it is told. */
  readonly write: (slot: OwnSlot, price: DecimalOdds | null) => void;
  /** @returns only what changed since it was asked last; `alive` when that is nothing. */
  readonly tell: () => FeedMessage;
  /** Takes a part in, and tells what it changes. */
  readonly merge: (part: BoardChange<W>) => FeedMessage;
  /** Everything anew. */
  readonly replace: (events: readonly SportEvent[], markets: readonly W[]) => FeedMessage;
}

/** Plain data, so that text tells sameness; only ever built from the same tables in the same order. */
const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

const NONE: ReadonlySet<string> = new Set();

/** The slots of a market; a selection that was there keeps its own. */
function slotsOf(market: Market | null, before: readonly OwnSlot[]): readonly OwnSlot[] {
  return (market?.selections ?? []).map(
    ({ id }) =>
      before.find(({ selectionId }) => selectionId === id) ?? {
        selectionId: id,
        price: null,
        watch: undefined,
      },
  );
}

/** Writes the prices that are other ones now. */
function restate(
  slots: readonly OwnSlot[],
  priceAt: (at: number) => DecimalOdds | null,
  write: (slot: OwnSlot, price: DecimalOdds | null) => void,
): void {
  slots.forEach((slot, at) => {
    const price = priceAt(at);
    if (slot.price !== price) write(slot, price);
  });
}

/**
 * The board told whole.
 *
 * @param before events as they were known.
 */
function snapshotOf<W>(
  before: ReadonlyMap<string, SportEvent>,
  events: readonly SportEvent[],
  known: readonly KnownMarket<W>[],
): FeedMessage {
  return {
    kind: 'snapshot',
    events,
    markets: known.map(({ market }) => market).filter(isThere),
    prices: known.flatMap(({ slots }) => slots),
    news: events.flatMap((event) => newsOf(before.get(event.id), event)),
  };
}

/** Makes an empty board. */
export function createBoardMirror<W>(reader: MarketReader<W>): BoardMirror<W> {
  const events = new Map<string, SportEvent>();
  const markets = new Map<string, KnownMarket<W>>();
  const marketsOf = new Map<string, Set<string>>();
  const untold = createUntold();

  const write = (slot: OwnSlot, price: DecimalOdds | null): void => {
    slot.price = price;
    untold.moved.push(slot);
  };
  const leave = (id: string, { wire, market, slots }: KnownMarket<W>): void => {
    untold.moved = untold.moved.filter((slot) => !slots.includes(slot));
    marketsOf.get(reader.eventOf(wire))?.delete(id);
    untold.drawn.delete(id);
    if (market !== null) untold.goneMarkets.set(id, reader.eventOf(wire));
  };
  const removeMarket = (id: string): void => {
    const known = markets.get(id);
    if (known === undefined) return;
    markets.delete(id);
    leave(id, known);
  };
  const removeEvent = (id: string): void => {
    for (const marketId of marketsOf.get(id) ?? NONE) removeMarket(marketId);
    marketsOf.delete(id);
    untold.changed.delete(id);
    if (events.delete(id)) untold.goneEvents.add(id);
  };
  const putEvent = (event: SportEvent): void => {
    const known = events.get(event.id);
    events.set(event.id, event);
    untold.goneEvents.delete(event.id);
    if (known !== undefined && same(known, event)) return;
    if (!untold.changed.has(event.id)) untold.changed.set(event.id, known);
  };
  const draw = (id: string, wire: W, before: KnownMarket<W> | undefined): void => {
    // What turned into something that the site does not know must not stay as it was.
    if (before !== undefined) leave(id, before);
    const market = reader.read(wire);
    if (market !== null && before === undefined && !untold.goneMarkets.has(id))
      untold.newMarkets.add(id);
    const slots = slotsOf(market, before?.slots ?? []);
    const showsPrices = market !== null && market.state !== 'closed';
    const keys = (market?.selections ?? []).map(({ vendorKey }) => vendorKey);
    markets.set(id, { wire, market, showsPrices, keys, slots });
    const eventId = reader.eventOf(wire);
    const own = marketsOf.get(eventId);
    if (own === undefined) marketsOf.set(eventId, new Set([id]));
    else own.add(id);
    if (market === null) return;
    slots.forEach((slot, at) => {
      slot.price = showsPrices ? reader.priceAt(wire, at) : null;
    });
    untold.goneMarkets.delete(id);
    untold.drawn.add(id);
  };
  const putMarket = (wire: W): void => {
    const id = reader.idOf(wire);
    const known = markets.get(id);
    if (known === undefined || !reader.isTick(known.wire, wire)) draw(id, wire, known);
    // While prices are shown the first reading stays: the collector takes what dies young for less.
    else if (!known.showsPrices) markets.set(id, { ...known, wire });
    else restate(known.slots, (at) => reader.priceAt(wire, at), write);
  };
  const tell = (): FeedMessage => {
    if (untold.isEmpty()) return { kind: 'alive' };
    const shown = [...untold.drawn].map((id) => markets.get(id)).filter(isThere);
    const slots = shown.flatMap((known) => known.slots);
    const drawn = shown.map(({ market }) => market).filter(isThere);
    const message: FeedMessage = {
      kind: 'delta',
      events: untold.events(events),
      lines: untold.lines(drawn),
      prices: slots.length === 0 ? untold.moved : [...slots, ...untold.moved],
      news: untold.news(events, drawn),
    };
    untold.clear();
    return message;
  };

  return {
    known: (id) => markets.get(id),
    putEvent,
    removeEvent,
    putMarket,
    removeMarket,
    write,
    tell,
    merge: (part) => {
      part.removedMarkets.forEach(removeMarket);
      part.removedEvents.forEach(removeEvent);
      const there =
        part.completeEvents.length === 0 ? NONE : new Set(part.markets.map(reader.idOf));
      for (const eventId of part.completeEvents)
        for (const id of marketsOf.get(eventId) ?? NONE) if (!there.has(id)) removeMarket(id);
      part.events.forEach(putEvent);
      for (const wire of part.markets) putMarket(wire);
      return tell();
    },
    replace: (all, wires) => {
      const before = new Map(events);
      [events, markets, marketsOf].forEach((kept) => kept.clear());
      all.forEach(putEvent);
      for (const wire of wires) putMarket(wire);
      untold.clear();
      return snapshotOf(before, [...events.values()], [...markets.values()]);
    },
  };
}
