/**
 * SABA's stream: server-sent events with resume, a gap or a reset asks for a fresh snapshot,
 * silence is loss (safety D2).
 */
import { Observable } from '@site/platform';
import { SABA_STREAM, SABA_STREAM_PATH, type SabaStreamMessage } from '@site/contracts/vendor-saba';
import { readSabaMessage } from '@site/contracts/vendor-saba-read';
import { onWake, type FeedMaintenance, type FeedTimers } from '../common/feed-deps';
import { createBackoff, type Backoff } from '../common/backoff';
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
export interface EventStream {
  readonly close: () => void;
}

/** Things outside that the feed needs. */
export interface SabaFeedDeps extends FeedTimers {
  readonly open: (url: string, handlers: StreamHandlers) => EventStream;
}

/** Serial inside an id `<boot>.<serial>`. */
function serialOf(id: string): { readonly boot: string; readonly serial: number } | null {
  const match = /^(.+)\.(\d{1,15})$/.exec(id);
  return match === null ? null : { boot: match[1] ?? '', serial: Number(match[2]) };
}

/** One subscription: owns its stream, its mirror and its timers. */
class SabaFeed {
  private readonly mirror = createMirror();
  private stream: EventStream | null = null;
  private lastId: string | null = null;
  private retry: unknown = null;
  /**
   * Whole: the snapshot was read, and everything after it. Else nothing is told of the board but
   * its loss (safety I4).
   */
  private board: 'opening' | 'whole' | 'lost' = 'opening';
  private readonly watchdog: Watchdog;
  private readonly backoff: Backoff;
  private readonly forgetWake: () => void;

  constructor(
    private readonly url: string,
    private readonly deps: SabaFeedDeps,
    private readonly maintenance: FeedMaintenance,
    private readonly tell: (message: FeedMessage) => void,
  ) {
    this.backoff = createBackoff(deps, maintenance);
    // The connection is made anew unless that is already on its way.
    this.watchdog = createWatchdog(deps, () => {
      if (this.board !== 'lost') this.tell({ kind: 'lost' });
      this.board = 'lost';
      if (this.stream !== null) this.again();
    });
    this.forgetWake = onWake(deps, maintenance, () => this.wake());
  }

  start(): void {
    this.stream = this.deps.open(this.url, {
      onMessage: (data, id) => this.take(data, id),
      onHeartbeat: () => {
        // A stream that lives and brings no snapshot is as good as silent: it is made anew, and ever more seldom.
        if (this.board !== 'whole') return;
        this.backoff.reset();
        this.watchdog.touch();
        this.tell({ kind: 'alive' });
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
    this.backoff.reset();
    this.start();
  }

  private close(): void {
    this.deps.clearTimer(this.retry);
    this.stream?.close();
    this.stream = null;
  }

  /**
   * A new connection has no resume id, so it begins with a snapshot; what the old one would have
   * said before it is not known.
   */
  private again(): void {
    this.lose(false);
    this.close();
    this.lastId = null;
    this.retry = this.deps.setTimer(() => this.start(), this.backoff.next());
  }

  private take(data: unknown, id: string): void {
    const message = readSabaMessage(data);
    // What cannot be read may have been a price, or the snapshot itself.
    if (message === null || this.isGap(id, message)) {
      this.lose(true);
      this.again();
      return;
    }
    this.watchdog.touch();
    if (message.status === SABA_STREAM.RESET) {
      // The snapshot that follows replaces everything; what happened in between is told with it.
      this.lose(true);
      return;
    }
    this.backoff.reset();
    this.lastId = id === '' ? this.lastId : id;
    if (message.status === SABA_STREAM.INITIAL) {
      this.board = 'whole';
      this.maintenance.works();
    }
    const mirrored = this.mirror.accept(message);
    if (mirrored !== null) this.tell(mirrored);
  }

  /**
   * Nothing of the board stands before its next snapshot; told once.
   *
   * @param gap something was lost between two words.
   */
  private lose(gap: boolean): void {
    if (this.board !== 'whole') return;
    this.board = 'lost';
    this.tell(gap ? { kind: 'lost', gap } : { kind: 'lost' });
  }

  /** Something is missing before this message: the snapshot, or what its serial says. */
  private isGap(id: string, { status, payload }: SabaStreamMessage): boolean {
    if (status === SABA_STREAM.RESET) return false;
    if (status === SABA_STREAM.INITIAL) return payload === undefined;
    if (this.board !== 'whole') return true;
    if (this.lastId === null) return false;
    const before = serialOf(this.lastId);
    const now = serialOf(id);
    if (before === null || now === null) return false;
    return before.boot !== now.boot || now.serial !== before.serial + 1;
  }
}

/** Opens the stream of a query as site messages. */
export function openSabaFeed(
  query: Readonly<Record<string, string>>,
  deps: SabaFeedDeps,
  maintenance: FeedMaintenance,
): Observable<FeedMessage> {
  return new Observable<FeedMessage>((subscriber) => {
    const feed = new SabaFeed(
      `${SABA_STREAM_PATH}?${new URLSearchParams(query).toString()}`,
      deps,
      maintenance,
      (message) => subscriber.next(message),
    );
    feed.start();
    return () => feed.stop();
  });
}
