/**
 * The board that readers see, and what changed since they saw it. Events are put in whole; `flush` works out the
 * difference to what was sent and writes each channel's delta once, as one text for all its readers.
 */
import { randomBytes } from 'node:crypto';
import type { SabaEvent, SabaMarket } from '@site/contracts/vendor-saba';
import { createChannel, type Channel } from './channel';
import { diffEvent, emptyDelta, isEmpty, type Delta } from './diff';
import type { BoardMarket } from './markets';

/** An event with all its markets. */
export interface BoardEvent { readonly wire: SabaEvent; readonly markets: ReadonlyMap<string, BoardMarket> }

/** A selection as it stands now. */
export interface Quote { readonly event: SabaEvent; readonly market: SabaMarket; readonly selection: SabaMarket['selections'][number] | null }

/** A board or single events as one snapshot. */
export interface Snapshot { readonly lastEventId: string; readonly events: readonly SabaEvent[]; readonly markets: readonly SabaMarket[] }

/** The hub. */
export interface Hub {
  readonly put: (event: BoardEvent) => void;
  readonly remove: (eventId: string) => void;
  readonly get: (eventId: string) => BoardEvent | null;
  readonly all: () => readonly BoardEvent[];
  readonly quote: (marketId: string, key: string) => Quote | null;
  /** Sends what changed since the last flush. */
  readonly flush: () => void;
  readonly board: (sportType: number, tab: string) => Channel;
  readonly single: (eventId: string) => Channel;
  readonly snapshot: (channel: Channel) => Snapshot;
  /** Forgets everything; readers get a reset and a fresh snapshot. */
  readonly reset: () => void;
  readonly heartbeat: () => void;
  readonly closeReaders: () => void;
}

interface State {
  readonly current: Map<string, BoardEvent>;
  readonly sent: Map<string, BoardEvent>;
  readonly dirty: Set<string>;
  readonly eventOfMarket: Map<string, string>;
  readonly channels: Map<string, Channel>;
  boot: string;
}

const newBoot = (): string => randomBytes(3).toString('hex');

const boardKey = (event: SabaEvent): string => `${event.sportType}:${event.tab}`;

function channelOf(state: State, key: string, accepts: Channel['accepts'], boardOnly: boolean): Channel {
  const known = state.channels.get(key);
  if (known !== undefined) return known;
  const made = createChannel({ key, accepts, boardOnly, boot: () => state.boot });
  state.channels.set(key, made);
  return made;
}

const boardOf = (state: State, sportType: number, tab: string): Channel =>
  channelOf(state, `${sportType}:${tab}`, (event) => event.sportType === sportType && event.tab === tab, true);

function putEvent(state: State, event: BoardEvent): void {
  const before = state.current.get(event.wire.eventId);
  for (const marketId of before?.markets.keys() ?? []) if (!event.markets.has(marketId)) state.eventOfMarket.delete(marketId);
  for (const marketId of event.markets.keys()) state.eventOfMarket.set(marketId, event.wire.eventId);
  state.current.set(event.wire.eventId, event);
  state.dirty.add(event.wire.eventId);
  if (before === undefined || boardKey(before.wire) !== boardKey(event.wire)) boardOf(state, event.wire.sportType, event.wire.tab);
}

function removeEvent(state: State, eventId: string): void {
  for (const marketId of state.current.get(eventId)?.markets.keys() ?? []) state.eventOfMarket.delete(marketId);
  if (state.current.delete(eventId)) state.dirty.add(eventId);
}

function deltaFor(state: State, channel: Channel): Delta {
  const delta = emptyDelta();
  for (const id of state.dirty) diffEvent(delta, channel, state.sent.get(id) ?? null, state.current.get(id) ?? null);
  return delta;
}

function flushAll(state: State): void {
  if (state.dirty.size === 0) return;
  for (const channel of state.channels.values()) {
    const delta = deltaFor(state, channel);
    if (!isEmpty(delta)) channel.publish(delta);
  }
  for (const id of state.dirty) {
    const event = state.current.get(id);
    if (event === undefined) state.sent.delete(id);
    else state.sent.set(id, event);
  }
  state.dirty.clear();
}

/** What the readers of a channel have been told by now, in the order of the board. */
function snapshotOf(state: State, channel: Channel): Snapshot {
  const events = [...state.sent.values()].filter(({ wire }) => channel.accepts(wire))
    .sort((a, b) => a.wire.leagueSort - b.wire.leagueSort || a.wire.eventSort - b.wire.eventSort);
  return {
    lastEventId: channel.lastId(), events: events.map(({ wire }) => wire),
    markets: events.flatMap(({ markets }) => [...markets.values()].filter((market) => market.onBoard || !channel.boardOnly).map(({ wire }) => wire)),
  };
}

function quoteOf(state: State, marketId: string, key: string): Quote | null {
  const event = state.current.get(state.eventOfMarket.get(marketId) ?? '');
  const market = event?.markets.get(marketId)?.wire;
  if (event === undefined || market === undefined) return null;
  return { event: event.wire, market, selection: market.selections.find((each) => each.key === key) ?? null };
}

function resetAll(state: State): void {
  state.boot = newBoot();
  for (const store of [state.current, state.sent, state.eventOfMarket]) store.clear();
  state.dirty.clear();
  for (const channel of state.channels.values()) channel.restart();
}

function beat(state: State): void {
  for (const [key, channel] of state.channels) {
    channel.heartbeat();
    if (!channel.boardOnly && channel.readers() === 0) state.channels.delete(key);
  }
}

/** An empty hub. */
export function createHub(): Hub {
  const state: State = { current: new Map(), sent: new Map(), dirty: new Set(), eventOfMarket: new Map(), channels: new Map(), boot: newBoot() };
  return {
    put: (event) => { putEvent(state, event); },
    remove: (eventId) => { removeEvent(state, eventId); },
    get: (eventId) => state.current.get(eventId) ?? null,
    all: () => [...state.current.values()],
    quote: (marketId, key) => quoteOf(state, marketId, key),
    flush: () => { flushAll(state); },
    board: (sportType, tab) => boardOf(state, sportType, tab),
    single: (eventId) => channelOf(state, `event:${eventId}`, (event) => event.eventId === eventId, false),
    snapshot: (channel) => snapshotOf(state, channel),
    reset: () => { resetAll(state); },
    heartbeat: () => { beat(state); },
    closeReaders: () => { for (const channel of state.channels.values()) channel.closeReaders(); },
  };
}
