/** Fixtures: one kick-off every 10 virtual minutes, for ever, the same for the same seed. About 10 run, 48 are today, 200 early. */
import { randomFor } from '../core/random';
import { LEAGUES } from './clubs';
import type { Match } from './match';

/** Milliseconds. */
export const FIXTURE = { every: 600_000, behind: 7_200_000, today: 8 * 3_600_000, ahead: 41 * 3_600_000 } as const;

const NEVER = Number.MAX_SAFE_INTEGER;
const MINUTE = 60_000;

const clip = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Pairs of a league by turn: neighbours on a rotating circle, so that no club plays twice at once. */
function pairOf(turn: number, clubs: number): readonly [number, number] {
  const round = Math.floor(turn / (clubs / 2));
  const at = turn % (clubs / 2);
  const seat = (index: number): number => (index === 0 ? 0 : 1 + ((index - 1 + round) % (clubs - 1)));
  const pair = [seat(at), seat(clubs - 1 - at)] as const;
  return round % 2 === 0 ? pair : [pair[1], pair[0]];
}

/** The match that kicks off in a slot of 10 minutes. */
export function fixtureOf(seed: string, slot: number): Match {
  const random = randomFor(seed, `fixture/${slot}`);
  const league = slot % LEAGUES.length;
  const [home, away] = pairOf(Math.floor(slot / LEAGUES.length), LEAGUES[league]?.clubs.length ?? 16);
  const supremacy = clip(0.33 + 1.02 * random.normal(), -2.6, 2.6);
  const total = clip(3.1 + 0.39 * random.normal(), 1.9, 4.2);
  const kickoff = slot * FIXTURE.every;
  const none = { home: 0, away: 0 };
  return {
    eventId: String(slot), league, home, away, kickoff, supremacy0: supremacy, total0: total, supremacy, total,
    phase: 'pre', phaseAt: 0, stoppage: [2 * MINUTE, Math.round(random.between(4, 6)) * MINUTE], score: none, half: null, red: none, corner: none,
    danger: 'safe', dangerUntil: NEVER, nextDanger: NEVER, nextDrift: kickoff - FIXTURE.ahead + Math.round(random.between(0, 120_000)),
    lastGoal: null, stopped: false, lineStop: null, confirmAt: NEVER, random: random.state(),
  };
}

/** Slots that should exist now. */
export function slotsAt(now: number): readonly number[] {
  const first = Math.ceil((now - FIXTURE.behind) / FIXTURE.every);
  const last = Math.floor((now + FIXTURE.ahead) / FIXTURE.every);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
