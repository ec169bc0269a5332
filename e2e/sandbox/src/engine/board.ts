/**
 * One vendor's board: heads of the world with its own prices, worked out when someone looks and
 * kept until something changes.
 */
import type { Fen } from '@site/domain/money';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { compareOdds, type DecimalOdds } from '@site/domain/odds/decimal-odds';
import type { Context } from '../core/context';
import { pricesOf } from './book';
import type { EventHead } from './head';
import { COMBO_TYPES } from './parlay';
import type { FairMarket, MarketType } from './types';
import type { World } from './world';

/** A priced side. */
export interface BoardSide {
  readonly key: string;
  readonly name: string;
  readonly line: number | null;
  readonly price: DecimalOdds | null;
  readonly selectionId: string;
}

/** A priced market. `updating`: its prices are being worked out for a few seconds (13060). */
export interface BoardMarket {
  readonly marketId: string;
  readonly eventId: string;
  readonly type: MarketType;
  readonly period: number;
  readonly line: number | null;
  readonly sort: number;
  readonly status: 'running' | 'suspend' | 'updating' | 'closed';
  readonly isLive: boolean;
  /** May join a combo. */
  readonly parlay: boolean;
  /** Shown in lists of events, not only on the event's own page. */
  readonly onBoard: boolean;
  /** It raises a price of another market: most stake of a member on it, and whether it has ended. */
  readonly boost?: { readonly maxStake: Fen; readonly isOver: boolean };
  readonly sides: readonly BoardSide[];
}

/** An event with its markets. */
export interface BoardEvent {
  readonly head: EventHead;
  readonly markets: ReadonlyMap<string, BoardMarket>;
}

/** A side as it stands now. */
export interface Quote {
  readonly head: EventHead;
  readonly market: BoardMarket;
  readonly side: BoardSide | null;
}

/** A vendor's board. */
export interface Board {
  readonly vendor: OddsVendorId;
  readonly world: World;
  readonly heads: () => EventHead[];
  readonly head: (eventId: string) => EventHead | null;
  readonly event: (eventId: string) => BoardEvent | null;
  readonly quote: (marketId: string, key: string) => Quote | null;
  /** Puts in an event that is not of the world (replay, load). */
  readonly put: (event: BoardEvent) => void;
  readonly remove: (eventId: string) => void;
  /** Fixes a price until it is taken back (null). */
  readonly fixPrice: (eventId: string, selectionId: string, price: DecimalOdds | null) => void;
  /** Events that changed or left; a listener may hear of one more often than needed. */
  readonly listen: (onDirty: (eventId: string) => void) => void;
  readonly reset: () => void;
}

/** Types that lists show. */
const LISTED: ReadonlySet<MarketType> = new Set<MarketType>([
  'handicap',
  'total',
  'outcome',
  'winner',
  'outright',
]);

const sameSide = (a: BoardSide, b: BoardSide | undefined): boolean =>
  b !== undefined &&
  a.key === b.key &&
  a.line === b.line &&
  (a.price === b.price ||
    (a.price !== null && b.price !== null && compareOdds(a.price, b.price) === 0));

const sameMarket = (a: BoardMarket, b: BoardMarket): boolean =>
  a.status === b.status &&
  a.sort === b.sort &&
  a.isLive === b.isLive &&
  a.sides.length === b.sides.length &&
  a.sides.every((side, at) => sameSide(side, b.sides[at]));

interface State {
  readonly context: Context;
  readonly vendor: OddsVendorId;
  readonly world: World;
  readonly built: Map<string, BoardEvent>;
  readonly stale: Set<string>;
  readonly foreign: Map<string, BoardEvent>;
  readonly eventOfForeign: Map<string, string>;
  readonly fixed: Map<string, DecimalOdds>;
  readonly listeners: ((eventId: string) => void)[];
}

function statusOf(state: State, head: EventHead, type: MarketType): BoardMarket['status'] {
  if (head.stopped) return 'suspend';
  return state.world.event(head.eventId)?.lineStop?.types.includes(type) === true
    ? 'updating'
    : 'running';
}

