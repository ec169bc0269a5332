/**
 * Sounds of the sportsbook as notes: made by the browser, so that no file has to arrive first (§3.4
 * goalSoundType, betSlipSound).
 */

/** One note. Times in seconds from the start, frequency in Hz. */
export interface Note {
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly shape: OscillatorType;
  readonly loud: number;
}

const note = (
  at: number,
  length: number,
  from: number,
  to = from,
  shape: OscillatorType = 'sine',
  loud = 0.3,
): Note => ({ at, length, from, to, shape, loud });

/** Goal sounds by their number (§3.4): whistle, bell, fanfare. */
export const GOAL_SOUNDS = [1, 2, 3] as const;
/** Number of a goal sound. */
export type GoalSound = (typeof GOAL_SOUNDS)[number];
/** Narrows a kept number; what is not known is the first one. */
export const asGoalSound = (kind: number): GoalSound =>
  GOAL_SOUNDS.find((known) => known === kind) ?? 1;

/** Name of a sound. */
export type SoundName = 'placed' | 'refused' | `goal${GoalSound}`;

/** Every sound. */
export const SOUNDS: Readonly<Record<SoundName, readonly Note[]>> = {
  placed: [note(0, 0.09, 880), note(0.1, 0.16, 1320)],
  refused: [note(0, 0.14, 330, 300, 'triangle'), note(0.16, 0.22, 262, 230, 'triangle')],
  goal1: [
    note(0, 0.18, 2350, 2450, 'square', 0.08),
    note(0.22, 0.18, 2350, 2450, 'square', 0.08),
    note(0.44, 0.6, 2300, 2500, 'square', 0.08),
  ],
  goal2: [note(0, 0.5, 1175), note(0.25, 0.5, 1568), note(0.5, 0.9, 1760)],
  goal3: [
    note(0, 0.14, 523, 523, 'triangle'),
    note(0.15, 0.14, 659, 659, 'triangle'),
    note(0.3, 0.14, 784, 784, 'triangle'),
    note(0.45, 0.6, 1047, 1047, 'triangle'),
  ],
};

/** Beats of the phone per event, ms on and off. */
export const BEATS = {
  placed: [40],
  refused: [40, 60, 40],
  goal: [200, 100, 200, 100, 400],
} as const;
