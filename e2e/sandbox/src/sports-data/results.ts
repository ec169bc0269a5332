/**
 * Results as the odds vendors give them, and the tables summed from them: one source, so that all
 * of them always agree.
 */
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { finishedOn, type FinishedEvent } from '../engine/finished';
import { RESULT_DAYS, SPORT_PLANS, type SportPlan } from '../engine/sports';
import { PERIODS } from '../engine/types';
import type { World } from '../engine/world';
import { historyOf } from './history';
import { DATA_LEAGUES, dataLeague, type DataLeague, type DataResult } from './leagues';

const DAY_MS = 86_400_000;

/** Abandoned and postponed events have no result that counts. */
function resultFrom({ head, finals, ending }: FinishedEvent): DataResult | null {
  const league = dataLeague(head.leagueId);
  const score = finals.scores.get(PERIODS.full);
  if (league === null || score === undefined || ending !== 'played' || head.isOutright) return null;
  const half = finals.scores.get(PERIODS.firstHalf);
  return {
    id: head.eventId,
    league,
    at: head.kickoff,
    home: head.homeName,
    away: head.awayName,
    score: [score.home, score.away],
    half: half === undefined ? null : [half.home, half.away],
  };
}

/**
 * Starts of each sport that are looked back at; what was really played here is listed for all days
 * that the vendors list.
 */
const LATEST = 6;

function recentOf(context: Context, world: World, plan: SportPlan): DataResult[] {
  const now = context.clock.now();
  const days = Array.from({ length: RESULT_DAYS + 1 }, (_, back) =>
    isoAt(now - back * DAY_MS).slice(0, 10),
  );
  return days
    .flatMap((day) =>
      finishedOn(context, world, plan.sportId, day, now - plan.behind - LATEST * plan.every),
    )
    .map(resultFrom)
    .filter((result) => result !== null);
}

/**
 * All results before now, newest first: those of the last days are the vendors' own, before them
 * lies the seed's history of the same clubs.
 *
 * @param sportId one sport, or null for all.
 */
export function resultsAt(context: Context, world: World, sportId: number | null): DataResult[] {
  const plans = SPORT_PLANS.filter((plan) => sportId === null || plan.sportId === sportId);
  const before = context.clock.now() - (RESULT_DAYS + 1) * DAY_MS;
  return plans
    .flatMap((plan) => [
      ...recentOf(context, world, plan),
      ...historyOf(context.seed(), plan, before),
    ])
    .toSorted((a, b) => b.at - a.at || a.id.localeCompare(b.id));
}

/** A line of a table. */
export interface TableLine {
  readonly team: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly points: number;
  readonly form: string;
}

const MARK = { won: '胜', drawn: '平', lost: '负' } as const;

function lineOf(team: string, results: readonly DataResult[]): TableLine {
  const own = results
    .filter(({ home, away }) => home === team || away === team)
    .map(({ home, score: [a, b] }) => (home === team ? ([a, b] as const) : ([b, a] as const)));
  const ends = own.map(([scored, against]) =>
    scored > against ? ('won' as const) : scored < against ? ('lost' as const) : ('drawn' as const),
  );
  const count = (end: keyof typeof MARK): number => ends.filter((each) => each === end).length;
  return {
    team,
    played: own.length,
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    goalsFor: own.reduce((sum, [scored]) => sum + scored, 0),
    goalsAgainst: own.reduce((sum, [, against]) => sum + against, 0),
    points: count('won') * 3 + count('drawn'),
    form: ends
      .slice(0, 5)
      .map((end) => MARK[end])
      .join(''),
  };
}

/**
 * Tables of the leagues in season, each sorted by points, goal difference, goals.
 *
 * @param sportId one sport, or null for all.
 */
export function tablesAt(
  context: Context,
  world: World,
  sportId: number | null,
): { league: DataLeague; rank: number; line: TableLine }[] {
  const results = resultsAt(context, world, sportId);
  return DATA_LEAGUES.filter(
    (league) => league.teams.length > 0 && (sportId === null || league.sportId === sportId),
  ).flatMap((league) => {
    const own = results.filter((each) => each.league.id === league.id);
    return league.teams
      .map((team) => lineOf(team, own))
      .toSorted(
        (a, b) =>
          b.points - a.points ||
          b.goalsFor - b.goalsAgainst - (a.goalsFor - a.goalsAgainst) ||
          b.goalsFor - a.goalsFor,
      )
      .map((line, at) => ({ league, rank: at + 1, line }));
  });
}
