import {
  DEFAULT_NOTIFICATION_SETTINGS,
  type NotificationSettings,
} from '@site/domain/betting/sports-settings';
import type { AlertDevice } from './device';
import { createFeedback } from './feedback';

function feel(change: Partial<NotificationSettings> = {}, device: Partial<AlertDevice> = {}) {
  const felt: string[] = [];
  const feedback = createFeedback(
    {
      play: (name) => felt.push(name) > 0,
      vibrate: (beats) => void felt.push(beats.join()),
      ...device,
    },
    () => ({ ...DEFAULT_NOTIFICATION_SETTINGS, ...change }),
  );
  return { feedback, felt };
}

test('[R3.4-1] by default a goal is heard and felt, and so is a bet', () => {
  const { feedback, felt } = feel();
  feedback.goal();
  feedback.bet('placed');
  feedback.bet('refused');
  expect(felt).toEqual(['goal1', '200,100,200,100,400', 'placed', '40', 'refused', '40,60,40']);
});

test('[R3.4-1] each switch silences its own', () => {
  const { feedback, felt } = feel({ goalSound: false, goalSoundType: 3, betSlipVibration: false });
  feedback.goal();
  feedback.bet('placed');
  expect(felt).toEqual(['200,100,200,100,400', 'placed']);
});

test('[R3.4-1] the chosen sound is played; a number that is not known is the first', () => {
  const { feedback, felt } = feel({ goalSoundType: 3, goalVibration: false });
  feedback.goal();
  const other = feel({ goalSoundType: 77, goalVibration: false });
  other.feedback.goal();
  expect([...felt, ...other.felt]).toEqual(['goal3', 'goal1']);
});

test('what a device cannot do is said, and nothing breaks', () => {
  const { feedback } = feel({}, { play: null, vibrate: null });
  feedback.goal();
  feedback.bet('placed');
  expect(feedback.can).toEqual({ sound: false, vibration: false });
  expect([feedback.tryGoal(1), feedback.tryVibration()]).toEqual([false, false]);
});
