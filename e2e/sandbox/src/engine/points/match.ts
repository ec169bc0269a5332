/**
 * Sports in which points fall on a clock: basketball, football, handball, baseball. A random walk
 * in parts, with overtime where no draw stands.
 */
import type { Score } from '@site/domain/betting/settlement';
import { randomFrom, randomFor, type Random } from '../../core/random';
import { leaguesOf, pairOf } from '../leagues';
import { slotEventId, type SportPlan } from '../sports';
import type { Effect, EventBase } from '../types';
import { type PointsRules, rulesOf } from './points-rules';

/** A game under way. */
export interface Game extends EventBase {
  readonly model: 'points';
  readonly spread0: number;
  readonly total0: number;
  spread: number;
  total: number;
  /** Points of each part, the one under way last. */
  parts: Score[];
  nextScore: number;
}

const NEVER = Number.MAX_SAFE_INTEGER;
const SPAN = {
  confirm: 20_000,
  preDrift: [40_000, 150_000],
  liveDrift: [4_000, 9_000],
  lineStop: [3_000, 6_000],
} as const;
const draw = (random: Random, [low, high]: readonly [number, number]): number =>
  Math.round(random.between(low, high));

/** The game that starts in a slot. */
export function pointsFixture(seed: string, plan: SportPlan, slot: number): Game {
  const random = randomFor(seed, `fixture/${plan.sportId}/${slot}`);
  const leagues = leaguesOf(plan.sportId);
  const league = leagues[slot % leagues.length];
  const rules = rulesOf(plan.sportId);
  const [home, away] = pairOf(Math.floor(slot / leagues.length), league?.clubs.length ?? 8);
  const spread = rules.spread * random.normal();
  const total = rules.total[0] + rules.total[1] * Math.max(-2, Math.min(2, random.normal()));
  const kickoff = slot * plan.every;
  return {
    eventId: slotEventId(plan, slot),
    model: 'points',
    sportId: plan.sportId,
    leagueId: league?.id ?? '',
    home,
    away,
    kickoff,
    spread0: spread,
    total0: total,
    spread,
    total,
    phase: 'pre',
    phaseAt: 0,
    score: { home: 0, away: 0 },
    parts: [],
    nextScore: NEVER,
    nextDrift: kickoff - plan.ahead + Math.round(random.between(0, 150_000)),
    stopped: false,
    lineStop: null,
    confirmAt: NEVER,
    ending: 'played',
    random: random.state(),
  };
}

/** Length of the part under way; overtime is half a part. */
const lengthOf = (game: Game, rules: PointsRules): number =>
  game.parts.length > rules.parts ? rules.partMs / 2 : rules.partMs;

/** Share of the regular time that is still to come, and of the part under way. */
export function remaining(
  game: Game,
  now: number,
): { readonly whole: number; readonly part: number } {
  if (game.phase === 'pre') return { whole: 1, part: 1 };
  const rules = rulesOf(game.sportId);
  const length = lengthOf(game, rules);
  const part = game.phase === 'play' ? Math.max(0, 1 - (now - game.phaseAt) / length) : 0;
  const regular = Math.max(0, rules.parts - game.parts.length);
  return { whole: (regular + part * (length / rules.partMs)) / rules.parts, part };
}

function scheduleScore(game: Game, random: Random, now: number): void {
  const rules = rulesOf(game.sportId);
  const worth = rules.units.reduce((sum, unit) => sum + unit, 0) / rules.units.length;
  const gap = (rules.parts * rules.partMs) / (game.total / worth);
  game.nextScore = now + Math.max(400, Math.round(-Math.log(1 - random.next()) * gap));
}

/** Points for a side, in the part under way too. */
export function addPoints(game: Game, side: keyof Score, points: number): Effect {
  game.score = { ...game.score, [side]: game.score[side] + points };
  const last = game.parts.at(-1) ?? { home: 0, away: 0 };
  game.parts = [...game.parts.slice(0, -1), { ...last, [side]: last[side] + points }];
  return 'score';
}

