/** Names of the sportsbook's sounds, and its beats (§3.4 goalSoundType, betSlipSound). */

/** Goal sounds by their number (§3.4): whistle, bell, fanfare. */
export const GOAL_SOUNDS = [1, 2, 3] as const;
/** Number of a goal sound. */
export type GoalSound = (typeof GOAL_SOUNDS)[number];
/** Narrows a kept number; what is not known is the first one. */
export const asGoalSound = (kind: number): GoalSound =>
  GOAL_SOUNDS.find((known) => known === kind) ?? 1;

/** Name of a sound. */
export type SoundName = 'placed' | 'refused' | `goal${GoalSound}`;

/** Beats of the phone per event, ms on and off. */
export const BEATS = {
  placed: [40],
  refused: [40, 60, 40],
  goal: [200, 100, 200, 100, 400],
} as const;
