/** Which legs of a long combo stand in sight before it is unfolded. */
import type { WagerOutcome } from './statuses';

/** So many legs stand in sight; one more would be folded away for the line that says so. */
export const LEGS_IN_SIGHT = 4;

/**
 * A leg that costs the combo something is never folded away while there is room for it: who reads
 * that a combo is lost looks for the leg that lost it.
 */
const TELLS: ReadonlySet<WagerOutcome> = new Set<WagerOutcome>(['lost', 'halfLost']);

/**
 * Places of the legs in sight, in the order of the legs: those that tell why a combo ends as it
 * does, then the first ones, {@link LEGS_IN_SIGHT} in all. Every leg where no more than that are
 * there.
 *
 * @param outcomes of the legs, as they stand in the wager.
 */
export function legsInSight(outcomes: readonly WagerOutcome[]): readonly number[] {
  const places = outcomes.map((outcome, place) => ({ place, first: TELLS.has(outcome) ? 0 : 1 }));
  return places
    .toSorted((a, b) => a.first - b.first || a.place - b.place)
    .slice(0, LEGS_IN_SIGHT)
    .map(({ place }) => place)
    .toSorted((a, b) => a - b);
}
