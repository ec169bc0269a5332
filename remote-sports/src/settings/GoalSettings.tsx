/** Goal alerts (§3.4): which matches, how they are told, and what this device cannot do. */
import type { NotificationSettings } from '@site/domain/betting/sports-settings';
import { usePlatform } from '@site/platform';
import { Button, Section, Segmented } from '@site/ui';
import { Switch } from '@site/ui/switch';
import { GOAL_SOUNDS, asGoalSound } from '../alerts/tones';
import { goalSoundText, settingsCopy as copy } from '../phrases/alerts';
import { useSportsState } from '../state/use-sports';
import { StyledGroup, StyledLine } from './setting-styles';
import type { SettingsView } from './use-settings';

const MATCHES = [
  'goalMyFavorite',
  'goalIBet',
  'goalAllRB',
] as const satisfies readonly (keyof NotificationSettings)[];

export function GoalSettings({ settings, save }: SettingsView) {
  const {
    feedback: { can, tryGoal, tryVibration },
  } = useSportsState();
  const { toast } = usePlatform();
  const on = settings.goalNotification;
  const sound = asGoalSound(settings.goalSoundType);
  const listen = (kind: typeof sound): void => {
    if (!tryGoal(kind)) toast.show('info', can.sound ? copy.soundLocked : copy.noSound);
  };
  return (
    <Section title={copy.goals}>
      <StyledGroup>
        <Switch
          label={copy.goalNotification}
          checked={on}
          onChange={(next) => save({ goalNotification: next })}
          testId="setting-goalNotification"
        />
        <p>{copy.goalHint}</p>
        {MATCHES.map((name) => (
          <Switch
            key={name}
            label={copy[name]}
            checked={settings[name]}
            disabled={!on}
            onChange={(next) => save({ [name]: next })}
            testId={`setting-${name}`}
          />
        ))}
        <Switch
          label={copy.goalSound}
          checked={settings.goalSound && can.sound}
          disabled={!on || !can.sound}
          onChange={(next) => save({ goalSound: next })}
          testId="setting-goalSound"
        />
        {can.sound ? (
          <StyledLine>
            <span>{copy.goalSoundType}</span>
            <Segmented
              label={copy.goalSoundType}
              value={String(sound)}
              options={GOAL_SOUNDS.map((kind) => ({
                value: String(kind),
                label: goalSoundText[kind],
                testId: `setting-sound-${kind}`,
              }))}
              onChange={(next) => {
                save({ goalSoundType: Number(next) });
                listen(asGoalSound(Number(next)));
              }}
            />
          </StyledLine>
        ) : (
          <p data-tone="warn">{copy.noSound}</p>
        )}
        {can.sound ? (
          <Button kind="secondary" size="s" onClick={() => listen(sound)}>
            {copy.tryIt}
          </Button>
        ) : null}
        <Switch
          label={copy.goalVibration}
          checked={settings.goalVibration && can.vibration}
          disabled={!on || !can.vibration}
          onChange={(next) => save({ goalVibration: next })}
          testId="setting-goalVibration"
        />
        {can.vibration ? (
          <Button kind="secondary" size="s" onClick={() => tryVibration()}>
            {copy.tryVibration}
          </Button>
        ) : (
          <p data-tone="warn">{copy.noVibration}</p>
        )}
      </StyledGroup>
    </Section>
  );
}