function score(game: Game, random: Random, now: number): Effect {
  const { units } = rulesOf(game.sportId);
  const share = Math.min(0.8, Math.max(0.2, (game.total + game.spread) / (2 * game.total)));
  scheduleScore(game, random, now);
  return addPoints(
    game,
    random.next() < share ? 'home' : 'away',
    units[random.int(units.length)] ?? 1,
  );
}

/** The next part begins. */
export function startPart(game: Game, random: Random, now: number): Effect {
  const first = game.phase === 'pre';
  Object.assign(game, {
    phase: 'play',
    phaseAt: now,
    parts: [...game.parts, { home: 0, away: 0 }],
    nextDrift: now + draw(random, SPAN.liveDrift),
  });
  scheduleScore(game, random, now);
  return first ? 'kickoff' : 'drift';
}

/** The end: closed now, confirmed a little later. */
export function endGame(game: Game, now: number, confirmMs: number = SPAN.confirm): Effect {
  Object.assign(game, {
    phase: 'FT',
    phaseAt: now,
    nextScore: NEVER,
    nextDrift: NEVER,
    confirmAt: now + confirmMs,
  });
  return 'fullTime';
}

function endPart(game: Game, now: number): Effect {
  const rules = rulesOf(game.sportId);
  const tied = game.score.home === game.score.away;
  if (game.parts.length >= rules.parts && (!tied || rules.draws)) return endGame(game, now);
  Object.assign(game, { phase: 'break', phaseAt: now, nextScore: NEVER });
  return 'partEnd';
}

function drift(game: Game, random: Random, now: number): Effect {
  const live = game.phase !== 'pre';
  const rules = rulesOf(game.sportId);
  game.spread +=
    -0.02 * (game.spread - game.spread0) + (live ? 0.03 : 0.04) * rules.spread * random.normal();
  game.total +=
    -0.02 * (game.total - game.total0) + (live ? 0.03 : 0.04) * rules.total[1] * random.normal();
  game.nextDrift = now + draw(random, live ? SPAN.liveDrift : SPAN.preDrift);
  if (live && game.lineStop === null && random.next() < 0.02)
    game.lineStop = { types: ['handicap', 'total'], until: now + draw(random, SPAN.lineStop) };
  return 'drift';
}

type Step = 'drift' | 'lineStop' | 'start' | 'confirm' | 'score' | 'partEnd';

/** What each step does. */
const RUN: Readonly<Record<Step, (game: Game, random: Random, now: number) => Effect>> = {
  drift,
  score,
  lineStop: (game) => {
    game.lineStop = null;
    return 'drift';
  },
  start: startPart,
  confirm: (game) => {
    game.phase = 'done';
    return 'confirmed';
  },
  partEnd: (game, _random, now) => endPart(game, now),
};

interface Next {
  at: number;
  step: Step;
}

function sooner(first: Next, at: number, step: Step): void {
  if (at < first.at) Object.assign(first, { at, step });
}

function next(game: Game): Next {
  const rules = rulesOf(game.sportId);
  const first: Next = { at: game.nextDrift, step: 'drift' };
  if (game.lineStop !== null) sooner(first, game.lineStop.until, 'lineStop');
  if (game.phase === 'pre') sooner(first, game.kickoff, 'start');
  if (game.phase === 'FT') sooner(first, game.confirmAt, 'confirm');
  if (game.phase === 'break')
    sooner(
      first,
      game.phaseAt + (game.parts.length === rules.parts / 2 ? rules.middleMs : rules.breakMs),
      'start',
    );
  if (game.phase === 'play') {
    sooner(first, game.nextScore, 'score');
    sooner(first, game.phaseAt + lengthOf(game, rules), 'partEnd');
  }
  return first;
}

/** When something happens next. */
export const gameDueAt = (game: Game): number => (game.phase === 'done' ? NEVER : next(game).at);

/**
 * Lives through everything that is due.
 *
 * @returns what happened, in order.
 */
export function advanceGame(game: Game, now: number): Effect[] {
  const random = randomFrom(game.random);
  const effects: Effect[] = [];
  while (game.phase !== 'done') {
    const due = next(game);
    if (due.at > now) break;
    effects.push(RUN[due.step](game, random, due.at));
  }
  game.random = random.state();
  return effects;
}
