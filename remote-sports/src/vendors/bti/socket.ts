/**
 * BTI's web socket: one connection for all subscriptions (another one beyond what it carries), one
 * sequence over them; a gap asks for fresh snapshots, silence is loss (safety D2).
 */
import type { BtiClientMessage, BtiServerMessage } from '@site/contracts/vendor-bti-stream';
import { readBtiMessage } from '@site/contracts/vendor-bti-read';
import { VENDOR_IN_MAINTENANCE, VENDOR_NOT_IN_REGION } from '@site/domain/vendors/maintenance';
import { onWake, type FeedMaintenance } from '../common/feed-deps';
import { createBackoff, type Backoff } from '../common/backoff';
import { createWatchdog, type Watchdog } from '../common/watchdog';
import type { Wire, BtiSocketDeps, BtiTopic, DataOf, TopicHandlers, BtiSocket } from './wire';

/** Broken messages before the boards are whole that ask for a fresh connection (safety D4). */
const BROKEN_MOST = 3;
/** Subscriptions that one connection carries. */
const MOST_SUBSCRIPTIONS = 20;
/** A page that follows another one finds the connection still open, ms. */
const LINGER_MS = 3_000;
/** The vendor answers nothing at all: under maintenance, or not for this region (§8). */
const CLOSED: ReadonlySet<string> = new Set([VENDOR_IN_MAINTENANCE, VENDOR_NOT_IN_REGION]);

/**
 * `whole` once its snapshot came; updates before it belong to a board that is not there. A refused
 * one waits for nothing.
 */
interface Subscription {
  readonly topic: BtiTopic;
  readonly handlers: TopicHandlers;
  state: 'awaited' | 'whole' | 'refused';
}

/**
 * Nothing of a board stands before its next snapshot; told once.
 *
 * @param gap something was lost between two words.
 */
function lose(known: Subscription, gap: boolean): void {
  if (known.state === 'whole') known.handlers.onLost(gap);
  known.state = 'awaited';
}

class SharedSocket implements BtiSocket {
  private readonly subscriptions = new Map<string, Subscription>();
  private wire: Wire | null = null;
  private isOpen = false;
  private seq = 0;
  private broken = 0;
  private serial = 0;
  private retry: unknown = null;
  private linger: unknown = null;
  private forgetWake: (() => void) | null = null;
  private readonly watchdog: Watchdog;
  private readonly backoff: Backoff;

  constructor(
    private readonly deps: BtiSocketDeps,
    private readonly maintenance: FeedMaintenance,
    private readonly onMaintenance: () => void,
  ) {
    this.backoff = createBackoff(deps, maintenance);
    this.watchdog = createWatchdog(deps, () => {
      this.loseAll();
      if (this.wire !== null) this.again();
    });
  }

  hasRoom(): boolean {
    return this.subscriptions.size < MOST_SUBSCRIPTIONS;
  }

  subscribe(topic: BtiTopic, handlers: TopicHandlers): () => void {
    this.serial += 1;
    const name = `s${this.serial}`;
    this.subscriptions.set(name, { topic, handlers, state: 'awaited' });
    this.deps.clearTimer(this.linger);
    if (this.isOpen) this.send({ type: 'subscribe', data: { subscription: name, ...topic } });
    else if (this.wire === null && this.retry === null) this.connect();
    return () => this.leave(name);
  }

  private leave(name: string): void {
    if (!this.subscriptions.delete(name)) return;
    if (this.isOpen) this.send({ type: 'unsubscribe', data: { subscription: name } });
    if (this.subscriptions.size > 0) return;
    this.watchdog.stop();
    this.linger = this.deps.setTimer(() => this.close(), LINGER_MS);
  }

  private connect(): void {
    this.forgetWake ??= onWake(this.deps, this.maintenance, () => this.wake());
    this.deps.clearTimer(this.retry);
    this.retry = null;
    let own: Wire | null = null;
    let early = false;
    const isOwn = (): boolean => own !== null && this.wire === own;
    own = this.deps.open({
      onOpen: () => {
        if (isOwn()) this.begin();
        else early = own === null;
      },
      onMessage: (data) => {
        if (isOwn()) this.take(data);
      },
      onClosed: () => {
        if (isOwn()) this.again();
      },
    });
    this.wire = own;
    this.watchdog.begin();
    // A socket that is open from the start told so before it was known here.
    if (early) this.begin();
  }

  private begin(): void {
    this.isOpen = true;
    [this.seq, this.broken] = [0, 0];
    for (const [subscription, { topic }] of this.subscriptions)
      this.send({ type: 'subscribe', data: { subscription, ...topic } });
  }

