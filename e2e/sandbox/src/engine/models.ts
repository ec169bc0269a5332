/** One entry to the four models: the world asks here and nowhere else which one an event follows. */
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
export const fixtureOf = (
  seed: string,
  plan: SportPlan,
  slot: number,
): Exclude<WorldEvent, Field> => FIXTURE[plan.model](seed, plan, slot);

/** Time of play of an event at a clock time. */
export const playTimeOf = (event: WorldEvent, now: number): number =>
  event.model === 'goals' ? playTime(planOf(event.sportId), event.kickoff, now) : now;

/** What the world asks of a model; every time is one of the clock. */
interface Model<E extends WorldEvent> {
  readonly dueAt: (event: E) => number;
  readonly advance: (event: E, now: number) => Effect[];
  readonly outlook: (event: E, now: number) => ReadonlyMap<number, Outlook>;
  readonly markets: (
    event: E,
    open: ReadonlyMap<number, Outlook>,
    mains: MainLines,
  ) => FairMarket[];
  readonly finals: (event: E) => Finals;
  readonly live: (event: E, now: number) => LiveView | null;
}

/** Goals run on time of play, which is quicker than the clock in virtual sports. */
const GOALS: Model<Match> = {
  dueAt: (event) => {
    const at = matchDueAt(event);
    return at <= event.kickoff
      ? at
      : event.kickoff + (at - event.kickoff) / planOf(event.sportId).factor;
  },
  advance: (event, now) => advanceMatch(event, playTimeOf(event, now)),
  outlook: (event, now) => goalsOutlook(event, playTimeOf(event, now)),
  markets: goalsMarkets,
  finals: goalsFinals,
  live: (event, now) => goalsLive(event, playTimeOf(event, now)),
};
const POINTS: Model<Game> = {
  dueAt: gameDueAt,
  advance: advanceGame,
  outlook: pointsOutlook,
  markets: pointsMarkets,
  finals: pointsFinals,
  live: pointsLive,
};
const SETS: Model<Rubber> = {
  dueAt: rubberDueAt,
  advance: advanceRubber,
  outlook: setsOutlook,
  markets: setsMarkets,
  finals: setsFinals,
  live: setsLive,
};
const FIELD: Model<Field> = {
  dueAt: fieldDueAt,
  advance: advanceField,
  outlook: () => new Map(),
  markets: fieldMarkets,
  finals: fieldFinals,
  live: () => null,
};

/** Asks the model of an event: the one place that tells the four apart. */
function ask<T>(
  event: WorldEvent,
  question: <E extends WorldEvent>(model: Model<E>, own: E) => T,
): T {
  switch (event.model) {
    case 'goals':
      return question(GOALS, event);
    case 'points':
      return question(POINTS, event);
    case 'sets':
      return question(SETS, event);
    case 'outright':
      return question(FIELD, event);
  }
}

/** The clock time at which something happens next. */
export const dueAt = (event: WorldEvent): number => ask(event, (model, own) => model.dueAt(own));

/**
 * Lives through everything that is due.
 *
 * @returns what happened, in order.
 */
export const advanceEvent = (event: WorldEvent, now: number): Effect[] =>
  ask(event, (model, own) => model.advance(own, now));

/** Periods that are still open with what they may end in; empty for a field. */
export const outlookAt = (event: WorldEvent, now: number): ReadonlyMap<number, Outlook> =>
  ask(event, (model, own) => model.outlook(own, now));

/** Markets at fair chances. */
export const fairMarkets = (event: WorldEvent, now: number, mains: MainLines): FairMarket[] =>
  ask(event, (model, own) => model.markets(own, model.outlook(own, now), mains));

/** What is decided by now. */
export function finalsOf(event: WorldEvent): Finals {
  if (event.stands !== undefined && event.stands !== null)
    return { scores: new Map(event.stands.scores), field: null, abandonedAt: event.stands.at };
  return ask(event, (model, own) => model.finals(own));
}

/** Live state, null before the start and for a field. */
export const liveOf = (event: WorldEvent, now: number): LiveView | null =>
  event.phase === 'pre' ? null : ask(event, (model, own) => model.live(own, now));

/** True while nothing of the event may be bet on. */
export function isEventStopped(event: WorldEvent): boolean {
  if (event.stopped || event.phase === 'FT' || event.phase === 'done' || event.ending !== 'played')
    return true;
  return (
    event.model === 'goals' &&
    (event.danger === 'goal' || event.danger === 'redCard' || event.danger === 'var')
  );
}

/** True while a bet has to wait for what an attack brings. */
export const isEventInDanger = (event: WorldEvent): boolean =>
  event.model === 'goals' &&
  (event.danger === 'dangerHome' || event.danger === 'dangerAway' || event.danger === 'var');
