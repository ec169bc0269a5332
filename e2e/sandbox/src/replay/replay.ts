/** Plays a recording onto the vendor's board, in order, at its own speed times a factor. */
import type { Context } from '../core/context';
import { rejectWaiting, settleLegs } from '../bets/settle';
import { betsOnEvent } from '../bets/store';
import type { Board } from '../engine/board';
import type { LegOutcome } from '../engine/results';
import { createBooks, type Books, type MarketBook } from './betfair';
import { boardEvent } from './board';
import { createCounts, type Counts } from './counts';

/**
 * How far and how fast: what was published after `until` (ms) waits; `speed` 0 (or huge) is as fast
 * as readers can follow.
 */
export interface Stretch {
  readonly speed: number;
  readonly until: number;
}

/** What to play, and its first stretch. */
export interface ReplayDraft extends Stretch {
  readonly vendor: string;
  readonly sportId: number;
  readonly lines: AsyncIterable<string> | Iterable<string>;
}

/** A replay under way. */
export interface Replay {
  readonly vendor: string;
  readonly sportId: number;
  readonly speed: number;
  readonly state: () => 'running' | 'held' | 'done' | 'stopped' | 'failed';
  readonly error: () => string | null;
  readonly messages: () => number;
  readonly skipped: () => number;
  readonly markets: () => readonly MarketBook[];
  readonly counts: Counts;
  readonly stop: () => void;
  /** Goes on to the end of another stretch. */
  readonly go: (stretch: Stretch) => void;
  /** Takes its events off the board. */
  readonly remove: () => void;
  readonly finished: Promise<void>;
}

/** From here on a factor means "as fast as sensible". */
const FAST = 100_000;
/** Messages between two breaths, and the breath in milliseconds, when playing fast. */
const BREATH = { every: 20, ms: 10 } as const;

const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

const RESULT: ReadonlyMap<string, LegOutcome['kind']> = new Map<string, LegOutcome['kind']>([
  ['WINNER', 'won'],
  ['LOSER', 'lost'],
  ['REMOVED', 'void'],
]);

/** Settles the bets of a closed market by its runners. */
function settleClosed(context: Context, market: MarketBook): void {
  const { definition } = market;
  if (definition?.status !== 'CLOSED') return;
  const byId = new Map(
    definition.runners.map((runner) => [`${market.id}_${runner.id}_${runner.hc}`, runner.status]),
  );
  rejectWaiting(context, definition.eventId, 'closed');
  settleLegs(context, betsOnEvent(context, definition.eventId, 'running'), ({ selectionId }) => {
    const status = byId.get(selectionId);
    return status === undefined
      ? null
      : { outcome: { kind: RESULT.get(status) ?? 'void' }, final: null };
  });
}

interface Pace {
  readonly wait: (publishedAt: number, played: number) => Promise<void>;
  readonly go: (stretch: Stretch) => void;
  readonly held: () => boolean;
}

function paceOf(start: Stretch, now: () => number): Pace {
  let stretch = start;
  let first: { published: number; real: number } | null = null;
  let goOn: (() => void) | null = null;
  return {
    wait: async (publishedAt, played) => {
      while (publishedAt > stretch.until) {
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
        goOn = null;
        first = null;
      }
      const { speed } = stretch;
      if (speed <= 0 || speed >= FAST) {
        if (played % BREATH.every === 0) await sleep(BREATH.ms);
        return;
      }
      first ??= { published: publishedAt, real: now() };
      const due = first.real + (publishedAt - first.published) / speed;
      while (due > now()) await sleep(Math.min(250, Math.max(1, due - now())));
    },
    go: (next) => {
      stretch = next;
      goOn?.();
    },
    held: () => goOn !== null,
  };
}

/** Where it is shown. */
export interface Target {
  readonly board: Board;
  readonly flush: () => void;
}