  private send(message: BtiClientMessage): void {
    this.wire?.send(JSON.stringify(message));
  }

  private drop(): void {
    const { wire } = this;
    [this.wire, this.isOpen] = [null, false];
    for (const subscription of this.subscriptions.values()) subscription.state = 'awaited';
    wire?.close();
  }

  /** Nobody listens any more. */
  private close(): void {
    this.forgetWake?.();
    this.forgetWake = null;
    this.deps.clearTimer(this.retry);
    this.retry = null;
    this.watchdog.stop();
    this.drop();
  }

  /**
   * Another connection begins with snapshots; what this one would have said before them is not
   * known.
   */
  private again(): void {
    for (const known of this.subscriptions.values()) lose(known, false);
    this.drop();
    if (this.subscriptions.size === 0) return;
    this.deps.clearTimer(this.retry);
    this.retry = this.deps.setTimer(() => this.connect(), this.backoff.next());
  }

  /** The vendor or the network is back: who waits for the next attempt makes it now. */
  private wake(): void {
    if (this.wire !== null || this.subscriptions.size === 0) return;
    this.backoff.reset();
    this.connect();
  }

  private loseAll(): void {
    for (const known of this.subscriptions.values()) {
      // One that has no board yet is not heard of either.
      if (known.state === 'whole') lose(known, false);
      else known.handlers.onLost(false);
    }
  }

  private take(data: unknown): void {
    const message = readBtiMessage(data);
    if (message === null) {
      // It may have been a price, or a snapshot.
      this.broken += 1;
      this.askAgain();
      if (this.broken >= BROKEN_MOST) this.again();
      return;
    }
    // What came already comes a second time, or late: fresher is known.
    if (message.seq <= this.seq) return;
    // A refusal is no word of a board.
    if (this.subscriptions.size > 0 && message.type !== 'error') this.watchdog.touch();
    const isGap = message.seq !== this.seq + 1;
    this.seq = message.seq;
    if (isGap) this.askAgain();
    this.hear(message);
  }

  /** Something was lost: no board can be trusted before its fresh snapshot. */
  private askAgain(): void {
    for (const [subscription, known] of this.subscriptions) {
      lose(known, true);
      this.send({ type: 'resnapshot', data: { subscription } });
    }
  }

  private hear(message: BtiServerMessage): void {
    switch (message.type) {
      case 'snapshot': {
        const known = this.subscriptions.get(message.data.subscription);
        if (known === undefined) return;
        known.state = 'whole';
        this.settle();
        this.maintenance.works();
        known.handlers.onSnapshot(message.data);
        return;
      }
      case 'update': {
        const known = this.subscriptions.get(message.data.subscription);
        if (known?.state === 'whole') known.handlers.onUpdate(message.data);
        return;
      }
      case 'heartbeat':
        for (const { state, handlers } of this.subscriptions.values())
          if (state === 'whole') handlers.onAlive();
        return;
      case 'reset':
        for (const known of this.subscriptions.values()) lose(known, true);
        return;
      case 'error':
        this.refused(message.data);
        return;
      case 'welcome':
      case 'unsubscribed':
    }
  }

  /**
   * A connection that brought every board works: neither one that brings some of them, nor messages
   * between those that cannot be read.
   */
  private settle(): void {
    if ([...this.subscriptions.values()].some(({ state }) => state === 'awaited')) return;
    this.broken = 0;
    this.backoff.reset();
  }

  private refused({ code, subscription }: DataOf<'error'>): void {
    if (code === VENDOR_IN_MAINTENANCE) this.onMaintenance();
    if (CLOSED.has(code)) {
      this.again();
      return;
    }
    const known = subscription === null ? undefined : this.subscriptions.get(subscription);
    if (known === undefined) return;
    known.state = 'refused';
    known.handlers.onLost(false);
    this.settle();
  }
}

/**
 * Makes the socket; it connects with the first subscription and closes after the last. What one
 * connection does not carry gets another.
 *
 * @param onMaintenance told when the vendor says that it is under maintenance.
 */
export function createBtiSocket(
  deps: BtiSocketDeps,
  maintenance: FeedMaintenance,
  onMaintenance: () => void,
): BtiSocket {
  const sockets: SharedSocket[] = [];
  return {
    subscribe: (topic, handlers) => {
      const free =
        sockets.find((socket) => socket.hasRoom()) ??
        new SharedSocket(deps, maintenance, onMaintenance);
      if (!sockets.includes(free)) sockets.push(free);
      return free.subscribe(topic, handlers);
    },
  };
}
