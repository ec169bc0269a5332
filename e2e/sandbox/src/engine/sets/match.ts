/**
 * Sports in sets: tennis point by point, the others unit by unit; frames and maps are sets of one
 * unit.
 */
import type { Score } from '@site/domain/betting/settlement';
import { randomFor, randomFrom, type Random } from '../../core/random';
import { leaguesOf, pairOf } from '../leagues';
import { slotEventId, type SportPlan } from '../sports';
import type { Effect, EventBase } from '../types';
import { leadOfTwo } from './race';

/** A match in sets; `score` counts sets. */
export interface Rubber extends EventBase {
  readonly model: 'sets';
  /** Chance that home wins a unit; in tennis of a point on its own serve. */
  readonly own0: number;
  own: number;
  /** Tennis: chance that away wins a point on its own serve. */
  readonly other0: number;
  other: number;
  /** Units of each set, the one under way last. */
  sets: Score[];
  /** Tennis: points of the game under way. */
  points: Score;
  server: keyof Score;
  nextUnit: number;
}

/** How a sport is played. */
export interface SetRules {
  /** Best of this many sets. */
  readonly bestOf: number;
  /** Units that win a set, in the last one, and at most. */
  readonly units: number;
  readonly lastUnits: number;
  readonly cap: number;
  /** Milliseconds of a unit (tennis: a point) and of a break. */
  readonly unitMs: number;
  readonly breakMs: number;
  readonly isTennis: boolean;
  /** How unequal opponents are. */
  readonly spread: number;
  /** Letter of a set in the site's period codes: set, game, map. */
  readonly letter: 'S' | 'G' | 'M';
}

const rules = (
  bestOf: number,
  units: number,
  cap: number,
  unitMs: number,
  spread: number,
  letter: SetRules['letter'] = 'S',
  lastUnits = units,
): SetRules => ({
  bestOf,
  units,
  lastUnits,
  cap,
  unitMs,
  breakMs: 90_000,
  isTennis: false,
  spread,
  letter,
});

/** Rules by sport. */
const SET_RULES: ReadonlyMap<number, SetRules> = new Map<number, SetRules>([
  // Tennis: point win on serve 0.64 and 0.62 (domain.md "Other sports").
  [3, { ...rules(3, 6, 7, 35_000, 0.025), isTennis: true }],
  [7, rules(3, 21, 30, 25_000, 0.03, 'G')],
  [34, rules(9, 1, 1, 1_500_000, 0.08, 'G')],
  [36, rules(5, 11, 30, 18_000, 0.04, 'G')],
  [40, rules(5, 25, 45, 27_000, 0.03, 'S', 15)],
  [45, rules(3, 1, 1, 2_100_000, 0.1, 'M')],
]);

/**
 * Rules of a match.
 *
 * @throws RangeError for a sport without.
 */
export function setRulesOf(sportId: number): SetRules {
  const found = SET_RULES.get(sportId);
  if (found === undefined) throw new RangeError(`no set rules for sport ${sportId}`);
  return found;
}

const NEVER = Number.MAX_SAFE_INTEGER;
const SPAN = {
  confirm: 20_000,
  preDrift: [45_000, 160_000],
  liveDrift: [8_000, 20_000],
  lineStop: [3_000, 6_000],
} as const;
const NONE: Score = { home: 0, away: 0 };
const SERVE = { home: 0.64, away: 0.62 } as const;
const draw = (random: Random, [low, high]: readonly [number, number]): number =>
  Math.round(random.between(low, high));
const clip = (value: number): number => Math.min(0.85, Math.max(0.2, value));

/** The match that starts in a slot. */
export function setsFixture(seed: string, plan: SportPlan, slot: number): Rubber {
  const random = randomFor(seed, `fixture/${plan.sportId}/${slot}`);
  const leagues = leaguesOf(plan.sportId);
  const league = leagues[slot % leagues.length];
  const { isTennis, spread } = setRulesOf(plan.sportId);
  const [home, away] = pairOf(Math.floor(slot / leagues.length), league?.clubs.length ?? 8);
  const edge = spread * random.normal();
  const own = clip((isTennis ? SERVE.home : 0.5) + edge);
  const other = clip(isTennis ? SERVE.away - edge : 0.5);
  const kickoff = slot * plan.every;
  return {
    eventId: slotEventId(plan, slot),
    model: 'sets',
    sportId: plan.sportId,
    leagueId: league?.id ?? '',
    home,
    away,
    kickoff,
    own0: own,
    own,
    other0: other,
    other,
    phase: 'pre',
    phaseAt: 0,
    score: NONE,
    sets: [],
    points: NONE,
    server: random.next() < 0.5 ? 'home' : 'away',
    nextUnit: NEVER,
    nextDrift: kickoff - plan.ahead + Math.round(random.between(0, 160_000)),
    stopped: false,
    lineStop: null,
    confirmAt: NEVER,
    ending: 'played',
    random: random.state(),
  };
}

/** Sets that win the match. */
export const setsToWin = ({ bestOf }: SetRules): number => (bestOf + 1) / 2;

/** Whether a set is over at a score. */
export const isSetOver = (
  match: Rubber,
  { units, lastUnits, cap, bestOf }: SetRules,
  set: Score,
  number = match.sets.length,
): boolean => leadOfTwo(number === bestOf ? lastUnits : units, cap)(set.home, set.away);

