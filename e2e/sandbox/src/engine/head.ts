/** An event without its markets: what lists, searches and counts need. */
import { leagueOf, LEAGUES } from './leagues';
import { isEventStopped, liveOf, type WorldEvent } from './models';
import { planOf, TODAY_MS } from './sports';
import type { LiveView } from './types';

/** Tabs an event can lie in; favourites are a member's own cut. */
export type WorldTab = 'EARLY' | 'TODAY' | 'RUNNING' | 'OUTRIGHT';

/** An event as boards list it. */
export interface EventHead {
  readonly eventId: string;
  readonly sportId: number;
  readonly leagueId: string;
  readonly leagueName: string;
  readonly leagueSort: number;
  readonly homeId: string;
  readonly homeName: string;
  readonly awayId: string;
  readonly awayName: string;
  /** Epoch milliseconds; of a field the end of its season. */
  readonly kickoff: number;
  readonly tab: WorldTab;
  readonly isLive: boolean;
  readonly status: 'running' | 'closed' | 'postponed' | 'deleted';
  readonly stopped: boolean;
  readonly sort: number;
  /** May join a combo. */
  readonly parlay: boolean;
  readonly isVirtual: boolean;
  readonly isOutright: boolean;
  readonly live: LiveView | null;
}

const ORDER: ReadonlyMap<string, number> = new Map(LEAGUES.map(({ id }, at) => [id, at + 10]));

/** The tab of an event now. */
export function tabOf(event: WorldEvent, now: number): WorldTab {
  if (event.model === 'outright') return 'OUTRIGHT';
  if (event.phase !== 'pre' && event.ending !== 'postponed') return 'RUNNING';
  return event.kickoff - now <= TODAY_MS ? 'TODAY' : 'EARLY';
}

/** When the tab changes by time alone. */
export const tabChangeAt = (event: WorldEvent): number =>
  event.phase === 'pre' && event.model !== 'outright' ? event.kickoff - TODAY_MS : 0;

function statusOf(event: WorldEvent): EventHead['status'] {
  if (event.ending === 'postponed') return 'postponed';
  return event.phase === 'FT' || event.phase === 'done' ? 'closed' : 'running';
}

/** The head of an event. */
export function headOf(event: WorldEvent, now: number): EventHead {
  const league = leagueOf(event.leagueId);
  const isOutright = event.model === 'outright';
  return {
    eventId: event.eventId,
    sportId: event.sportId,
    leagueId: league.id,
    leagueName: league.name,
    leagueSort: ORDER.get(league.id) ?? 99,
    homeId: isOutright ? '' : `${league.id}${event.home}`,
    homeName: isOutright ? `${league.name} 冠军` : (league.clubs[event.home] ?? ''),
    awayId: isOutright ? '' : `${league.id}${event.away}`,
    awayName: isOutright ? '' : (league.clubs[event.away] ?? ''),
    kickoff: event.kickoff,
    tab: tabOf(event, now),
    isLive: event.phase !== 'pre' && event.ending !== 'postponed',
    status: statusOf(event),
    stopped: isEventStopped(event),
    sort: Math.floor(event.kickoff / 60_000),
    parlay: !isOutright,
    isVirtual: planOf(event.sportId).isVirtual,
    isOutright,
    live: event.ending === 'postponed' ? null : liveOf(event, now),
  };
}
