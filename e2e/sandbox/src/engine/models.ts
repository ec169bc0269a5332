/** One door to the four models: the world asks here and nowhere else which one an event follows. */
import { goalsFixture } from './goals/fixtures';
import { goalsFinals, goalsLive, goalsMarkets, goalsOutlook } from './goals/markets';
import { advance as advanceMatch, dueAt as matchDueAt, type Match } from './goals/match';
import { advanceField, fieldDueAt, fieldFinals, fieldMarkets, type Field } from './outrights';
import { pointsFinals, pointsLive, pointsMarkets, pointsOutlook } from './points/markets';
import { advanceGame, gameDueAt, pointsFixture, type Game } from './points/match';
import { setsFinals, setsLive, setsMarkets, setsOutlook } from './sets/markets';
import { advanceRubber, rubberDueAt, setsFixture, type Rubber } from './sets/match';
import { planOf, playTime, type SportPlan } from './sports';
import type { Effect, FairMarket, Finals, LiveView, MainLines, Outlook } from './types';

/** Any event of the world. */
export type WorldEvent = Match | Game | Rubber | Field;

const FIXTURE = { goals: goalsFixture, points: pointsFixture, sets: setsFixture } as const;

/** The event that starts in a slot of a sport. */
export const fixtureOf = (seed: string, plan: SportPlan, slot: number): Exclude<WorldEvent, Field> => FIXTURE[plan.model](seed, plan, slot);

/** The clock time at which something happens next. */
export function dueAt(event: WorldEvent): number {
  switch (event.model) {
    case 'goals': {
      const { factor } = planOf(event.sportId);
      const at = matchDueAt(event);
      return at <= event.kickoff ? at : event.kickoff + (at - event.kickoff) / factor;
    }
    case 'points':
      return gameDueAt(event);
    case 'sets':
      return rubberDueAt(event);
    case 'outright':
      return fieldDueAt(event);
  }
}

/** Time of play of an event at a clock time. */
export const playTimeOf = (event: WorldEvent, now: number): number => (event.model === 'goals' ? playTime(planOf(event.sportId), event.kickoff, now) : now);

/** Lives through everything that is due. @returns what happened, in order. */
export function advanceEvent(event: WorldEvent, now: number): Effect[] {
  switch (event.model) {
    case 'goals':
      return advanceMatch(event, playTimeOf(event, now));
    case 'points':
      return advanceGame(event, now);
    case 'sets':
      return advanceRubber(event, now);
    case 'outright':
      return advanceField(event, now);
  }
}

/** Periods that are still open with what they may end in; empty for a field. */
export function outlookAt(event: WorldEvent, now: number): ReadonlyMap<number, Outlook> {
  switch (event.model) {
    case 'goals':
      return goalsOutlook(event, playTimeOf(event, now));
    case 'points':
      return pointsOutlook(event, now);
    case 'sets':
      return setsOutlook(event);
    case 'outright':
      return new Map();
  }
}

/** Markets at fair chances. */
export function fairMarkets(event: WorldEvent, now: number, mains: MainLines): FairMarket[] {
  const open = outlookAt(event, now);
  switch (event.model) {
    case 'goals':
      return goalsMarkets(event, open, mains);
    case 'points':
      return pointsMarkets(event, open, mains);
    case 'sets':
      return setsMarkets(event, open, mains);
    case 'outright':
      return fieldMarkets(event);
  }
}

/** What is decided by now. */
export function finalsOf(event: WorldEvent): Finals {
  if (event.stands !== undefined && event.stands !== null) return { scores: new Map(event.stands.scores), field: null, abandonedAt: event.stands.at };
  switch (event.model) {
    case 'goals':
      return goalsFinals(event);
    case 'points':
      return pointsFinals(event);
    case 'sets':
      return setsFinals(event);
    case 'outright':
      return fieldFinals(event);
  }
}

/** Live state, null before the start and for a field. */
export function liveOf(event: WorldEvent, now: number): LiveView | null {
  if (event.phase === 'pre') return null;
  switch (event.model) {
    case 'goals':
      return goalsLive(event, playTimeOf(event, now));
    case 'points':
      return pointsLive(event, now);
    case 'sets':
      return setsLive(event);
    case 'outright':
      return null;
  }
}

/** True while nothing of the event may be bet on. */
export function isEventStopped(event: WorldEvent): boolean {
  if (event.stopped || event.phase === 'FT' || event.phase === 'done' || event.ending !== 'played') return true;
  return event.model === 'goals' && (event.danger === 'goal' || event.danger === 'redCard' || event.danger === 'var');
}

/** True while a bet has to wait for what an attack brings. */
export const isEventInDanger = (event: WorldEvent): boolean =>
  event.model === 'goals' && (event.danger === 'dangerHome' || event.danger === 'dangerAway' || event.danger === 'var');