/** The tie-break runs at six all. */
export const inTieBreak = (set: Score): boolean => set.home === 6 && set.away === 6;

const other = (side: keyof Score): keyof Score => (side === 'home' ? 'away' : 'home');

/** Starts the next set. */
export function startSet(match: Rubber, random: Random, now: number): Effect {
  const first = match.phase === 'pre';
  const { unitMs } = setRulesOf(match.sportId);
  Object.assign(match, {
    phase: 'play',
    phaseAt: now,
    sets: [...match.sets, NONE],
    points: NONE,
    nextUnit: now + unitMs,
    nextDrift: now + draw(random, SPAN.liveDrift),
  });
  return first ? 'kickoff' : 'drift';
}

/** The end: closed now, confirmed a little later. */
export function endRubber(match: Rubber, now: number, confirmMs: number = SPAN.confirm): Effect {
  Object.assign(match, {
    phase: 'FT',
    phaseAt: now,
    nextUnit: NEVER,
    nextDrift: NEVER,
    confirmAt: now + confirmMs,
  });
  return 'fullTime';
}

/** A unit for a side, with what it ends. */
export function winUnit(match: Rubber, side: keyof Score, now: number): Effect {
  const rules = setRulesOf(match.sportId);
  const last = match.sets.at(-1) ?? NONE;
  const set = { ...last, [side]: last[side] + 1 };
  match.sets = [...match.sets.slice(0, -1), set];
  match.points = NONE;
  match.server = other(match.server);
  if (!isSetOver(match, rules, set)) return 'score';
  match.score = { ...match.score, [side]: match.score[side] + 1 };
  if (match.score[side] >= setsToWin(rules)) return endRubber(match, now);
  Object.assign(match, { phase: 'break', phaseAt: now, nextUnit: NEVER });
  return 'partEnd';
}

function pointOver(points: Score, target: number): boolean {
  return Math.max(points.home, points.away) >= target && Math.abs(points.home - points.away) >= 2;
}

/** Chance that home wins the next point of tennis. */
const pointChance = (match: Rubber): number =>
  match.server === 'home' ? match.own : 1 - match.other;

function play(match: Rubber, random: Random, now: number): Effect {
  const { unitMs, isTennis } = setRulesOf(match.sportId);
  match.nextUnit = now + Math.round(unitMs * random.between(0.6, 1.4));
  if (!isTennis) return winUnit(match, random.next() < match.own ? 'home' : 'away', now);
  const side = random.next() < pointChance(match) ? 'home' : 'away';
  match.points = { ...match.points, [side]: match.points[side] + 1 };
  const tieBreak = inTieBreak(match.sets.at(-1) ?? NONE);
  if (pointOver(match.points, tieBreak ? 7 : 4)) return winUnit(match, side, now);
  if (tieBreak && (match.points.home + match.points.away) % 2 === 1)
    match.server = other(match.server);
  return 'score';
}

function drift(match: Rubber, random: Random, now: number): Effect {
  const live = match.phase !== 'pre';
  const noise = setRulesOf(match.sportId).spread * (live ? 0.03 : 0.05);
  match.own = clip(match.own - 0.02 * (match.own - match.own0) + noise * random.normal());
  match.other = clip(match.other - 0.02 * (match.other - match.other0) + noise * random.normal());
  match.nextDrift = now + draw(random, live ? SPAN.liveDrift : SPAN.preDrift);
  if (live && match.lineStop === null && random.next() < 0.02)
    match.lineStop = { types: ['winner', 'total'], until: now + draw(random, SPAN.lineStop) };
  return 'drift';
}

type Step = 'drift' | 'lineStop' | 'start' | 'confirm' | 'unit';

/** What each step does. */
const RUN: Readonly<Record<Step, (match: Rubber, random: Random, now: number) => Effect>> = {
  drift,
  lineStop: (match) => {
    match.lineStop = null;
    return 'drift';
  },
  start: startSet,
  confirm: (match) => {
    match.phase = 'done';
    return 'confirmed';
  },
  unit: play,
};

interface Next {
  at: number;
  step: Step;
}

function sooner(first: Next, at: number, step: Step): void {
  if (at < first.at) Object.assign(first, { at, step });
}

function next(match: Rubber): Next {
  const first: Next = { at: match.nextDrift, step: 'drift' };
  if (match.lineStop !== null) sooner(first, match.lineStop.until, 'lineStop');
  if (match.phase === 'pre') sooner(first, match.kickoff, 'start');
  if (match.phase === 'break')
    sooner(first, match.phaseAt + setRulesOf(match.sportId).breakMs, 'start');
  if (match.phase === 'FT') sooner(first, match.confirmAt, 'confirm');
  if (match.phase === 'play') sooner(first, match.nextUnit, 'unit');
  return first;
}

/** When something happens next. */
export const rubberDueAt = (match: Rubber): number =>
  match.phase === 'done' ? NEVER : next(match).at;

/**
 * Lives through everything that is due.
 *
 * @returns what happened, in order.
 */
export function advanceRubber(match: Rubber, now: number): Effect[] {
  const random = randomFrom(match.random);
  const effects: Effect[] = [];
  while (match.phase !== 'done') {
    const due = next(match);
    if (due.at > now) break;
    effects.push(RUN[due.step](match, random, due.at));
  }
  match.random = random.state();
  return effects;
}
