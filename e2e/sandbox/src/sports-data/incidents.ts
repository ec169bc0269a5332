/** What happened so far in a match that the odds vendors show. */
import { goalMinute } from '../engine/goals/match';
import { incidentsOf } from '../engine/goals/incidents';
import { playTimeOf } from '../engine/models';
import type { World } from '../engine/world';

/** A row of the service. */
export interface DataIncident {
  readonly clock: string;
  readonly side: 'home' | 'away';
  readonly kind: 'goal' | 'red' | 'corner';
}

/**
 * Incidents of a match as its feed tells them now, the first one first; none in sports that count
 * no goals.
 *
 * @returns null where there is no such match.
 */
export function incidentsAt(world: World, eventId: string): readonly DataIncident[] | null {
  const event = world.event(eventId);
  if (event === null) return null;
  if (event.model !== 'goals' || event.phase === 'pre') return [];
  const minute = Math.ceil(goalMinute(event, playTimeOf(event, world.changedAt(eventId))));
  return incidentsOf(event, minute).map(({ clock, side, what }) => ({ clock, side, kind: what }));
}
