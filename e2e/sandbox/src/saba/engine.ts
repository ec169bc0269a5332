/** The soccer engine: keeps the fixtures rolling, lives through what is due, and puts the result on the board. */
import type { SabaEvent, SabaTab } from '@site/contracts/vendor-saba';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { LEAGUES } from './clubs';
import { FIXTURE, fixtureOf, slotsAt } from './fixtures';
import type { Hub } from './hub';
import { marketsOf, type Memory } from './markets';
import { advance, clockText, type Match, type MatchEffect } from './match';

/** Sport of the engine. */
export const SOCCER = 1;

/** What betting wants to know of a match. */
export type EffectListener = (match: Match, effect: MatchEffect) => void;

/** The engine. */
export interface Engine {
  /** Lives up to now. Effects are told in order, before the board changes. */
  readonly tick: () => void;
  readonly match: (eventId: string) => Match | null;
  readonly matches: () => readonly Match[];
  /** Applies a script to a match at once. */
  readonly script: (eventId: string, work: (match: Match, now: number) => readonly MatchEffect[]) => boolean;
  /** Fixes a price until the script takes it back (null). */
  readonly fixPrice: (eventId: string, selectionId: string, price: DecimalOdds | null) => void;
  /** Writes running matches and those with open bets, so that a restart goes on. */
  readonly save: () => void;
  readonly reset: () => void;
}

function tabOf(match: Match, now: number): SabaTab {
  if (match.phase !== 'pre') return 'RUNNING';
  return match.kickoff - now <= FIXTURE.today ? 'TODAY' : 'EARLY';
}

function eventOf(match: Match, now: number, marketCount: number): SabaEvent {
  const league = LEAGUES[match.league];
  const live = match.phase === 'pre' ? null : {
    livePeriod: match.phase === 'done' ? 'FT' as const : match.phase, inPlayTime: clockText(match, now),
    liveHomeScore: match.score.home, liveAwayScore: match.score.away, homeRedCard: match.red.home, awayRedCard: match.red.away,
    homeCorner: match.corner.home, awayCorner: match.corner.away, dangerState: match.danger,
  };
  return {
    eventId: match.eventId, sportType: SOCCER, leagueId: league?.id ?? '', leagueName: league?.name ?? '', leagueSort: match.league + 10,
    homeId: `${league?.id ?? ''}${match.home}`, homeName: league?.clubs[match.home] ?? '', awayId: `${league?.id ?? ''}${match.away}`,
    awayName: league?.clubs[match.away] ?? '', globalShowTime: isoAt(match.kickoff), eventStatus: match.phase === 'FT' ? 'closed' : 'running',
    isLive: match.phase !== 'pre', tab: tabOf(match, now), eventSort: Math.floor(match.kickoff / 60_000), marketCount, liveInfo: live,
  };
}

function restored(context: Context): { readonly matches: Map<string, Match>; readonly finished: Set<number> } {
  const rows = context.db.all<{ id: string; status: string; state: string }>("SELECT id, status, state FROM events WHERE vendor = 'saba'");
  return {
    matches: new Map(rows.filter(({ status }) => status !== 'done').map((row) => [row.id, JSON.parse(row.state) as Match])),
    finished: new Set(rows.filter(({ status }) => status === 'done').map(({ id }) => Number(id))),
  };
}

const UPSERT = "INSERT INTO events (id, vendor, status, state) VALUES (?, 'saba', ?, ?) ON CONFLICT (id) DO UPDATE SET status = excluded.status, state = excluded.state";

/** A match that is late to be made drifts from now on only; one that already started is lived through from its kick-off. */
function prepared(match: Match, now: number): Match {
  if (match.nextDrift < now) match.nextDrift = match.kickoff <= now ? match.kickoff + 1_000 : now + (Number(match.eventId) * 7_919) % 90_000;
  return match;
}

interface World {
  readonly context: Context; readonly hub: Hub; readonly onEffect: EffectListener;
  readonly matches: Map<string, Match>; readonly memory: Memory; readonly finished: Set<number>;
  lastNow: number;
}

