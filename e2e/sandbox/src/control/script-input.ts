/** Reads what a script says from a control body. */
import type { Score } from '@site/domain/betting/settlement';
import type { ScriptInput } from '../engine/scripts';
import type { MarketType } from '../engine/types';
import { controlError, flagIn, numberIn, objectOf, textIn } from './read';

/** A control body. */
export type Body = ReadonlyMap<string, unknown>;

const TYPES: readonly MarketType[] = [
  'handicap',
  'total',
  'outcome',
  'oddEven',
  'correctScore',
  'totalGoals',
  'doubleChance',
  'bothScore',
  'winner',
  'outright',
  'place',
];

const textsIn = (body: Body, name: string): string[] => {
  const value = body.get(name);
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
};

/** `[2, 1]`: a score. */
function scoreIn(value: unknown, name: string): Score {
  const [home, away] = Array.isArray(value) ? value.map(Number) : [];
  if (
    home === undefined ||
    away === undefined ||
    !Number.isInteger(home) ||
    !Number.isInteger(away)
  )
    throw controlError(`"${name}" must hold pairs of whole numbers`);
  return { home, away };
}

/** `[[25, 20], [18, 25]]`: scores of parts. */
function partsIn(body: Body): Score[] | undefined {
  const value = body.get('parts');
  if (!Array.isArray(value)) return undefined;
  return value.map((part) => scoreIn(part, 'parts'));
}

/** The input of a script. */
export function inputFrom(body: Body): ScriptInput {
  return {
    side: textIn(body, 'side') === 'away' || textIn(body, 'team') === 'away' ? 'away' : 'home',
    holdMs: numberIn(body, 'holdMs') ?? numberIn(body, 'forMs'),
    overturn: flagIn(body, 'overturn') ?? false,
    points: numberIn(body, 'points'),
    times: numberIn(body, 'times'),
    home: numberIn(body, 'home') ?? numberIn(body, 'homeScore'),
    away: numberIn(body, 'away') ?? numberIn(body, 'awayScore'),
    halfHome: numberIn(body, 'halfHome'),
    halfAway: numberIn(body, 'halfAway'),
    parts: partsIn(body),
    confirmAfterMs: numberIn(body, 'confirmAfterMs'),
    types: TYPES.filter((type) => textsIn(body, 'types').includes(type)),
    winners: textsIn(body, 'winners'),
    placed: textsIn(body, 'placed'),
    runner: textIn(body, 'runner'),
  };
}

/**
 * Corrected scores per period: `home` and `away` of the whole event, or `scores: {"1": [2, 0], "2":
 * [1, 0]}`.
 */
export function scoresFrom(body: Body): ReadonlyMap<number, Score> {
  const scores = new Map<number, Score>();
  for (const [period, value] of objectOf(body.get('scores')))
    scores.set(Number(period), scoreIn(value, 'scores'));
  const [home, away] = [numberIn(body, 'home'), numberIn(body, 'away')];
  if (home !== undefined && away !== undefined) scores.set(1, { home, away });
  return scores;
}
