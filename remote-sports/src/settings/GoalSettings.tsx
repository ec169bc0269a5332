/** Goal alerts (§3.4): which matches, how they are told, and what this device cannot do. */
import type { NotificationSettings } from '@site/domain/betting/sports-settings';
import { targets, usePlatform } from '@site/platform';
import { Button, ChevronRight, Section, Segmented } from '@site/ui';
import { Switch } from '@site/ui/switch';
import { GOAL_SOUNDS, asGoalSound } from '../alerts/tones';
import { GOAL_SOUND_TEXT, SETTINGS } from '../phrases/alerts';
import { useSportsState } from '../state/use-sports';
import { StyledGroup, StyledLine, StyledWay } from './setting-styles';
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
    if (!tryGoal(kind)) toast.show('info', can.sound ? SETTINGS.soundLocked : SETTINGS.noSound);
  };
  return (
    <Section title={SETTINGS.goals}>
      <StyledGroup>
        <Switch
          label={SETTINGS.goalNotification}
          checked={on}
          onChange={(next) => save({ goalNotification: next })}
          testId="setting-goalNotification"
        />
        <p>{SETTINGS.goalHint}</p>
        <StyledWay to={targets.toAlerts()} data-testid="setting-goalAway">
          {SETTINGS.goalAway}
          <ChevronRight aria-hidden="true" />
        </StyledWay>
        {MATCHES.map((name) => (
          <Switch
            key={name}
            label={SETTINGS[name]}
            checked={settings[name]}
            disabled={!on}
            onChange={(next) => save({ [name]: next })}
            testId={`setting-${name}`}
          />
        ))}
        <Switch
          label={SETTINGS.goalSound}
          checked={settings.goalSound && can.sound}
          disabled={!on || !can.sound}
          onChange={(next) => save({ goalSound: next })}
          testId="setting-goalSound"
        />
        {can.sound ? (
          <StyledLine>
            <span>{SETTINGS.goalSoundType}</span>
            <Segmented
              label={SETTINGS.goalSoundType}
              value={String(sound)}
              options={GOAL_SOUNDS.map((kind) => ({
                value: String(kind),
                label: GOAL_SOUND_TEXT[kind],
                testId: `setting-sound-${kind}`,
              }))}
              onChange={(next) => {
                save({ goalSoundType: Number(next) });
                listen(asGoalSound(Number(next)));
              }}
            />
          </StyledLine>
        ) : (
          <p data-tone="warn">{SETTINGS.noSound}</p>
        )}
        {can.sound ? (
          <Button kind="secondary" size="s" onClick={() => listen(sound)}>
            {SETTINGS.tryIt}
          </Button>
        ) : null}
        <Switch
          label={SETTINGS.goalVibration}
          checked={settings.goalVibration && can.vibration}
          disabled={!on || !can.vibration}
          onChange={(next) => save({ goalVibration: next })}
          testId="setting-goalVibration"
        />
        {can.vibration ? (
          <Button kind="secondary" size="s" onClick={() => tryVibration()}>
            {SETTINGS.tryVibration}
          </Button>
        ) : (
          <p data-tone="warn">{SETTINGS.noVibration}</p>
        )}
      </StyledGroup>
    </Section>
  );
}
