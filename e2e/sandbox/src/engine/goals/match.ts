/**
 * One match as a state machine over virtual time (domain.md "In play"). Everything random comes
 * from its own seeded stream.
 */
import type { Score } from '@site/domain/betting/settlement';
import { randomFrom, type Random } from '../../core/random';
import type { Effect, EventBase } from '../types';
import { withoutLast, type Incident } from './incidents';
import { intensity } from './model';

/** What the attack is doing; betting is stopped in the last three. */
export type Danger = 'safe' | 'dangerHome' | 'dangerAway' | 'goal' | 'redCard' | 'var';
/** Everything a match is; plain data, so that it survives a restart. */
export interface Match extends EventBase {
  readonly model: 'goals';
  readonly supremacy0: number;
  readonly total0: number;
  supremacy: number;
  total: number;
  readonly stoppage: readonly [number, number];
  half: Score | null;
  red: Score;
  corner: Score;
  danger: Danger;
  dangerUntil: number;
  nextDanger: number;
  lastGoal: { side: keyof Score; at: number } | null;
  /** What happened so far; none where it was kept before there were notes of it. */
  incidents?: readonly Incident[];
}

const MINUTE = 60_000;
const HALF = 45 * MINUTE;
/** Milliseconds; ranges are drawn from. Half time is 3 virtual minutes. */
const SPAN = {
  halfTime: 3 * MINUTE,
  confirm: 20_000,
  danger: [6_000, 15_000],
  goal: [25_000, 40_000],
  redCard: [20_000, 30_000],
  var: [30_000, 90_000],
  preDrift: [30_000, 120_000],
  liveDrift: [1_500, 4_000],
  lineStop: [3_000, 6_000],
} as const;
/** What a danger ends in. */
const CHANCE = { goal: 0.082, redCard: 0.004, var: 0.02, overturn: 0.3, lineStop: 0.014 } as const;
const NEVER = Number.MAX_SAFE_INTEGER;

const draw = (random: Random, [low, high]: readonly [number, number]): number =>
  Math.round(random.between(low, high));

/** Minute of 0 to 90 that the goal rate runs on: stoppage time is stretched into its half. */
export function goalMinute(match: Match, now: number): number {
  if (match.phase === '1H')
    return Math.min(45, (45 * (now - match.phaseAt)) / (HALF + match.stoppage[0]));
  if (match.phase === '2H')
    return 45 + Math.min(45, (45 * (now - match.phaseAt)) / (HALF + match.stoppage[1]));
  return match.phase === 'pre' ? 0 : match.phase === 'HT' ? 45 : 90;
}

/** Minutes as members read them: `23`, `45+2`. */
export function clockText(match: Match, now: number): string {
  if (match.phase !== '1H' && match.phase !== '2H')
    return match.phase === 'HT' ? '45' : match.phase === 'pre' ? '0' : '90';
  const base = match.phase === '1H' ? 0 : 45;
  const played = Math.floor((now - match.phaseAt) / MINUTE);
  return played < 45 ? String(base + played + 1) : `${base + 45}+${played - 44}`;
}

/** True while an attack is under way. */
export const isDanger = (match: Match): boolean =>
  match.danger === 'dangerHome' || match.danger === 'dangerAway';

const add = (score: Score, side: keyof Score, by: number): Score => ({
  ...score,
  [side]: Math.max(0, score[side] + by),
});

function scheduleDanger(match: Match, random: Random, now: number): void {
  const perMinute = ((match.total / CHANCE.goal) * intensity(goalMinute(match, now))) / 94;
  match.nextDanger = now + Math.round((-Math.log(1 - random.next()) / perMinute) * MINUTE);
}

function becomeSafe(match: Match, random: Random, now: number): Effect {
  match.danger = 'safe';
  match.dangerUntil = NEVER;
  scheduleDanger(match, random, now);
  return 'safe';
}

/** Remembers at which minute it was; no random number is drawn for it. */
function note(match: Match, side: keyof Score, what: Incident['what'], now: number): void {
  const half = match.phase === '1H' ? 1 : 2;
  match.incidents = [
    ...(match.incidents ?? []),
    { side, what, half, clock: clockText(match, now) },
  ];
}

/** A goal for a side: the score moves at once, betting stops. */
export function scoreGoal(match: Match, side: keyof Score, random: Random, now: number): Effect {
  match.score = add(match.score, side, 1);
  note(match, side, 'goal', now);
  match.lastGoal = { side, at: now };
  match.danger = 'goal';
  match.dangerUntil = now + draw(random, SPAN.goal);
  return 'goal';
}

/** A red card for a side. */
export function showRed(match: Match, side: keyof Score, random: Random, now: number): Effect {
  match.red = add(match.red, side, 1);
  note(match, side, 'red', now);
  match.danger = 'redCard';
  match.dangerUntil = now + draw(random, SPAN.redCard);
  return 'redCard';
}

/** The video referee looks: betting stops, and one time in three a fresh goal is taken back. */
export function startVar(match: Match, random: Random, now: number, overturn: boolean): Effect {
  if (overturn && match.lastGoal !== null && now - match.lastGoal.at < 3 * MINUTE) {
    match.score = add(match.score, match.lastGoal.side, -1);
    match.incidents = withoutLast(match.incidents ?? [], match.lastGoal.side, 'goal');
    match.lastGoal = null;
  }
  match.danger = 'var';
  match.dangerUntil = now + draw(random, SPAN.var);
  return 'var';
}

