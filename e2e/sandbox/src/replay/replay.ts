/** Plays a recording onto the vendor's board, in order, at its own speed times a factor. */
import type { LegResult } from '@site/domain/betting/settlement';
import type { Context } from '../core/context';
import type { Hub } from '../saba/hub';
import { rejectWaiting, settleWager } from '../saba/settle';
import { selectWagers } from '../saba/wagers';
import { createBooks, type MarketBook } from './betfair';
import { boardEvent } from './board';
import { createCounts, type Counts } from './counts';

/** What to play. `speed` 0 (or huge) plays as fast as readers can follow. */
export interface ReplayDraft { readonly vendor: string; readonly sportId: number; readonly speed: number; readonly lines: AsyncIterable<string> | Iterable<string> }

/** A replay under way. */
export interface Replay {
  readonly vendor: string; readonly sportId: number; readonly speed: number;
  readonly state: () => 'running' | 'done' | 'stopped' | 'failed';
  readonly error: () => string | null;
  readonly messages: () => number;
  readonly skipped: () => number;
  readonly markets: () => readonly MarketBook[];
  readonly counts: Counts;
  readonly stop: () => void;
  /** Takes its events off the board. */
  readonly remove: () => void;
  readonly finished: Promise<void>;
}

/** From here on a factor means "as fast as sensible". */
const FAST = 100_000;
/** Messages between two breaths, and the breath in milliseconds, when playing fast. */
const BREATH = { every: 20, ms: 10 } as const;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => { setTimeout(resolve, ms).unref(); });

const RESULT: ReadonlyMap<string, LegResult> = new Map([['WINNER', 'won'], ['LOSER', 'lost'], ['REMOVED', 'void']]);

/** Settles the bets of a closed market by its runners. */
function settleClosed(context: Context, market: MarketBook): void {
  const { definition } = market;
  if (definition?.status !== 'CLOSED') return;
  const byId = new Map(definition.runners.map((runner) => [`${market.id}_${runner.id}_${runner.hc}`, runner.status]));
  const open = selectWagers(context, "event_id = ? AND status IN ('running', 'waiting')", definition.eventId);
  if (open.some((wager) => wager.status === 'waiting')) rejectWaiting(context, definition.eventId, 'closed');
  for (const wager of open) {
    const status = byId.get(wager.terms.selectionId);
    if (wager.status === 'running' && status !== undefined) settleWager(context, wager, RESULT.get(status) ?? 'void', null);
  }
}

interface Pace { readonly wait: (publishedAt: number, played: number) => Promise<void> }

function paceOf(speed: number, now: () => number): Pace {
  let first: { published: number; real: number } | null = null;
  return {
    wait: async (publishedAt, played) => {
      if (speed <= 0 || speed >= FAST) {
        if (played % BREATH.every === 0) await sleep(BREATH.ms);
        return;
      }
      first ??= { published: publishedAt, real: now() };
      const due = first.real + (publishedAt - first.published) / speed;
      while (due > now()) await sleep(Math.min(250, Math.max(1, due - now())));
    },
  };
}

/** Starts playing. */
export function startReplay(context: Context, hub: Hub, draft: ReplayDraft): Replay {
  const books = createBooks();
  const counts = createCounts();
  const mains = new Map<string, string>();
  const orders = new Map<string, number>();
  const byEvent = new Map<string, Set<MarketBook>>();
  let [state, error, messages, skipped]: ['running' | 'done' | 'stopped' | 'failed', string | null, number, number] = ['running', null, 0, 0];
  let firstPublished: number | null = null;

  const show = (eventId: string): void => {
    const order = orders.get(eventId) ?? orders.size;
    orders.set(eventId, order);
    const place = { sportId: draft.sportId, order, shiftMs: context.clock.now() - (firstPublished ?? 0) };
    const shift = hub.get(eventId)?.wire.globalShowTime;
    const event = boardEvent(eventId, [...(byEvent.get(eventId) ?? [])], place, mains);
    // The kick-off is shifted once, when the event appears, and then stands.
    hub.put(shift === undefined ? event : { ...event, wire: { ...event.wire, globalShowTime: shift } });
  };
  const play = (line: string): number | null => {
    const applied = books.apply(line);
    if (applied === null) return null;
    firstPublished ??= applied.publishedAt;
    const events = new Set<string>();
    for (const id of applied.changed) {
      const market = books.markets.get(id);
      const eventId = market?.definition?.eventId;
      if (market === undefined || eventId === undefined) continue;
      counts.watch(market);
      byEvent.set(eventId, (byEvent.get(eventId) ?? new Set()).add(market));
      events.add(eventId);
    }
    for (const eventId of events) show(eventId);
    hub.flush();
    for (const id of applied.changed) {
      const market = books.markets.get(id);
      if (market !== undefined) settleClosed(context, market);
    }
    return applied.publishedAt;
  };
  const run = async (): Promise<void> => {
    const pace = paceOf(draft.speed, context.options.now);
    for await (const line of draft.lines) {
      if (state !== 'running') return;
      const published = publishedAtOf(line);
      if (published !== null) await pace.wait(published, messages);
      if (state !== 'running') return;
      if (play(line) === null) skipped += 1;
      else messages += 1;
    }
    state = 'done';
  };
  const finished = run().catch((cause: unknown) => {
    state = 'failed';
    error = cause instanceof Error ? cause.message : String(cause);
  });
  return {
    vendor: draft.vendor, sportId: draft.sportId, speed: draft.speed, counts, finished, state: () => state, error: () => error, messages: () => messages,
    skipped: () => skipped, markets: () => [...books.markets.values()], stop: () => { if (state === 'running') state = 'stopped'; },
    remove: () => {
      for (const eventId of orders.keys()) hub.remove(eventId);
      hub.flush();
    },
  };
}

/** Publish time of a line without parsing all of it. */
function publishedAtOf(line: string): number | null {
  const [, text] = /"pt":\s*(\d{10,16})/.exec(line) ?? [];
  return text === undefined ? null : Number(text);
}
