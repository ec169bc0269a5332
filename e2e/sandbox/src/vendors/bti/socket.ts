/**
 * BTI's web socket: subscriptions per connection, one sequence over all of them, snapshots on
 * demand.
 */
import {
  BTI_SOCKET_PATH,
  btiClientMessage,
  type BtiClientMessage,
  type BtiServerMessage,
} from '@site/contracts/vendor-bti-stream';
import { BTI_TAB, type BtiMarket } from '@site/contracts/vendor-bti';
import { VENDORS } from '@site/domain/vendors/odds-vendor';
import { parseWith } from '@site/contracts/parse';
import { SPORTS_TABS } from '@site/domain/reference/board';
import type { FastifyInstance } from 'fastify';
import type { BoardEvent } from '../../engine/board';
import type { EventHead } from '../../engine/head';
import { closedBy } from '../../bets/vendor-state';
import { vendorMember } from '../../http/checks';
import { beforeLooking } from '../../http/due';
import { byBoard, favouritesOf, inQuery, type VendorBackend } from '../backend';
import { shownMarkets, toBtiEvent } from './map';

/** What a socket must be able to do; the plugin's in the server, a list in tests. */
export interface Wire {
  readonly send: (text: string) => void;
  readonly close: () => void;
  readonly behind: () => number;
}

/** A connection. */
export interface Connection {
  readonly receive: (text: string) => void;
  readonly leave: () => void;
}

/** All connections. */
export interface SocketHub {
  readonly join: (wire: Wire) => Connection;
  /** Sends what changed since the last flush. */
  readonly flush: () => void;
  readonly heartbeat: () => void;
  /** Readers forget everything and get fresh snapshots. */
  readonly reset: () => void;
  readonly closeAll: () => void;
  /** Loses messages on purpose: the next one of every connection carries a higher number. */
  readonly skip: (count: number) => void;
}

type Draft = BtiServerMessage extends infer M
  ? M extends { seq: number }
    ? Omit<M, 'seq'>
    : never
  : never;

interface Subscription {
  readonly name: string;
  readonly accepts: (head: EventHead) => boolean;
  readonly whole: boolean;
  /** What the reader has been told. */
  readonly sent: Map<
    string,
    { readonly event: BoardEvent; readonly markets: ReadonlyMap<string, BtiMarket> }
  >;
}

interface Peer {
  readonly wire: Wire;
  readonly subscriptions: Map<string, Subscription>;
  seq: number;
  memberCode: string | null;
}

interface State {
  readonly backend: VendorBackend;
  readonly peers: Set<Peer>;
  readonly dirty: Set<string>;
}

/** A reader that is further behind than this is cut; it comes back and gets a snapshot. */
const MOST_BEHIND = 16_000_000;
const MOST_SUBSCRIPTIONS = 20;

function send(peer: Peer, message: Draft): void {
  if (peer.wire.behind() > MOST_BEHIND) return peer.wire.close();
  peer.seq += 1;
  const { type, data } = message;
  peer.wire.send(JSON.stringify({ type, seq: peer.seq, data }));
}

const byId = (list: readonly BtiMarket[]): ReadonlyMap<string, BtiMarket> =>
  new Map(list.map((market) => [market.id, market]));

function snapshot({ backend }: State, peer: Peer, subscription: Subscription): void {
  subscription.sent.clear();
  const heads = backend.board.heads().filter(subscription.accepts).sort(byBoard);
  const shown = heads
    .map(({ eventId }) => backend.board.event(eventId))
    .filter((event) => event !== null);
  const markets = shown.map((event) => shownMarkets(event, subscription.whole));
  shown.forEach((event, at) =>
    subscription.sent.set(event.head.eventId, { event, markets: byId(markets[at] ?? []) }),
  );
  send(peer, {
    type: 'snapshot',
    data: {
      subscription: subscription.name,
      events: shown.map(({ head, markets: all }) => toBtiEvent(head, all.size)),
      markets: markets.flat(),
    },
  });
}

interface Update {
  readonly events: ReturnType<typeof toBtiEvent>[];
  readonly removedEvents: string[];
  readonly markets: BtiMarket[];
  readonly removedMarkets: string[];
}

function addDifference(
  update: Update,
  { backend }: State,
  subscription: Subscription,
  eventId: string,
): void {
  const before = subscription.sent.get(eventId);
  const head = backend.board.head(eventId);
  const event = head !== null && subscription.accepts(head) ? backend.board.event(eventId) : null;
  if (event === null) {
    if (subscription.sent.delete(eventId)) update.removedEvents.push(eventId);
    return;
  }
  const markets = byId(shownMarkets(event, subscription.whole));
  if (before?.event.head !== event.head)
    update.events.push(toBtiEvent(event.head, event.markets.size));
  for (const [id, market] of markets)
    if (before?.markets.get(id) !== market) update.markets.push(market);
  for (const id of before?.markets.keys() ?? [])
    if (!markets.has(id)) update.removedMarkets.push(id);
  subscription.sent.set(eventId, { event, markets });
}

