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

const boardKey = (event: SabaEvent): string => `${event.sportType}:${event.tab}`;

/** An empty hub. */
export function createHub(): Hub {
  const current = new Map<string, BoardEvent>();
  const sent = new Map<string, BoardEvent>();
  const dirty = new Set<string>();
  const eventOfMarket = new Map<string, string>();
  const channels = new Map<string, Channel>();
  let boot = randomBytes(3).toString('hex');

  const channelOf = (key: string, accepts: Channel['accepts'], boardOnly: boolean): Channel => {
    const known = channels.get(key);
    if (known !== undefined) return known;
    const made = createChannel({ key, accepts, boardOnly, boot: () => boot });
    channels.set(key, made);
    return made;
  };
  const snapshot = (channel: Channel): Snapshot => {
    const events = [...sent.values()].filter(({ wire }) => channel.accepts(wire))
      .sort((a, b) => a.wire.leagueSort - b.wire.leagueSort || a.wire.eventSort - b.wire.eventSort);
    return {
      lastEventId: channel.lastId(), events: events.map(({ wire }) => wire),
      markets: events.flatMap(({ markets }) => [...markets.values()].filter((market) => market.onBoard || !channel.boardOnly).map(({ wire }) => wire)),
    };
  };
  const deltaFor = (channel: Channel): Delta => {
    const delta = emptyDelta();
    for (const id of dirty) diffEvent(delta, channel, sent.get(id) ?? null, current.get(id) ?? null);
    return delta;
  };
  const flush = (): void => {
    if (dirty.size === 0) return;
    for (const channel of channels.values()) {
      const delta = deltaFor(channel);
      if (!isEmpty(delta)) channel.publish(delta);
    }
    for (const id of dirty) {
      const event = current.get(id);
      if (event === undefined) sent.delete(id);
      else sent.set(id, event);
    }
    dirty.clear();
  };
  return {
    put: (event) => {
      const before = current.get(event.wire.eventId);
      for (const marketId of before?.markets.keys() ?? []) if (!event.markets.has(marketId)) eventOfMarket.delete(marketId);
      for (const marketId of event.markets.keys()) eventOfMarket.set(marketId, event.wire.eventId);
      current.set(event.wire.eventId, event);
      dirty.add(event.wire.eventId);
      channelOf(boardKey(event.wire), (each) => boardKey(each) === boardKey(event.wire), true);
    },
    remove: (eventId) => {
      for (const marketId of current.get(eventId)?.markets.keys() ?? []) eventOfMarket.delete(marketId);
      if (current.delete(eventId)) dirty.add(eventId);
    },
    get: (eventId) => current.get(eventId) ?? null,
    all: () => [...current.values()],
    quote: (marketId, key) => {
      const event = current.get(eventOfMarket.get(marketId) ?? '');
      const market = event?.markets.get(marketId)?.wire;
      if (event === undefined || market === undefined) return null;
      return { event: event.wire, market, selection: market.selections.find((each) => each.key === key) ?? null };
    },
    flush,
    board: (sportType, tab) => channelOf(`${sportType}:${tab}`, (event) => event.sportType === sportType && event.tab === tab, true),
    single: (eventId) => channelOf(`event:${eventId}`, (event) => event.eventId === eventId, false),
    snapshot,
    reset: () => {
      boot = randomBytes(3).toString('hex');
      for (const store of [current, sent, eventOfMarket]) store.clear();
      dirty.clear();
      for (const channel of channels.values()) channel.restart();
    },
    heartbeat: () => {
      for (const [key, channel] of channels) {
        channel.heartbeat();
        if (!channel.boardOnly && channel.readers() === 0) channels.delete(key);
      }
    },
    closeReaders: () => { for (const channel of channels.values()) channel.closeReaders(); },
  };
}
