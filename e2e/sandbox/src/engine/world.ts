/**
 * The one world behind the three vendors: keeps fixtures rolling, lives through what is due, and
 * says what changed.
 */
import type { Context } from '../core/context';
import { StorageFault } from '../core/storage-fault';
import { headOf, tabChangeAt, type EventHead } from './head';
import { advanceEvent, dueAt, fairMarkets, fixtureOf, type WorldEvent } from './models';
import { fieldsAt } from './outrights';
import { slotEventId, slotsAt, SPORT_PLANS } from './sports';
import type { Effect, FairMarket } from './types';
import {
  type WorldListener,
  type Entry,
  type State,
  store,
  add,
  saveAll,
  restore,
} from './world-entries';

/** A tick that is longer than this is a jump, in milliseconds. */
const JUMP_MS = 1_000;
/**
 * Wait after a tick that could not be written, in real milliseconds: each goes through all of it
 * again.
 */
const AGAIN_MS = 1_000;
const NOBODY: ReadonlySet<string> = new Set();

/** The world. */
export interface World {
  /**
   * Lives up to now.
   *
   * @param until a moment before that; one that was lived through already changes nothing.
   */
  readonly tick: (until?: number) => void;
  readonly event: (eventId: string) => WorldEvent | null;
  readonly ids: () => Iterable<string>;
  /** As it was when it last changed, so that everyone sees the same. */
  readonly head: (eventId: string) => EventHead | null;
  /** Markets at fair chances, worked out once per change. */
  readonly fair: (eventId: string) => readonly FairMarket[];
  /** Time at which the event last changed. */
  readonly changedAt: (eventId: string) => number;
  /**
   * Applies a script at once.
   *
   * @returns false when there is no such event.
   */
  readonly script: (
    eventId: string,
    work: (event: WorldEvent, now: number) => readonly Effect[],
  ) => boolean;
  /** Something about the event that is kept elsewhere changed (a fixed price). */
  readonly touch: (eventId: string) => void;
  readonly listen: (listener: WorldListener) => void;
  readonly save: () => void;
  readonly reset: () => void;
}

function changed(state: State, entry: Entry, now: number): void {
  const tabAt = tabChangeAt(entry.event);
  Object.assign(entry, {
    changedAt: now,
    head: null,
    fair: null,
    due: tabAt > now ? Math.min(tabAt, dueAt(entry.event)) : dueAt(entry.event),
  });
  for (const { onChange } of state.listeners) onChange(entry.event.eventId, false);
}

function retire(state: State, { event }: Entry): void {
  state.entries.delete(event.eventId);
  state.finished.set(event.eventId, event.kickoff);
  for (const name of state.mains.keys())
    if (name.startsWith(`${event.eventId}_`)) state.mains.delete(name);
  store(state, event);
  for (const { onChange } of state.listeners) onChange(event.eventId, true);
}

function tell(state: State, event: WorldEvent, effects: readonly Effect[]): void {
  for (const effect of effects) for (const { onEffect } of state.listeners) onEffect(event, effect);
}

/**
 * Goes from one happening to the next, so that what waits is decided at its own time and not after
 * the jump.
 */
function stepThrough(state: State, event: WorldEvent, now: number): void {
  for (
    let due = Math.ceil(dueAt(event));
    due <= now && event.phase !== 'done';
    due = Math.ceil(dueAt(event))
  ) {
    for (const { onMoment } of state.listeners) onMoment?.(event, due);
    const effects = advanceEvent(event, due);
    tell(state, event, effects.length > 0 ? effects : advanceEvent(event, now));
    if (effects.length === 0) return;
  }
}

function watchedIn(state: State, jump: number): ReadonlySet<string> {
  if (jump <= JUMP_MS) return NOBODY;
  return new Set(state.listeners.flatMap(({ watched }) => [...(watched?.() ?? NOBODY)]));
}

/**
 * Memory follows the database: what could not be written did not happen, and is lived through again
 * with the next tick.
 */
function written(state: State, entry: Entry, work: () => void): void {
  const { event, due, changedAt } = entry;
  const before = structuredClone(event);
  try {
    state.context.db.tx(work);
  } catch (error) {
    for (const name of Object.keys(event)) Reflect.deleteProperty(event, name);
    Object.assign(event, before);
    Object.assign(entry, { due, changedAt, head: null, fair: null });
    state.entries.set(event.eventId, entry);
    state.finished.delete(event.eventId);
    for (const { onChange } of state.listeners) onChange(event.eventId, false);
    throw error;
  }
}

/**
 * What an event's end settles and its last state are written together: after a kill it is not
 * played to another end for the bets that are left.
 */
