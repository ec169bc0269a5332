/** Events of the world as it holds them, and as rows that a restart goes on from. */
import type { Context } from '../core/context';
import type { StorageFault } from '../core/storage-fault';
import type { EventHead } from './head';
import { dueAt, type WorldEvent } from './models';
import { RESULT_DAYS, SPORT_PLANS } from './sports';
import type { Effect, FairMarket, MainLines } from './types';

/** What betting and boards want to know. */
export interface WorldListener {
  /** In order, before boards hear of the change. */
  readonly onEffect: (event: WorldEvent, effect: Effect) => void;
  /** Something of the event is different; `gone` when it left the world. */
  readonly onChange: (eventId: string, gone: boolean) => void;
  /**
   * Events on which something waits for the right moment: a jump of the clock goes through them
   * step by step.
   */
  readonly watched?: () => ReadonlySet<string>;
  /**
   * Just before something happens in a watched event.
   *
   * @param at time of the clock.
   */
  readonly onMoment?: (event: WorldEvent, at: number) => void;
}

export interface Entry {
  readonly event: WorldEvent;
  due: number;
  changedAt: number;
  head: EventHead | null;
  fair: readonly FairMarket[] | null;
}

export interface State {
  readonly context: Context;
  readonly entries: Map<string, Entry>;
  readonly mains: MainLines;
  /** Events that are over, with their start, so that a restart does not play them again. */
  readonly finished: Map<string, number>;
  readonly listeners: WorldListener[];
  lastNow: number;
  roomUntil: number;
  /**
   * The last tick, where it could not be written: at which time of the clock, and until when it is
   * not tried again.
   */
  unwritten: { readonly fault: StorageFault; readonly now: number; readonly until: number } | null;
}

/**
 * Finished events are kept as long as results reach, a day longer, and as long as one may have been
 * brought forward, whose old time is still to come: a played score never turns into a drawn one.
 */
const KEEP_MS = (RESULT_DAYS + 1) * 86_400_000 + Math.max(...SPORT_PLANS.map(({ ahead }) => ahead));
const UPSERT = `INSERT INTO world_events (id, sport_id, kickoff, phase, state) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (id) DO UPDATE SET kickoff = excluded.kickoff, phase = excluded.phase, state = excluded.state`;

export function store({ context }: State, event: WorldEvent): void {
  context.db.run(
    UPSERT,
    event.eventId,
    event.sportId,
    event.kickoff,
    event.phase,
    JSON.stringify(event),
  );
}

export function add(state: State, event: WorldEvent, now: number): void {
  // One that is late to be made drifts from now on only; one that has started is lived through from its start.
  if (event.phase === 'pre' && event.nextDrift < now)
    event.nextDrift =
      event.kickoff <= now
        ? event.kickoff + 1_000
        : now + ((Number(event.eventId.slice(-6)) * 7_919 || 1_000) % 90_000);
  state.entries.set(event.eventId, {
    event,
    due: Math.min(dueAt(event), now),
    changedAt: now,
    head: null,
    fair: null,
  });
}

export function saveAll(state: State): void {
  const { context, entries, finished } = state;
  const open = new Set(
    context.db
      .all<{ event_id: string }>('SELECT DISTINCT event_id FROM bet_legs WHERE outcome IS NULL')
      .map((row) => row.event_id),
  );
  for (const { event } of entries.values())
    if (event.phase !== 'pre' || open.has(event.eventId)) store(state, event);
  const old = context.clock.now() - KEEP_MS;
  context.db.run("DELETE FROM world_events WHERE phase = 'done' AND kickoff < ?", old);
  for (const [id, kickoff] of finished) if (kickoff < old) finished.delete(id);
}

export function restore(state: State): void {
  const now = state.context.clock.now();
  for (const row of state.context.db.all<{
    id: string;
    phase: string;
    kickoff: number;
    state: string;
  }>('SELECT id, phase, kickoff, state FROM world_events')) {
    if (row.phase === 'done') state.finished.set(row.id, row.kickoff);
    else add(state, JSON.parse(row.state) as WorldEvent, now);
  }
}
