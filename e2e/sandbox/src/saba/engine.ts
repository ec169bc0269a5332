/** The soccer engine: keeps the fixtures rolling, lives through what is due, and puts the result on the board. */
import type { SabaEvent, SabaTab } from '@site/contracts/vendor-saba';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { LEAGUES } from './clubs';
import { FIXTURE, fixtureOf, slotsAt } from './fixtures';
import type { Hub } from './hub';
import { marketsOf } from './markets';
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

function restored(context: Context): Map<string, Match> {
  const rows = context.db.all<{ id: string; state: string }>("SELECT id, state FROM events WHERE vendor = 'saba'");
  return new Map(rows.map((row) => [row.id, JSON.parse(row.state) as Match]));
}

/** A match that is late to be made drifts from now on only; one that already started is lived through from its kick-off. */
function prepared(match: Match, now: number): Match {
  if (match.nextDrift < now) match.nextDrift = match.kickoff <= now ? match.kickoff + 1_000 : now + (Number(match.eventId) * 7_919) % 90_000;
  return match;
}

/** Makes the engine. */
export function createEngine(context: Context, hub: Hub, onEffect: EffectListener): Engine {
  const matches = restored(context);
  const memory = { fixed: new Map<string, DecimalOdds>(), mains: new Map<string, number>() };
  const finished = new Set<number>();
  let lastNow = 0;

  const show = (match: Match, now: number): void => {
    const markets = marketsOf(match, now, memory);
    hub.put({ wire: eventOf(match, now, markets.size), markets });
  };
  const live = (match: Match, now: number): void => {
    const effects = advance(match, now);
    for (const effect of effects) onEffect(match, effect);
    if (match.phase === 'done') {
      matches.delete(match.eventId);
      finished.add(Number(match.eventId));
      for (const betType of [1, 3, 7, 8]) memory.mains.delete(`${match.eventId}_${betType}`);
      context.db.run('DELETE FROM events WHERE id = ?', match.eventId);
      hub.remove(match.eventId);
      return;
    }
    const before = hub.get(match.eventId);
    if (effects.length > 0 || before === null || before.wire.tab !== tabOf(match, now)) show(match, now);
  };
  const ensure = (now: number): void => {
    for (const slot of slotsAt(now)) {
      if (!matches.has(String(slot)) && !finished.has(slot)) matches.set(String(slot), prepared(fixtureOf(context.seed(), slot), now));
    }
    for (const slot of finished) if (slot * FIXTURE.every < now - FIXTURE.behind) finished.delete(slot);
  };
  const forget = (): void => {
    matches.clear();
    finished.clear();
    memory.fixed.clear();
    memory.mains.clear();
  };
  return {
    tick: () => {
      const now = context.clock.now();
      // A clock set back makes a new world; bets of the old one stay with their events' rows.
      if (now < lastNow - 60_000) { forget(); for (const event of hub.all()) if (event.wire.sportType === SOCCER) hub.remove(event.wire.eventId); }
      lastNow = now;
      ensure(now);
      for (const match of [...matches.values()]) live(match, now);
    },
    match: (eventId) => matches.get(eventId) ?? null,
    matches: () => [...matches.values()],
    script: (eventId, work) => {
      const match = matches.get(eventId);
      if (match === undefined) return false;
      const now = context.clock.now();
      for (const effect of work(match, now)) onEffect(match, effect);
      live(match, now);
      if (matches.has(eventId)) show(match, now);
      return true;
    },
    fixPrice: (eventId, selectionId, price) => {
      if (price === null) memory.fixed.delete(selectionId);
      else memory.fixed.set(selectionId, price);
      const match = matches.get(eventId);
      if (match !== undefined) show(match, context.clock.now());
    },
    save: () => context.db.tx(() => {
      const open = new Set(context.db.all<{ event_id: string }>("SELECT DISTINCT event_id FROM wagers WHERE status IN ('waiting', 'running')").map((row) => row.event_id));
      for (const match of matches.values()) {
        if (match.phase === 'pre' && !open.has(match.eventId)) continue;
        context.db.run(
          "INSERT INTO events (id, vendor, status, state) VALUES (?, 'saba', ?, ?) ON CONFLICT (id) DO UPDATE SET status = excluded.status, state = excluded.state",
          match.eventId, match.phase, JSON.stringify(match),
        );
      }
    }),
    reset: () => { forget(); lastNow = 0; },
  };
}