function live(state: State, entry: Entry, now: number, isWatched = false): void {
  written(state, entry, () => {
    if (isWatched) stepThrough(state, entry.event, now);
    else tell(state, entry.event, advanceEvent(entry.event, now));
    if (entry.event.phase === 'done') retire(state, entry);
    else changed(state, entry, now);
  });
}

function ensureFixtures(state: State, now: number): void {
  const missing = (id: string): boolean => !state.entries.has(id) && !state.finished.has(id);
  for (const plan of SPORT_PLANS) {
    for (const slot of slotsAt(plan, now))
      if (missing(slotEventId(plan, slot)))
        add(state, fixtureOf(state.context.seed(), plan, slot), now);
  }
  for (const field of fieldsAt(state.context.seed(), now))
    if (missing(field.eventId)) add(state, field, now);
  // New slots open at the pace of the quickest sport.
  state.roomUntil = now + Math.min(...SPORT_PLANS.map(({ every }) => every)) / 4;
}

function forget(state: State): void {
  const gone = [...state.entries.keys()];
  for (const kept of [state.entries, state.mains, state.finished]) kept.clear();
  for (const id of gone) for (const { onChange } of state.listeners) onChange(id, true);
  state.roomUntil = 0;
  state.unwritten = null;
}

function tickAll(state: State, until: number | null): void {
  if (until !== null && until <= state.lastNow) return;
  const now = until ?? state.context.clock.now();
  // A clock set back makes a new world; bets of the old one stay with their events' rows.
  if (now < state.lastNow - 60_000) forget(state);
  const { unwritten } = state;
  if (
    unwritten !== null &&
    performance.now() < unwritten.until &&
    Math.abs(now - unwritten.now) < JUMP_MS
  )
    throw unwritten.fault;
  const watched = watchedIn(state, now - state.lastNow);
  if (now >= state.roomUntil) ensureFixtures(state, now);
  const faults: StorageFault[] = [];
  // As they are now: one whose end cannot be written comes back into the list while it is gone through.
  for (const entry of [...state.entries.values()]) {
    if (entry.due > now) continue;
    try {
      live(state, entry, now, watched.has(entry.event.eventId));
    } catch (error) {
      // The others go on: on a full disk what needs nothing written still happens.
      if (!(error instanceof StorageFault)) throw error;
      faults.push(error);
    }
  }
  const [fault] = faults;
  state.unwritten =
    fault === undefined ? null : { fault, now, until: performance.now() + AGAIN_MS };
  if (fault !== undefined) throw fault;
  // Only once all of it is written: a jump that failed is gone through again.
  state.lastNow = now;
}

function runScript(
  state: State,
  eventId: string,
  work: (event: WorldEvent, now: number) => readonly Effect[],
): boolean {
  const entry = state.entries.get(eventId);
  if (entry === undefined) return false;
  const now = state.context.clock.now();
  // No seed knows what a script did: it is written with everything that it settles.
  written(state, entry, () => {
    tell(state, entry.event, work(entry.event, now));
    live(state, entry, now);
    if (entry.event.phase !== 'done') store(state, entry.event);
  });
  return true;
}

/** Makes the world; nothing moves before the first tick. */
export function createWorld(context: Context): World {
  const state: State = {
    context,
    entries: new Map(),
    mains: new Map(),
    finished: new Map(),
    listeners: [],
    lastNow: 0,
    roomUntil: 0,
    unwritten: null,
  };
  restore(state);
  const headFor = (entry: Entry): EventHead => {
    entry.head ??= headOf(entry.event, entry.changedAt);
    return entry.head;
  };
  return {
    tick: (until) => {
      tickAll(state, until ?? null);
    },
    event: (eventId) => state.entries.get(eventId)?.event ?? null,
    ids: () => state.entries.keys(),
    head: (eventId) => {
      const entry = state.entries.get(eventId);
      return entry === undefined ? null : headFor(entry);
    },
    fair: (eventId) => {
      const entry = state.entries.get(eventId);
      if (entry === undefined) return [];
      entry.fair ??= fairMarkets(entry.event, entry.changedAt, state.mains);
      return entry.fair;
    },
    changedAt: (eventId) => state.entries.get(eventId)?.changedAt ?? state.lastNow,
    script: (eventId, work) => runScript(state, eventId, work),
    touch: (eventId) => {
      const entry = state.entries.get(eventId);
      if (entry !== undefined) changed(state, entry, context.clock.now());
    },
    listen: (listener) => void state.listeners.push(listener),
    save: () => {
      context.db.tx(() => {
        saveAll(state);
      });
    },
    reset: () => {
      forget(state);
      state.lastNow = 0;
    },
  };
}