interface Playing {
  readonly context: Context;
  readonly target: Target;
  readonly draft: ReplayDraft;
  readonly books: Books;
  readonly counts: Counts;
  readonly pace: Pace;
  /** Main handicap line per recorded market; place on the board per event; markets per event. */
  readonly mains: Map<string, string>;
  readonly orders: Map<string, number>;
  readonly byEvent: Map<string, Set<MarketBook>>;
  state: ReturnType<Replay['state']>;
  error: string | null;
  messages: number;
  skipped: number;
  firstPublished: number | null;
}

/** Publish time of a line without parsing all of it. */
function publishedAtOf(line: string): number | null {
  const [, text] = /"pt":\s*(\d{10,16})/.exec(line) ?? [];
  return text === undefined ? null : Number(text);
}

function showEvent(playing: Playing, eventId: string): void {
  const {
    context,
    target: { board },
    draft,
    orders,
    byEvent,
    mains,
  } = playing;
  const order = orders.get(eventId) ?? orders.size;
  orders.set(eventId, order);
  const place = {
    sportId: draft.sportId,
    order,
    shiftMs: context.clock.now() - (playing.firstPublished ?? 0),
  };
  const kickoff = board.head(eventId)?.kickoff;
  const event = boardEvent(eventId, [...(byEvent.get(eventId) ?? [])], place, mains);
  // The kick-off is shifted once, when the event appears, and then stands.
  board.put(kickoff === undefined ? event : { ...event, head: { ...event.head, kickoff } });
}

/**
 * Applies one line and shows it.
 *
 * @returns false when it is no market message.
 */
function playLine(playing: Playing, line: string): boolean {
  const applied = playing.books.apply(line);
  if (applied === null) return false;
  playing.firstPublished ??= applied.publishedAt;
  const changed = applied.changed
    .map((id) => playing.books.markets.get(id))
    .filter((market) => market !== undefined);
  const events = new Set<string>();
  for (const market of changed) {
    const eventId = market.definition?.eventId;
    if (eventId === undefined) continue;
    playing.counts.watch(market);
    playing.byEvent.set(
      eventId,
      (playing.byEvent.get(eventId) ?? new Set<MarketBook>()).add(market),
    );
    events.add(eventId);
  }
  for (const eventId of events) showEvent(playing, eventId);
  playing.target.flush();
  for (const market of changed) settleClosed(playing.context, market);
  return true;
}

async function playAll(playing: Playing): Promise<void> {
  for await (const line of playing.draft.lines) {
    const published = publishedAtOf(line);
    if (published !== null && playing.state === 'running')
      await playing.pace.wait(published, playing.messages);
    if (playing.state !== 'running') return;
    if (playLine(playing, line)) playing.messages += 1;
    else playing.skipped += 1;
  }
  playing.state = 'done';
}

/** Starts playing. */
export function startReplay(context: Context, target: Target, draft: ReplayDraft): Replay {
  const pace = paceOf(draft, context.options.now);
  const playing: Playing = {
    context,
    target,
    draft,
    pace,
    books: createBooks(),
    counts: createCounts(),
    mains: new Map(),
    orders: new Map(),
    byEvent: new Map(),
    state: 'running',
    error: null,
    messages: 0,
    skipped: 0,
    firstPublished: null,
  };
  const finished = playAll(playing).catch((cause: unknown) => {
    playing.state = 'failed';
    playing.error = cause instanceof Error ? cause.message : String(cause);
  });
  return {
    vendor: draft.vendor,
    sportId: draft.sportId,
    speed: draft.speed,
    counts: playing.counts,
    finished,
    state: () => (playing.state === 'running' && pace.held() ? 'held' : playing.state),
    error: () => playing.error,
    messages: () => playing.messages,
    skipped: () => playing.skipped,
    markets: () => [...playing.books.markets.values()],
    stop: () => {
      if (playing.state === 'running') playing.state = 'stopped';
      pace.go({ speed: 0, until: Number.POSITIVE_INFINITY });
    },
    go: pace.go,
    remove: () => {
      for (const eventId of playing.orders.keys()) target.board.remove(eventId);
      target.flush();
    },
  };
}