function priced(state: State, head: EventHead, fair: FairMarket): BoardMarket {
  const prices = pricesOf(state.vendor, state.context.seed(), fair, head.leagueId);
  return {
    marketId: fair.marketId,
    eventId: head.eventId,
    type: fair.type,
    period: fair.period,
    line: fair.line,
    sort: fair.sort,
    isLive: head.isLive,
    status: statusOf(state, head, fair.type),
    parlay: head.parlay && COMBO_TYPES.has(fair.type),
    onBoard: fair.sort === 1 && fair.period === 1 && LISTED.has(fair.type),
    sides: fair.sides
      .map(({ key, name, line }, at) => {
        const selectionId = `${fair.marketId}_${key}`;
        return {
          key,
          name,
          line,
          selectionId,
          price: state.fixed.get(selectionId) ?? prices[at] ?? null,
        };
      })
      .filter(({ price }) => price !== null),
  };
}

/** Markets that did not change keep their identity, so that differences are cheap to find. */
function build(state: State, head: EventHead): BoardEvent {
  const before = state.built.get(head.eventId);
  const markets = new Map<string, BoardMarket>();
  for (const fair of state.world.fair(head.eventId)) {
    const market = priced(state, head, fair);
    if (market.sides.length < 2) continue;
    const known = before?.markets.get(market.marketId);
    markets.set(market.marketId, known !== undefined && sameMarket(known, market) ? known : market);
  }
  return { head, markets };
}

function eventOf(state: State, eventId: string): BoardEvent | null {
  const foreign = state.foreign.get(eventId);
  if (foreign !== undefined) return foreign;
  const known = state.built.get(eventId);
  if (known !== undefined && !state.stale.has(eventId)) return known;
  const head = state.world.head(eventId);
  state.stale.delete(eventId);
  if (head === null) {
    state.built.delete(eventId);
    return null;
  }
  const made = build(state, head);
  state.built.set(eventId, made);
  return made;
}

function dirty(state: State, eventId: string, gone: boolean): void {
  if (gone) state.built.delete(eventId);
  else state.stale.add(eventId);
  for (const listener of state.listeners) listener(eventId);
}

function putForeign(state: State, event: BoardEvent): void {
  for (const marketId of state.foreign.get(event.head.eventId)?.markets.keys() ?? [])
    state.eventOfForeign.delete(marketId);
  for (const marketId of event.markets.keys())
    state.eventOfForeign.set(marketId, event.head.eventId);
  state.foreign.set(event.head.eventId, event);
  for (const listener of state.listeners) listener(event.head.eventId);
}

function removeForeign(state: State, eventId: string): void {
  for (const marketId of state.foreign.get(eventId)?.markets.keys() ?? [])
    state.eventOfForeign.delete(marketId);
  if (state.foreign.delete(eventId)) for (const listener of state.listeners) listener(eventId);
}

function quoteOf(state: State, marketId: string, key: string): Quote | null {
  const event = eventOf(state, state.eventOfForeign.get(marketId) ?? marketId.split('_')[0] ?? '');
  const market = event?.markets.get(marketId);
  if (event === null || market === undefined) return null;
  return { head: event.head, market, side: market.sides.find((side) => side.key === key) ?? null };
}

/** Makes the board of a vendor. */
export function createBoard(context: Context, world: World, vendor: OddsVendorId): Board {
  const state: State = {
    context,
    vendor,
    world,
    built: new Map(),
    stale: new Set(),
    foreign: new Map(),
    eventOfForeign: new Map(),
    fixed: new Map(),
    listeners: [],
  };
  world.listen({
    onEffect: () => undefined,
    onChange: (eventId, gone) => {
      dirty(state, eventId, gone);
    },
  });
  return {
    vendor,
    world,
    heads: () => [
      ...[...state.foreign.values()].map(({ head }) => head),
      ...[...world.ids()].map((id) => world.head(id)).filter((head) => head !== null),
    ],
    head: (eventId) => state.foreign.get(eventId)?.head ?? world.head(eventId),
    event: (eventId) => eventOf(state, eventId),
    quote: (marketId, key) => quoteOf(state, marketId, key),
    put: (event) => {
      putForeign(state, event);
    },
    remove: (eventId) => {
      removeForeign(state, eventId);
    },
    fixPrice: (eventId, selectionId, price) => {
      if (price === null) state.fixed.delete(selectionId);
      else state.fixed.set(selectionId, price);
      dirty(state, eventId, false);
    },
    listen: (onDirty) => void state.listeners.push(onDirty),
    reset: () => {
      for (const id of [...state.foreign.keys()]) removeForeign(state, id);
      for (const kept of [state.built, state.fixed]) kept.clear();
      state.stale.clear();
    },
  };
}
