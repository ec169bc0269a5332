/**
 * Rounds that were played before the vendors' own results begin: the same leagues and clubs, scores
 * from the seed.
 */
import { Time } from '@site/domain/constants';
import { randomFor, type Random } from '../core/random';
import { leaguesOf, pairOf } from '../engine/leagues';
import type { SportPlan } from '../engine/sports';
import { dataLeague, type DataLeague, type DataResult } from './leagues';

const DAY_MS = 86_400_000;
/** A round every third day at 19:00. */
const EVERY_DAYS = 3;
const START_HOUR = 19;

/** Rounds that are kept: after so many each club has met each other one. */
const roundsOf = ({ teams }: DataLeague): number => teams.length - 1;

/** Usual points of a side: least and most. */
const POINTS: ReadonlyMap<number, readonly [number, number]> = new Map([
  [2, [84, 116]],
  [8, [1, 8]],
  [19, [10, 34]],
  [23, [23, 34]],
]);
/** Sets, frames or maps that win a match. */
const TO_WIN: ReadonlyMap<number, number> = new Map([
  [34, 5],
  [36, 3],
  [40, 3],
]);
const GOALS = { most: 4, half: 2 } as const;

interface Drawn {
  readonly score: readonly [number, number];
  readonly half: readonly [number, number] | null;
}

const DRAW: Readonly<Record<SportPlan['model'], (random: Random, sportId: number) => Drawn>> = {
  goals: (random) => {
    const half = [random.int(GOALS.half + 1), random.int(GOALS.half)] as const;
    return {
      half,
      score: [half[0] + random.int(GOALS.most - 1), half[1] + random.int(GOALS.most - 1)],
    };
  },
  points: (random, sportId) => {
    const [least, most] = POINTS.get(sportId) ?? [1, 5];
    const home = least + random.int(most - least);
    const away = least + random.int(most - least);
    return { half: null, score: [home === away ? home + 1 : home, away] };
  },
  sets: (random, sportId) => {
    const won = TO_WIN.get(sportId) ?? 2;
    const lost = random.int(won);
    return { half: null, score: random.int(2) === 0 ? [won, lost] : [lost, won] };
  },
};

function roundOf(seed: string, plan: SportPlan, league: DataLeague, round: number): DataResult[] {
  const games = Math.floor(league.teams.length / 2);
  const start = round * EVERY_DAYS * DAY_MS - Time.offsetMs + START_HOUR * 3_600_000;
  return Array.from({ length: games }, (_, index) => {
    const id = `H${league.id}-${round}-${index}`;
    const [home, away] = pairOf(round * games + index, league.teams.length);
    return {
      id,
      league,
      at: start + index * 600_000,
      home: league.teams[home] ?? '',
      away: league.teams[away] ?? '',
      ...DRAW[plan.model](randomFor(seed, `sports-data/${id}`), plan.sportId),
    };
  });
}

/** Results of a sport that started before a moment; virtual sports have no history. */
export function historyOf(seed: string, plan: SportPlan, before: number): DataResult[] {
  if (plan.isVirtual) return [];
  const last = Math.floor((before + Time.offsetMs) / DAY_MS / EVERY_DAYS) - 1;
  return leaguesOf(plan.sportId)
    .map(({ id }) => dataLeague(id))
    .filter((league) => league !== null)
    .flatMap((league) =>
      Array.from({ length: roundsOf(league) }, (_, back) =>
        roundOf(seed, plan, league, last - back),
      ).flat(),
    );
}
