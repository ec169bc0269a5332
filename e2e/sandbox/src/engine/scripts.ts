/**
 * What a script may make happen in an event, per model. Pure but for the event itself; times are
 * clock times.
 */
import type { Score } from '@site/domain/betting/settlement';
import { randomFrom } from '../core/random';
import {
  endHalf,
  endMatch,
  scoreGoal,
  showRed,
  startDanger,
  startHalf,
  startVar,
  withRandom,
  type Match,
} from './goals/match';
import { finalsOf, playTimeOf, type WorldEvent } from './models';
import { endField, type Field } from './outrights';
import { addPoints, endGame, startPart, type Game } from './points/match';
import { endRubber, startSet, winUnit, type Rubber } from './sets/match';
import type { Effect, MarketType } from './types';

/** What a script says; every part may be left out. */
export interface ScriptInput {
  readonly side: keyof Score;
  readonly holdMs?: number;
  readonly overturn: boolean;
  readonly points?: number;
  readonly times?: number;
  readonly home?: number;
  readonly away?: number;
  readonly halfHome?: number;
  readonly halfAway?: number;
  readonly parts?: readonly Score[];
  readonly confirmAfterMs?: number;
  readonly types: readonly MarketType[];
  readonly winners: readonly string[];
  readonly placed: readonly string[];
  readonly runner?: string;
}

/** A script: what it does and what happened by it; null where the event knows no such thing. */
export type Script = (
  event: WorldEvent,
  now: number,
  input: ScriptInput,
) => readonly Effect[] | null;

const NEVER = Number.MAX_SAFE_INTEGER;
const QUIET_MS = 120_000;
const GRACE_MS = 86_400_000;

/**
 * A script on an event that has not started makes it start first: it was brought forward, and all
 * lists know it by its new time.
 */
function started(event: WorldEvent, now: number): void {
  if (event.phase !== 'pre') return;
  // A season's end is no kick-off.
  if (event.model !== 'outright') event.kickoff = Math.min(event.kickoff, now);
  if (event.model === 'goals')
    Object.assign(event, {
      phase: '1H',
      phaseAt: playTimeOf(event, now),
      nextDanger: now + QUIET_MS,
      nextDrift: now + 2_000,
    });
  else if (event.model === 'points') startPart(event, randomFrom(event.random), now);
  else if (event.model === 'sets') startSet(event, randomFrom(event.random), now);
}

/** Scripts of goals: the moment holds as long as the script says. */
const held =
  (work: (match: Match, at: number, input: ScriptInput) => Effect): Script =>
  (event, now, input) => {
    if (event.model !== 'goals') return null;
    started(event, now);
    const at = playTimeOf(event, now);
    const effect = work(event, at, input);
    if (input.holdMs !== undefined) event.dangerUntil = at + input.holdMs;
    return [effect];
  };

const goal = held((match, at, { side }) =>
  withRandom(match, (random) => scoreGoal(match, side, random, at)),
);

/** A score of any sport: a goal, points, units of a set. */
const score: Script = (event, now, input) => {
  if (event.model === 'goals') return goal(event, now, input);
  if (event.model === 'outright') return null;
  started(event, now);
  if (event.model === 'points') return [addPoints(event, input.side, input.points ?? 2)];
  const effects: Effect[] = [];
  for (let at = 0; at < (input.times ?? 1) && event.phase === 'play'; at += 1)
    effects.push(winUnit(event, input.side, now));
  return effects;
};

const safe: Script = (event, now, { holdMs }) => {
  started(event, now);
  event.lineStop = null;
  if (event.model === 'goals') {
    Object.assign(event, {
      danger: 'safe',
      dangerUntil: NEVER,
      nextDanger: playTimeOf(event, now) + (holdMs ?? QUIET_MS),
    });
  }
  return ['safe'];
};

function finishMatch(
  match: Match,
  now: number,
  { home, away, halfHome, halfAway, confirmAfterMs }: ScriptInput,
): Effect {
  match.score = { home: home ?? match.score.home, away: away ?? match.score.away };
  if (halfHome !== undefined && halfAway !== undefined)
    match.half = { home: halfHome, away: halfAway };
  return endMatch(match, playTimeOf(match, now), confirmAfterMs ?? 0);
}

