/**
 * Sound and vibration as the member's settings allow (§3.4, §9 defaults): the slip and the goal
 * alerts ask for nothing else.
 */
import type { NotificationSettings } from '@site/domain/betting/sports-settings';
import type { AlertDevice } from './device';
import { BEATS, asGoalSound, type GoalSound } from './tones';

/** What may be felt or heard. */
export interface Feedback {
  readonly bet: (outcome: 'placed' | 'refused') => void;
  readonly goal: () => void;
  /**
   * Plays a goal sound for trying, whatever is switched off.
   *
   * @returns false when the device stayed silent.
   */
  readonly tryGoal: (sound: GoalSound) => boolean;
  readonly tryVibration: () => boolean;
  readonly can: { readonly sound: boolean; readonly vibration: boolean };
}

/**
 * Makes it.
 *
 * @param settings as they stand now.
 */
export function createFeedback(
  device: AlertDevice,
  settings: () => NotificationSettings,
): Feedback {
  return {
    can: { sound: device.play !== null, vibration: device.vibrate !== null },
    bet: (outcome) => {
      const { betSlipSound, betSlipVibration } = settings();
      if (betSlipSound) device.play?.(outcome);
      if (betSlipVibration) device.vibrate?.(BEATS[outcome]);
    },
    goal: () => {
      const { goalSound, goalSoundType, goalVibration } = settings();
      if (goalSound) device.play?.(`goal${asGoalSound(goalSoundType)}`);
      if (goalVibration) device.vibrate?.(BEATS.goal);
    },
    tryGoal: (sound) => device.play?.(`goal${sound}`) ?? false,
    tryVibration: () => {
      device.vibrate?.(BEATS.goal);
      return device.vibrate !== null;
    },
  };
}
