/** Fixtures of the goals model: one kick-off per slot, for ever, the same for the same seed. */
import { randomFor } from '../../core/random';
import { leaguesOf, pairOf } from '../leagues';
import { slotEventId, type SportPlan } from '../sports';
import type { Match } from './match';

const NEVER = Number.MAX_SAFE_INTEGER;
const MINUTE = 60_000;

const clip = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/**
 * The match that kicks off in a slot (domain.md "Pre-match": supremacy and total as real markets
 * imply them).
 */
export function goalsFixture(seed: string, plan: SportPlan, slot: number): Match {
  const random = randomFor(
    seed,
    plan.sportId === 1 ? `fixture/${slot}` : `fixture/${plan.sportId}/${slot}`,
  );
  const leagues = leaguesOf(plan.sportId);
  const at = slot % leagues.length;
  const [home, away] = pairOf(Math.floor(slot / leagues.length), leagues[at]?.clubs.length ?? 16);
  const supremacy = clip(0.33 + 1.02 * random.normal(), -2.6, 2.6);
  const total = clip(3.1 + 0.39 * random.normal(), 1.9, 4.2);
  const kickoff = slot * plan.every;
  const none = { home: 0, away: 0 };
  return {
    eventId: slotEventId(plan, slot),
    model: 'goals',
    sportId: plan.sportId,
    leagueId: leagues[at]?.id ?? '',
    home,
    away,
    kickoff,
    supremacy0: supremacy,
    total0: total,
    supremacy,
    total,
    phase: 'pre',
    phaseAt: 0,
    stoppage: [2 * MINUTE, Math.round(random.between(4, 6)) * MINUTE],
    score: none,
    half: null,
    red: none,
    corner: none,
    danger: 'safe',
    dangerUntil: NEVER,
    nextDanger: NEVER,
    nextDrift: kickoff - plan.ahead + Math.round(random.between(0, 120_000)),
    lastGoal: null,
    stopped: false,
    lineStop: null,
    confirmAt: NEVER,
    ending: 'played',
    random: random.state(),
  };
}