function flushAll(state: State): void {
  if (state.dirty.size === 0) return;
  const ids = [...state.dirty];
  state.dirty.clear();
  for (const peer of state.peers) {
    for (const subscription of peer.subscriptions.values()) {
      const update: Update = { events: [], removedEvents: [], markets: [], removedMarkets: [] };
      for (const id of ids) addDifference(update, state, subscription, id);
      if (Object.values(update).some((list: readonly unknown[]) => list.length > 0))
        send(peer, { type: 'update', data: { subscription: subscription.name, ...update } });
    }
  }
}

type Wanted = Extract<BtiClientMessage, { type: 'subscribe' }>['data'];

function subscriptionOf(backend: VendorBackend, peer: Peer, wanted: Wanted): Subscription {
  const sent: Subscription['sent'] = new Map();
  if (wanted.scope === 'event')
    return {
      name: wanted.subscription,
      accepts: ({ eventId }) => eventId === wanted.eventId,
      whole: true,
      sent,
    };
  const tab = SPORTS_TABS[BTI_TAB.indexOf(wanted.tab)] ?? 'TODAY';
  // What is followed is read when the subscription is made: a change of favourites is a new subscription.
  const favourites = favouritesOf(backend, peer.memberCode);
  return {
    name: wanted.subscription,
    accepts: (head) => inQuery(head, { sportId: wanted.branchId, tab }, favourites),
    whole: false,
    sent,
  };
}

function refuse(peer: Peer, code: string, description: string, subscription: string | null): void {
  send(peer, { type: 'error', data: { code, description, subscription } });
}

function welcome({ backend }: State, peer: Peer, token: string): void {
  try {
    peer.memberCode = vendorMember(backend.context, VENDORS.BTI.tokenCodes[0], token);
  } catch {
    return refuse(peer, '10010', '投注服务登录已过期', null);
  }
  send(peer, { type: 'welcome', data: {} });
}

function obey(state: State, peer: Peer, message: BtiClientMessage): void {
  const closed = closedBy(state.backend.state);
  if (closed !== null) return refuse(peer, closed.code, closed.text, null);
  if (message.type === 'ping') return send(peer, { type: 'heartbeat', data: {} });
  if (message.type === 'auth') return welcome(state, peer, message.data.token);
  beforeLooking(state.backend.tick);
  const { subscription: name } = message.data;
  if (message.type === 'subscribe') {
    if (peer.subscriptions.size >= MOST_SUBSCRIPTIONS && !peer.subscriptions.has(name))
      return refuse(peer, '12010', '订阅过多', name);
    const made = subscriptionOf(state.backend, peer, message.data);
    peer.subscriptions.set(name, made);
    return snapshot(state, peer, made);
  }
  const known = peer.subscriptions.get(name);
  if (known === undefined) return refuse(peer, '12010', '订阅不存在', name);
  if (message.type === 'resnapshot') return snapshot(state, peer, known);
  peer.subscriptions.delete(name);
  send(peer, { type: 'unsubscribed', data: { subscription: name } });
}

function receive(state: State, peer: Peer, text: string): void {
  let plain: unknown = null;
  try {
    plain = JSON.parse(text);
  } catch {
    return refuse(peer, '12010', '消息不是有效的JSON', null);
  }
  const read = parseWith(btiClientMessage, plain);
  if (read.ok) obey(state, peer, read.value);
  else refuse(peer, '12010', `消息内容有误：${read.where}`, null);
}

/** The hub over BTI's back end. */
export function createSocketHub(backend: VendorBackend): SocketHub {
  const state: State = { backend, peers: new Set(), dirty: new Set() };
  backend.board.listen((eventId) => void state.dirty.add(eventId));
  return {
    join: (wire) => {
      const peer: Peer = { wire, subscriptions: new Map(), seq: 0, memberCode: null };
      state.peers.add(peer);
      return {
        receive: (text) => {
          receive(state, peer, text);
        },
        leave: () => void state.peers.delete(peer),
      };
    },
    flush: () => {
      flushAll(state);
    },
    heartbeat: () => {
      for (const peer of state.peers) send(peer, { type: 'heartbeat', data: {} });
    },
    reset: () => {
      state.dirty.clear();
      for (const peer of state.peers) {
        send(peer, { type: 'reset', data: {} });
        for (const subscription of peer.subscriptions.values()) snapshot(state, peer, subscription);
      }
    },
    closeAll: () => {
      for (const peer of [...state.peers]) peer.wire.close();
    },
    skip: (count) => {
      for (const peer of state.peers) peer.seq += count;
    },
  };
}

/** Mounts the socket. The plugin must be registered before. */
export function mountSocket(app: FastifyInstance, hub: SocketHub): void {
  app.get(BTI_SOCKET_PATH, { websocket: true }, (socket) => {
    const connection = hub.join({
      send: (text) => {
        socket.send(text);
      },
      close: () => {
        socket.close(1_001);
      },
      behind: () => socket.bufferedAmount,
    });
    socket.on('message', (data: Buffer) => {
      connection.receive(data.toString('utf8'));
    });
    socket.on('close', connection.leave);
    socket.on('error', connection.leave);
  });
}
