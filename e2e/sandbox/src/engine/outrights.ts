/** Winners of a season per league: a field of runners whose chances drift until the season ends. */
import { Time } from '@site/domain/constants';
import { randomFor, randomFrom, type Random } from '../core/random';
import { LEAGUES, leagueOf, type League } from './leagues';
import { offer, type Offer } from './offers';
import { planOf } from './sports';
import { PERIODS, type Effect, type EventBase, type FairMarket, type Finals } from './types';

/** A season's field. */
export interface Field extends EventBase {
  readonly model: 'outright';
  /** Logarithm of each runner's strength. */
  strengths: number[];
  nonRunners: string[];
  winners: string[];
  placed: string[];
}

const DRIFT_MS = 600_000;
const CONFIRM_MS = 20_000;
const NEVER = Number.MAX_SAFE_INTEGER;
/** Paid places of the place market. */
export const PLACES = 3;

/** Key of a runner in the markets of its field. */
export const runnerKey = (at: number): string => `r${at + 1}`;

/** The quarter of a year at +08:00 that a moment lies in: its name and its end. */
function seasonAt(now: number): { readonly name: string; readonly end: number } {
  const local = new Date(now + Time.offsetMs);
  const quarter = Math.floor(local.getUTCMonth() / 3);
  return {
    name: `${local.getUTCFullYear()}Q${quarter + 1}`,
    end: Date.UTC(local.getUTCFullYear(), quarter * 3 + 3, 1) - Time.offsetMs,
  };
}

function fieldOf(seed: string, league: League, now: number): Field {
  const { name, end } = seasonAt(now);
  const eventId = `o${league.id}-${name}`;
  const random = randomFor(seed, eventId);
  const strengths = league.clubs.map(() => 0.7 * random.normal());
  return {
    eventId,
    model: 'outright',
    sportId: league.sportId,
    leagueId: league.id,
    home: 0,
    away: 0,
    kickoff: end,
    strengths,
    nonRunners: [],
    winners: [],
    placed: [],
    phase: 'pre',
    phaseAt: 0,
    score: { home: 0, away: 0 },
    nextDrift: now + random.int(DRIFT_MS),
    stopped: false,
    lineStop: null,
    confirmAt: NEVER,
    ending: 'played',
    random: random.state(),
  };
}

/** Fields that should exist now: one per league that people play. */
export const fieldsAt = (seed: string, now: number): Field[] =>
  LEAGUES.filter(({ sportId }) => !planOf(sportId).isVirtual).map((league) =>
    fieldOf(seed, league, now),
  );

/** Chance of each runner to win; those that do not start have none. */
function chancesOf(field: Field): number[] {
  const weights = field.strengths.map((strength, at) =>
    field.nonRunners.includes(runnerKey(at)) ? 0 : Math.exp(strength),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/**
 * Chance of each runner to be among the first three: the next place goes by the chances of those
 * that are left.
 */
function placeChances(win: readonly number[]): number[] {
  const placed = [...win];
  win.forEach((first, a) =>
    win.forEach((second, b) => {
      if (a === b || first >= 1) return;
      const two = (first * second) / (1 - first);
      placed[b] = (placed[b] ?? 0) + two;
      win.forEach((third, c) => {
        if (c !== a && c !== b && first + second < 1)
          placed[c] = (placed[c] ?? 0) + (two * third) / (1 - first - second);
      });
    }),
  );
  return placed;
}

/** Winner and place. */
export function fieldMarkets(field: Field): FairMarket[] {
  if (field.phase !== 'pre') return [];
  const build: Offer = { eventId: field.eventId, mains: new Map(), out: [] };
  const { clubs } = leagueOf(field.leagueId);
  const win = chancesOf(field);
  const place = placeChances(win);
  const sides = (chances: readonly number[]) =>
    clubs.map((name, at) => ({ key: runnerKey(at), name, line: null, chance: chances[at] ?? 0 }));
  offer(build, { type: 'outright', period: PERIODS.full, book: 'many', sides: sides(win) });
  offer(build, {
    type: 'place',
    period: PERIODS.full,
    book: 'overlap',
    sides: sides(place.map((chance) => Math.min(0.97, chance))),
  });
  return build.out;
}

/** Ends the season: in an order that is drawn by the chances, or as a script says. */
export function endField(
  field: Field,
  now: number,
  winners: readonly string[] = [],
  placed: readonly string[] = [],
  confirmMs = CONFIRM_MS,
): Effect {
  const random = randomFrom(field.random);
  const left = chancesOf(field);
  const drawn: string[] = [];
  while (drawn.length < PLACES && left.some((chance) => chance > 0)) {
    let roll = random.next() * left.reduce((sum, chance) => sum + chance, 0);
    const at = left.findIndex((chance) => (roll -= chance) < 0);
    if (at < 0) break;
    drawn.push(runnerKey(at));
    left[at] = 0;
  }
  field.winners = winners.length > 0 ? [...winners] : drawn.slice(0, 1);
  field.placed = [...new Set([...field.winners, ...(placed.length > 0 ? placed : drawn)])].slice(
    0,
    Math.max(PLACES, placed.length, field.winners.length),
  );
  Object.assign(field, {
    random: random.state(),
    phase: 'FT',
    phaseAt: now,
    nextDrift: NEVER,
    confirmAt: now + confirmMs,
  });
  return 'fullTime';
}

function drift(field: Field, random: Random): Effect {
  const at = random.int(field.strengths.length);
  field.strengths = field.strengths.map((strength, index) =>
    index === at ? strength + 0.03 * random.normal() : strength,
  );
  field.nextDrift += DRIFT_MS;
  return 'drift';
}

/** When something happens next. */
export const fieldDueAt = (field: Field): number =>
  field.phase === 'pre'
    ? Math.min(field.nextDrift, field.kickoff)
    : field.phase === 'FT'
      ? field.confirmAt
      : NEVER;

/** Lives through everything that is due. */
export function advanceField(field: Field, now: number): Effect[] {
  const effects: Effect[] = [];
  while (field.phase !== 'done' && fieldDueAt(field) <= now) {
    if (field.phase === 'FT') {
      field.phase = 'done';
      effects.push('confirmed');
    } else if (field.kickoff <= field.nextDrift) effects.push(endField(field, field.kickoff));
    else {
      const random = randomFrom(field.random);
      effects.push(drift(field, random));
      field.random = random.state();
    }
  }
  return effects;
}

/** The order as far as it stands; before the end only those that do not start. */
export const fieldFinals = ({ winners, placed, nonRunners }: Field): Finals => ({
  scores: new Map(),
  field: { winners, placed, nonRunners },
});
