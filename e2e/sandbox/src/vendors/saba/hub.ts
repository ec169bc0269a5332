/**
 * What readers of the stream have been told, and what changed since. `flush` works out the
 * difference and writes each channel's delta once, as one text for all its readers. Events that
 * nobody reads are not even priced.
 */
import { randomBytes } from 'node:crypto';
import type { SabaEvent, SabaMarket } from '@site/contracts/vendor-saba';
import type { Board } from '../../engine/board';
import type { EventHead } from '../../engine/head';
import { createChannel, type Channel } from './channel';
import { diffEvent, emptyDelta, isEmpty, type Delta } from './diff';
import { toSaba, type SabaBoardEvent } from './map';

/** A board or single events as one snapshot. */
export interface Snapshot {
  readonly lastEventId: string;
  readonly events: SabaEvent[];
  readonly markets: SabaMarket[];
}

/** The hub. */
export interface Hub {
  /** Sends what changed since the last flush. */
  readonly flush: () => void;
  readonly board: (sportType: number, tab: string) => Channel;
  /** Every market of single events, comma-joined. */
  readonly single: (eventIds: string) => Channel;
  readonly snapshot: (channel: Channel) => Snapshot;
  /** Forgets everything; readers get a reset and a fresh snapshot. */
  readonly reset: () => void;
  /** Loses the next numbers of every channel. */
  readonly skip: (count: number) => void;
  readonly heartbeat: () => void;
  readonly closeReaders: () => void;
}

interface State {
  readonly board: Board;
  readonly sent: Map<string, SabaBoardEvent>;
  readonly dirty: Set<string>;
  readonly channels: Map<string, Channel>;
  /** Heartbeats since a channel had its last reader. */
  readonly idle: Map<string, number>;
  boot: string;
}

const newBoot = (): string => randomBytes(3).toString('hex');
/** A channel without readers is kept for this many heartbeats, so that a lost connection can resume. */
const KEEP_BEATS = 30;
/** Single events that one reader may follow. */
const MOST_EVENTS = 50;

/** What a channel looks at; heads and wire events say it in the same fields. */
type Accepted = Pick<SabaEvent, 'eventId' | 'sportType' | 'tab'>;
const asAccepted = (head: EventHead): Accepted => ({
  eventId: head.eventId,
  sportType: head.sportId,
  tab: head.tab,
});

function channelOf(
  state: State,
  key: string,
  accepts: Channel['accepts'],
  boardOnly: boolean,
): Channel {
  const known = state.channels.get(key);
  if (known !== undefined) return known;
  const made = createChannel({ key, accepts, boardOnly, boot: () => state.boot });
  state.channels.set(key, made);
  return made;
}

const accepted = (channel: Channel, what: Accepted): boolean => channel.accepts(what as SabaEvent);

/** The event as readers shall see it now, or null when it is gone or nobody is interested. */
function current(state: State, eventId: string): SabaBoardEvent | null {
  const head = state.board.head(eventId);
  if (head === null) return null;
  const shape = asAccepted(head);
  if (![...state.channels.values()].some((channel) => accepted(channel, shape))) return null;
  const event = state.board.event(eventId);
  return event === null ? null : toSaba(event);
}

function flushAll(state: State): void {
  if (state.dirty.size === 0) return;
  const pairs = [...state.dirty]
    .map((id) => [id, state.sent.get(id) ?? null, current(state, id)] as const)
    .filter(([, before, after]) => before !== null || after !== null);
  state.dirty.clear();
  for (const channel of state.channels.values()) {
    const delta: Delta = emptyDelta();
    for (const [, before, after] of pairs) diffEvent(delta, channel, before, after);
    if (!isEmpty(delta)) channel.publish(delta);
  }
  for (const [id, , after] of pairs) {
    if (after === null) state.sent.delete(id);
    else state.sent.set(id, after);
  }
}

/** What the readers of a channel have been told by now, in the order of the board. */
function snapshotOf(state: State, channel: Channel): Snapshot {
  flushAll(state);
  const events: SabaBoardEvent[] = [];
  for (const head of state.board.heads()) {
    if (!accepted(channel, asAccepted(head))) continue;
    const event = state.board.event(head.eventId);
    if (event === null) continue;
    const shown = toSaba(event);
    state.sent.set(head.eventId, shown);
    events.push(shown);
  }
  events.sort(
    (a, b) => a.wire.leagueSort - b.wire.leagueSort || a.wire.eventSort - b.wire.eventSort,
  );
  return {
    lastEventId: channel.lastId(),
    events: events.map(({ wire }) => wire),
    markets: events.flatMap(({ markets }) =>
      [...markets.values()]
        .filter((market) => market.onBoard || !channel.boardOnly)
        .map(({ wire }) => wire),
    ),
  };
}

function beat(state: State): void {
  for (const [key, channel] of state.channels) {
    channel.heartbeat();
    const idle = channel.readers() > 0 ? 0 : (state.idle.get(key) ?? 0) + 1;
    state.idle.set(key, idle);
    if (idle > (channel.boardOnly ? KEEP_BEATS : 0)) {
      state.channels.delete(key);
      state.idle.delete(key);
    }
  }
}

function resetAll(state: State): void {
  state.boot = newBoot();
  state.sent.clear();
  state.dirty.clear();
  for (const channel of state.channels.values()) channel.restart();
}

/** A hub over a board. */
export function createHub(board: Board): Hub {
  const state: State = {
    board,
    sent: new Map(),
    dirty: new Set(),
    channels: new Map(),
    idle: new Map(),
    boot: newBoot(),
  };
  board.listen((eventId) => void state.dirty.add(eventId));
  return {
    flush: () => {
      flushAll(state);
    },
    board: (sportType, tab) =>
      channelOf(
        state,
        `${sportType}:${tab}`,
        (event) => event.sportType === sportType && event.tab === tab,
        true,
      ),
    single: (eventIds) => {
      const wanted = new Set(eventIds.split(',').slice(0, MOST_EVENTS));
      return channelOf(
        state,
        `event:${[...wanted].sort().join()}`,
        (event) => wanted.has(event.eventId),
        false,
      );
    },
    snapshot: (channel) => snapshotOf(state, channel),
    reset: () => {
      resetAll(state);
    },
    skip: (count) => {
      for (const channel of state.channels.values()) channel.skip(count);
    },
    heartbeat: () => {
      beat(state);
    },
    closeReaders: () => {
      for (const channel of state.channels.values()) channel.closeReaders();
    },
  };
}
