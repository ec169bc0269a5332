/**
 * Results of a day: what was played here, and for days before this world began what the same seed
 * would have played.
 */
import { dayStart, isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { headOf, type EventHead } from './head';
import { leagueOf } from './leagues';
import { advanceEvent, finalsOf, fixtureOf, type WorldEvent } from './models';
import { runnerKey } from './outrights';
import { planOf, RESULT_DAYS, SPORT_PLANS, slotEventId, type SportPlan } from './sports';
import type { Finals } from './types';
import type { World } from './world';

/** A finished event. */
export interface FinishedEvent {
  readonly head: EventHead;
  readonly finals: Finals;
  readonly ending: WorldEvent['ending'];
  /** Names of those who won a field; empty elsewhere. */
  readonly winners: string[];
}

const DAY_MS = 86_400_000;
const NEVER = Number.MAX_SAFE_INTEGER;
/** Virtual sports play so often that only the last hours are listed. */
const VIRTUAL_MS = 3 * 3_600_000;

/** Plays an event to its end without looking at prices. */
function played(event: WorldEvent): WorldEvent {
  event.nextDrift = NEVER;
  advanceEvent(event, event.kickoff + DAY_MS);
  // Thousands of them are kept, and lists tell no minutes.
  if (event.model === 'goals') event.incidents = [];
  return event;
}

/**
 * Games played for the lists, by seed and id: they never change, and playing is slow. Emptied when
 * it is full.
 */
const PLAYED = new WeakMap<Context, Map<string, WorldEvent>>();
const MOST_PLAYED = 20_000;

function playedIn(context: Context, plan: SportPlan, slot: number, id: string): WorldEvent {
  const kept = PLAYED.get(context) ?? new Map<string, WorldEvent>();
  if (kept.size >= MOST_PLAYED) kept.clear();
  PLAYED.set(context, kept);
  const key = `${context.seed()}/${id}`;
  const event = kept.get(key) ?? played(fixtureOf(context.seed(), plan, slot));
  kept.set(key, event);
  return event;
}

function listed(event: WorldEvent, at: number): FinishedEvent {
  const finals = finalsOf(event);
  const won = new Set(finals.field?.winners);
  const winners = leagueOf(event.leagueId).clubs.filter((_name, place) =>
    won.has(runnerKey(place)),
  );
  return { head: headOf(event, at), finals, ending: event.ending, winners };
}

/** The stored events of a span of starts. */
function storedIn(
  context: Context,
  sportId: number,
  from: number,
  to: number,
): Map<string, WorldEvent> {
  const rows = context.db.all<{ id: string; state: string }>(
    "SELECT id, state FROM world_events WHERE phase = 'done' AND sport_id = ? AND kickoff >= ? AND kickoff < ?",
    sportId,
    from,
    to,
  );
  return new Map(rows.map(({ id, state }) => [id, JSON.parse(state) as WorldEvent]));
}

/**
 * Ids of what was really played here, whenever it was: what was brought forward is not played
 * twice.
 */
const playedHere = (context: Context, sportId: number): ReadonlySet<string> =>
  new Set(
    context.db
      .all<{ id: string }>(
        "SELECT id FROM world_events WHERE phase = 'done' AND sport_id = ?",
        sportId,
      )
      .map(({ id }) => id),
  );

/**
 * Finished events of a sport that started on a day (`YYYY-MM-DD` at +08:00), latest first; empty
 * for days that are too far.
 *
 * @param playFrom starts before this are listed only when they were really played here; playing the
 *   others takes time.
 */
export function finishedOn(
  context: Context,
  world: World,
  sportId: number,
  day: string,
  playFrom = 0,
): FinishedEvent[] {
  const now = context.clock.now();
  const start = dayStart(day);
  if (
    Number.isNaN(start) ||
    start < now - RESULT_DAYS * DAY_MS ||
    start > now ||
    !SPORT_PLANS.some((plan) => plan.sportId === sportId)
  )
    return [];
  const plan = planOf(sportId);
  const from = plan.isVirtual ? Math.max(start, now - VIRTUAL_MS) : start;
  const until = Math.min(start + DAY_MS, now - plan.behind);
  const events = storedIn(context, sportId, from, start + DAY_MS);
  const known = playedHere(context, sportId);
  for (
    let slot = Math.ceil(Math.max(from, playFrom) / plan.every);
    slot * plan.every < until;
    slot += 1
  ) {
    const id = slotEventId(plan, slot);
    if (!known.has(id) && world.event(id) === null)
      events.set(id, playedIn(context, plan, slot, id));
  }
  return [...events.values()]
    .sort((a, b) => b.kickoff - a.kickoff)
    .map((event) => listed(event, now));
}

/** Today at +08:00. */
export const todayOf = (context: Context): string => isoAt(context.clock.now()).slice(0, 10);