/** Bet types whose main line is remembered. */
const LINE_TYPES = [1, 3, 7, 8] as const;

function show({ hub, memory }: World, match: Match, now: number): void {
  const markets = marketsOf(match, now, memory);
  hub.put({ wire: eventOf(match, now, markets.size), markets });
}

function retire(world: World, match: Match): void {
  world.matches.delete(match.eventId);
  world.finished.add(Number(match.eventId));
  for (const betType of LINE_TYPES) world.memory.mains.delete(`${match.eventId}_${betType}`);
  // The row stays until its slot is long past: a finished match must not be played again after a restart.
  world.context.db.run(UPSERT, match.eventId, match.phase, JSON.stringify(match));
  world.hub.remove(match.eventId);
}

/** Lives a match up to now and shows it when anything happened. */
function live(world: World, match: Match, now: number): void {
  const effects = advance(match, now);
  for (const effect of effects) world.onEffect(match, effect);
  if (match.phase === 'done') return retire(world, match);
  const before = world.hub.get(match.eventId);
  if (effects.length > 0 || before === null || before.wire.tab !== tabOf(match, now)) show(world, match, now);
}

function ensureFixtures({ context, matches, finished }: World, now: number): void {
  for (const slot of slotsAt(now)) {
    if (!matches.has(String(slot)) && !finished.has(slot)) matches.set(String(slot), prepared(fixtureOf(context.seed(), slot), now));
  }
  for (const slot of finished) {
    if (slot * FIXTURE.every >= now - FIXTURE.behind) continue;
    finished.delete(slot);
    context.db.run('DELETE FROM events WHERE id = ?', String(slot));
  }
}

function forget({ matches, finished, memory }: World): void {
  for (const store of [matches, finished, memory.fixed, memory.mains]) store.clear();
}

function tickAll(world: World): void {
  const now = world.context.clock.now();
  // A clock set back makes a new world; bets of the old one stay with their events' rows.
  if (now < world.lastNow - 60_000) {
    for (const eventId of world.matches.keys()) world.hub.remove(eventId);
    forget(world);
  }
  world.lastNow = now;
  ensureFixtures(world, now);
  for (const match of [...world.matches.values()]) live(world, match, now);
}

function runScript(world: World, eventId: string, work: (match: Match, now: number) => readonly MatchEffect[]): boolean {
  const match = world.matches.get(eventId);
  if (match === undefined) return false;
  const now = world.context.clock.now();
  for (const effect of work(match, now)) world.onEffect(match, effect);
  live(world, match, now);
  if (world.matches.has(eventId)) show(world, match, now);
  return true;
}

function saveAll({ context, matches }: World): void {
  const open = new Set(context.db.all<{ event_id: string }>("SELECT DISTINCT event_id FROM wagers WHERE status IN ('waiting', 'running')").map((row) => row.event_id));
  for (const match of matches.values()) {
    if (match.phase === 'pre' && !open.has(match.eventId)) continue;
    context.db.run(UPSERT, match.eventId, match.phase, JSON.stringify(match));
  }
}

/** Makes the engine. */
export function createEngine(context: Context, hub: Hub, onEffect: EffectListener): Engine {
  const world: World = { context, hub, onEffect, ...restored(context), memory: { fixed: new Map(), mains: new Map() }, lastNow: 0 };
  return {
    tick: () => { tickAll(world); },
    match: (eventId) => world.matches.get(eventId) ?? null,
    matches: () => [...world.matches.values()],
    script: (eventId, work) => runScript(world, eventId, work),
    fixPrice: (eventId, selectionId, price) => {
      if (price === null) world.memory.fixed.delete(selectionId);
      else world.memory.fixed.set(selectionId, price);
      const match = world.matches.get(eventId);
      if (match !== undefined) show(world, match, context.clock.now());
    },
    save: () => { context.db.tx(() => { saveAll(world); }); },
    reset: () => {
      forget(world);
      world.lastNow = 0;
    },
  };
}
