/** Races to a number of units, exactly (Markov): games of a set, rallies of a game, sets of a match. */
import type { ScoreChance } from '../types';

/** Who wins the next unit at a score, and whether the race is over there. */
export interface RaceRules {
  readonly chance: (home: number, away: number) => number;
  readonly isOver: (home: number, away: number) => boolean;
}

/** Every end of a race from a score on, with its chance; they sum to 1. */
export function endsOf(rules: RaceRules, home: number, away: number): ScoreChance[] {
  const ends: ScoreChance[] = [];
  let layer = new Map<string, ScoreChance>([[`${home}:${away}`, [home, away, 1]]]);
  while (layer.size > 0) {
    const next = new Map<string, ScoreChance>();
    const add = (h: number, a: number, chance: number): void => {
      if (chance === 0) return;
      const name = `${h}:${a}`;
      next.set(name, [h, a, (next.get(name)?.[2] ?? 0) + chance]);
    };
    for (const [h, a, chance] of layer.values()) {
      if (rules.isOver(h, a)) {
        ends.push([h, a, chance]);
        continue;
      }
      const p = rules.chance(h, a);
      add(h + 1, a, chance * p);
      add(h, a + 1, chance * (1 - p));
    }
    layer = next;
  }
  return ends;
}

/** Over at a target with a lead of two, or at the cap. */
export const leadOfTwo =
  (target: number, cap: number) =>
  (home: number, away: number): boolean =>
    (Math.max(home, away) >= target && (target === 1 || Math.abs(home - away) >= 2)) ||
    Math.max(home, away) >= cap;

/** Chance that home wins a race. */
export const winOf = (ends: readonly ScoreChance[]): number =>
  ends.reduce((sum, [home, away, chance]) => (home > away ? sum + chance : sum), 0);

/**
 * Chance that the server wins a game of tennis from a point score, by the chance of each point;
 * deuce in closed form.
 *
 * @param own points of the server, 0 to 4 and more.
 * @param other points of the receiver.
 */
export function holdChance(point: number, own = 0, other = 0): number {
  const miss = 1 - point;
  const deuce = (point * point) / (point * point + miss * miss);
  if (own >= 3 && other >= 3) {
    if (own === other) return deuce;
    if (Math.abs(own - other) >= 2) return own > other ? 1 : 0;
    return own > other ? point + miss * deuce : point * deuce;
  }
  if (own >= 4) return 1;
  if (other >= 4) return 0;
  return point * holdChance(point, own + 1, other) + miss * holdChance(point, own, other + 1);
}