function finishGame(
  game: Game,
  now: number,
  { home, away, parts, confirmAfterMs }: ScriptInput,
): Effect {
  const score = { home: home ?? game.score.home, away: away ?? game.score.away };
  const missing = { home: score.home - game.score.home, away: score.away - game.score.away };
  const last = game.parts.at(-1) ?? { home: 0, away: 0 };
  game.parts =
    parts === undefined
      ? [
          ...game.parts.slice(0, -1),
          { home: last.home + missing.home, away: last.away + missing.away },
        ]
      : [...parts];
  game.score = score;
  return endGame(game, now, confirmAfterMs ?? 0);
}

function finishRubber(
  match: Rubber,
  now: number,
  { home, away, parts, confirmAfterMs }: ScriptInput,
): Effect {
  match.score = { home: home ?? match.score.home, away: away ?? match.score.away };
  if (parts !== undefined) match.sets = [...parts];
  return endRubber(match, now, confirmAfterMs ?? 0);
}

const finishField = (
  field: Field,
  now: number,
  { winners, placed, confirmAfterMs }: ScriptInput,
): Effect => endField(field, now, winners, placed, confirmAfterMs ?? 0);

const finish: Script = (event, now, input) => {
  started(event, now);
  switch (event.model) {
    case 'goals':
      return [finishMatch(event, now, input)];
    case 'points':
      return [finishGame(event, now, input)];
    case 'sets':
      return [finishRubber(event, now, input)];
    case 'outright':
      return [finishField(event, now, input)];
  }
};

/** Ends without a result: what was decided stands, the rest is void once confirmed. */
const broken =
  (ending: 'abandoned' | 'postponed', confirmMs: number): Script =>
  (event, now, { confirmAfterMs }) => {
    if (event.model === 'outright') return null;
    if (ending === 'abandoned')
      event.stands = { scores: [...finalsOf(event).scores], at: event.score };
    else event.stands = { scores: [], at: { home: 0, away: 0 } };
    const at = playTimeOf(event, now);
    Object.assign(event, {
      phase: 'FT',
      ending,
      phaseAt: at,
      nextDrift: NEVER,
      confirmAt: at + (confirmAfterMs ?? confirmMs),
      lineStop: null,
    });
    if (event.model === 'goals')
      Object.assign(event, { danger: 'safe', dangerUntil: NEVER, nextDanger: NEVER });
    return ['fullTime'];
  };

const updating: Script = (event, now, { types, holdMs }) => {
  event.lineStop = {
    types: types.length === 0 ? ['handicap', 'total', 'outcome', 'winner'] : types,
    until: playTimeOf(event, now) + (holdMs ?? 5_000),
  };
  return ['drift'];
};

/** The whistle at the end of the first half, and at the start of the second. */
const whistle =
  (from: '1H' | 'HT', blow: (match: Match, at: number) => Effect): Script =>
  (event, now) => {
    if (event.model !== 'goals') return null;
    if (from === '1H') started(event, now);
    return event.phase === from ? [blow(event, playTimeOf(event, now))] : [];
  };

const withdraw: Script = (event, _now, { runner }) => {
  if (event.model !== 'outright' || runner === undefined) return null;
  event.nonRunners = [...new Set([...event.nonRunners, runner])];
  return ['partEnd'];
};

/** What each script does. `price` and `resettle` belong to boards and bets and are not here. */
export const SCRIPTS: ReadonlyMap<string, Script> = new Map<string, Script>([
  ['goal', score],
  ['score', score],
  ['safe', safe],
  ['finish', finish],
  ['updating', updating],
  ['withdraw', withdraw],
  [
    'red',
    held((match, at, { side }) => withRandom(match, (random) => showRed(match, side, random, at))),
  ],
  [
    'var',
    held((match, at, { overturn }) =>
      withRandom(match, (random) => startVar(match, random, at, overturn)),
    ),
  ],
  [
    'danger',
    held((match, at, { side }) =>
      withRandom(match, (random) => startDanger(match, side, random, at)),
    ),
  ],
  ['halfTime', whistle('1H', endHalf)],
  [
    'secondHalf',
    whistle('HT', (match, at) => withRandom(match, (random) => startHalf(match, '2H', random, at))),
  ],
  [
    'suspend',
    (event) => {
      event.stopped = true;
      return ['drift'];
    },
  ],
  [
    'resume',
    (event) => {
      event.stopped = false;
      return ['drift'];
    },
  ],
  [
    'still',
    (event) => {
      event.nextDrift = NEVER;
      return [];
    },
  ],
  [
    'start',
    (event, now) => {
      started(event, now);
      return ['kickoff'];
    },
  ],
  ['abandon', broken('abandoned', 20_000)],
  ['postpone', broken('postponed', GRACE_MS)],
]);