/** An attack begins. */
export function startDanger(match: Match, side: keyof Score, random: Random, now: number): Effect {
  match.danger = side === 'home' ? 'dangerHome' : 'dangerAway';
  match.dangerUntil = now + draw(random, SPAN.danger);
  match.nextDanger = NEVER;
  if (random.next() < 0.25) {
    match.corner = add(match.corner, side, 1);
    note(match, side, 'corner', now);
  }
  return 'danger';
}

function endDanger(match: Match, random: Random, now: number): Effect {
  if (!isDanger(match)) return becomeSafe(match, random, now);
  const side = match.danger === 'dangerHome' ? 'home' : 'away';
  const roll = random.next();
  if (roll < CHANCE.goal) return scoreGoal(match, side, random, now);
  if (roll < CHANCE.goal + CHANCE.redCard)
    return showRed(match, side === 'home' ? 'away' : 'home', random, now);
  if (roll < CHANCE.goal + CHANCE.redCard + CHANCE.var)
    return startVar(match, random, now, random.next() < CHANCE.overturn);
  return becomeSafe(match, random, now);
}

/** Half time: the first-half score is kept for its markets. */
export function endHalf(match: Match, now: number): Effect {
  match.half = match.score;
  Object.assign(match, {
    phase: 'HT',
    phaseAt: now,
    danger: 'safe',
    dangerUntil: NEVER,
    nextDanger: NEVER,
  });
  return 'halfTime';
}

/** Full time: closed now, confirmed a little later. */
export function endMatch(match: Match, now: number, confirmMs: number = SPAN.confirm): Effect {
  match.half ??= match.score;
  Object.assign(match, {
    phase: 'FT',
    phaseAt: now,
    danger: 'safe',
    dangerUntil: NEVER,
    nextDanger: NEVER,
    nextDrift: NEVER,
    confirmAt: now + confirmMs,
  });
  return 'fullTime';
}

/** A half begins, quietly at first. */
export function startHalf(match: Match, phase: '1H' | '2H', random: Random, now: number): Effect {
  match.phase = phase;
  match.phaseAt = now;
  match.nextDrift = now + draw(random, SPAN.liveDrift);
  becomeSafe(match, random, now);
  return phase === '1H' ? 'kickoff' : 'secondHalf';
}

function drift(match: Match, random: Random, now: number): Effect {
  const live = match.phase !== 'pre';
  const noise = live ? 0.01 : 0.02;
  match.supremacy += -0.02 * (match.supremacy - match.supremacy0) + noise * random.normal();
  match.total += -0.02 * (match.total - match.total0) + noise * random.normal();
  match.nextDrift = now + draw(random, live ? SPAN.liveDrift : SPAN.preDrift);
  if (live && match.lineStop === null && random.next() < CHANCE.lineStop) {
    match.lineStop = {
      types: random.next() < 0.5 ? ['handicap'] : ['total'],
      until: now + draw(random, SPAN.lineStop),
    };
  }
  return 'drift';
}

type Step =
  | 'drift'
  | 'lineStop'
  | 'kickoff'
  | 'secondHalf'
  | 'confirm'
  | 'danger'
  | 'dangerEnd'
  | 'end';

/** What each step does; one table, because a world of matches asks thousands of times a second. */
const RUN: Readonly<Record<Step, (match: Match, random: Random, now: number) => Effect>> = {
  drift,
  lineStop: (match) => {
    match.lineStop = null;
    return 'drift';
  },
  kickoff: (match, random, now) => startHalf(match, '1H', random, now),
  secondHalf: (match, random, now) => startHalf(match, '2H', random, now),
  confirm: (match) => {
    match.phase = 'done';
    return 'confirmed';
  },
  danger: (match, random, now) =>
    startDanger(
      match,
      random.next() < (match.total + match.supremacy) / (2 * match.total) ? 'home' : 'away',
      random,
      now,
    ),
  dangerEnd: endDanger,
  end: (match, _random, now) => (match.phase === '1H' ? endHalf(match, now) : endMatch(match, now)),
};

interface Next {
  at: number;
  step: Step;
}

function sooner(first: Next, at: number, step: Step): void {
  if (at < first.at) Object.assign(first, { at, step });
}

/** What comes next and when. */
function next(match: Match): Next {
  const first: Next = { at: match.nextDrift, step: 'drift' };
  if (match.lineStop !== null) sooner(first, match.lineStop.until, 'lineStop');
  if (match.phase === 'pre') sooner(first, match.kickoff, 'kickoff');
  if (match.phase === 'HT') sooner(first, match.phaseAt + SPAN.halfTime, 'secondHalf');
  if (match.phase === 'FT') sooner(first, match.confirmAt, 'confirm');
  if (match.phase === '1H' || match.phase === '2H') {
    sooner(first, match.nextDanger, 'danger');
    sooner(first, match.dangerUntil, 'dangerEnd');
    sooner(first, match.phaseAt + HALF + match.stoppage[match.phase === '1H' ? 0 : 1], 'end');
  }
  return first;
}

/** When something happens next. */
export const dueAt = (match: Match): number => (match.phase === 'done' ? NEVER : next(match).at);

/** Changes a match with its own random stream. */
export function withRandom<T>(match: Match, work: (random: Random) => T): T {
  const random = randomFrom(match.random);
  const result = work(random);
  match.random = random.state();
  return result;
}

/**
 * Lives through everything that is due.
 *
 * @returns what happened, in order.
 */
export function advance(match: Match, now: number): Effect[] {
  if (match.phase === 'done') return [];
  return withRandom(match, (random) => {
    const effects: Effect[] = [];
    for (let due = next(match); due.at <= now && match.phase !== 'done'; due = next(match))
      effects.push(RUN[due.step](match, random, due.at));
    return effects;
  });
}
