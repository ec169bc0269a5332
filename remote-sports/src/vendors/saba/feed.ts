/** SABA's stream: server-sent events with resume, a gap or a reset asks for a fresh snapshot, silence is loss (safety D2). */
import { Observable } from '@site/platform';
import { SABA_STREAM, SABA_STREAM_PATH } from '@site/contracts/vendor-saba';
import { readSabaMessage } from '@site/contracts/vendor-saba-read';
import { onWake, type FeedRest, type FeedTimers } from '../common/feed-deps';
import { createPauses, type Pauses } from '../common/pauses';
import { createWatchdog, type Watchdog } from '../common/watchdog';
import type { FeedMessage } from '../port';
import { createMirror } from './mirror';

/** What a stream tells. */
export interface StreamHandlers {
  readonly onMessage: (data: unknown, lastEventId: string) => void;
  readonly onHeartbeat: () => void;
  /** The stream broke and will not come back by itself. */
  readonly onDead: () => void;
}

/** An open stream. */
export interface EventStream { readonly close: () => void }

/** Things outside that the feed needs. */
export interface SabaFeedDeps extends FeedTimers {
  readonly open: (url: string, handlers: StreamHandlers) => EventStream;
}

/** Broken messages in a row that ask for a fresh snapshot (safety D4). */
const BROKEN_MOST = 3;

/** Serial inside an id `<boot>.<serial>`. */
function serialOf(id: string): { readonly boot: string; readonly serial: number } | null {
  const match = /^(.+)\.(\d{1,15})$/.exec(id);
  return match === null ? null : { boot: match[1] ?? '', serial: Number(match[2]) };
}

/** One subscription: owns its stream, its mirror and its timers. */
class SabaFeed {
  private mirror = createMirror();
  private stream: EventStream | null = null;
  private lastId: string | null = null;
  private retry: unknown = null;
  private broken = 0;
  /** True from a loss to the next snapshot: a word of life says nothing of the board then. */
  private gap = false;
  private readonly watchdog: Watchdog;
  private readonly pauses: Pauses;
  private readonly forgetWake: () => void;

  constructor(
    private readonly url: string, private readonly deps: SabaFeedDeps, private readonly rest: FeedRest, private readonly tell: (message: FeedMessage) => void,
  ) {
    this.pauses = createPauses(deps, rest);
    // The connection is made anew unless that is already on its way.
    this.watchdog = createWatchdog(deps, () => {
      this.tell({ kind: 'lost' });
      if (this.stream !== null) this.again();
    });
    this.forgetWake = onWake(deps, rest, () => this.wake());
  }

  start(): void {
    this.stream = this.deps.open(this.url, {
      onMessage: (data, id) => this.take(data, id),
      onHeartbeat: () => {
        this.pauses.reset();
        this.watchdog.heard();
        if (!this.gap) this.tell({ kind: 'alive' });
      },
      onDead: () => this.again(),
    });
    this.watchdog.begin();
  }

  stop(): void {
    this.forgetWake();
    this.watchdog.stop();
    this.close();
  }

  /** The vendor or the network is back: who waits for the next attempt makes it now. */
  private wake(): void {
    if (this.stream !== null) return;
    this.close();
    this.pauses.reset();
    this.start();
  }

  private close(): void {
    this.deps.clearTimer(this.retry);
    this.stream?.close();
    this.stream = null;
  }

  /** A new connection has no resume id: it begins with a snapshot, so nothing between is lost. */
  private again(): void {
    this.close();
    this.lastId = null;
    this.gap = true;
    this.broken = 0;
    this.retry = this.deps.setTimer(() => this.start(), this.pauses.next());
  }

  private take(data: unknown, id: string): void {
    const message = readSabaMessage(data);
    if (message === null) {
      this.broken += 1;
      if (this.broken >= BROKEN_MOST) this.again();
      return;
    }
    this.broken = 0;
    this.watchdog.heard();
    if (message.status === SABA_STREAM.RESET) {
      this.mirror = createMirror();
      this.lose();
      return;
    }
    if (this.isGap(id, message.status)) {
      this.lose();
      this.again();
      return;
    }
    this.pauses.reset();
    this.lastId = id === '' ? this.lastId : id;
    if (message.status === SABA_STREAM.INITIAL) {
      this.gap = false;
      this.rest.works();
    }
    const told = this.mirror.accept(message);
    if (told !== null) this.tell(told);
  }

  /** Something was lost: nothing of the board stands before its snapshot. */
  private lose(): void {
    if (this.lastId !== null && !this.gap) this.tell({ kind: 'lost', gap: true });
    this.gap = true;
  }

  private isGap(id: string, status: number): boolean {
    if (status === SABA_STREAM.INITIAL || this.lastId === null) return false;
    const before = serialOf(this.lastId);
    const now = serialOf(id);
    if (before === null || now === null) return false;
    return before.boot !== now.boot || now.serial !== before.serial + 1;
  }
}

/** Opens the stream of a query as site messages. */
export function openSabaFeed(query: Readonly<Record<string, string>>, deps: SabaFeedDeps, rest: FeedRest): Observable<FeedMessage> {
  return new Observable<FeedMessage>((subscriber) => {
    const feed = new SabaFeed(`${SABA_STREAM_PATH}?${new URLSearchParams(query).toString()}`, deps, rest, (message) => subscriber.next(message));
    feed.start();
    return () => feed.stop();
  });
}
