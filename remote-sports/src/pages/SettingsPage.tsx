/** /sbtwo/settings: betting, goal alerts and the list's display (§3.4, §4.6). */
import { usePlatform, useStateView } from '@site/platform';
import { PageBody, Section, Segmented } from '@site/ui';
import { Switch } from '@site/ui/switch';
import { SETTINGS } from '../phrases/alerts';
import { BettingSettings } from '../settings/BettingSettings';
import { GoalSettings } from '../settings/GoalSettings';
import { StyledGroup, StyledLine } from '../settings/setting-styles';
import { useSettings } from '../settings/use-settings';
import { useSportsState } from '../state/use-sports';

function DisplaySettings() {
  const { settings } = usePlatform();
  const { ListDisplayType } = useStateView(settings.user);
  const { calmPrices, setCalmPrices } = useSportsState();
  const calm = useStateView(calmPrices);
  return (
    <Section title={SETTINGS.display}>
      <StyledGroup>
        <StyledLine>
          <span>{SETTINGS.displayType}</span>
          <Segmented
            label={SETTINGS.displayType}
            value={ListDisplayType === 1 ? '1' : '2'}
            onChange={(next) => settings.setListDisplay(next === '1' ? 1 : 2)}
            options={[
              { value: '1', label: SETTINGS.display1, testId: 'setting-display-1' },
              { value: '2', label: SETTINGS.display2, testId: 'setting-display-2' },
            ]}
          />
        </StyledLine>
        <p>{SETTINGS.displayHint}</p>
        <Switch
          label={
            <>
              {SETTINGS.calm}
              <br />
              <small>{SETTINGS.calmHint}</small>
            </>
          }
          checked={calm}
          onChange={setCalmPrices}
          testId="setting-calmPrices"
        />
      </StyledGroup>
    </Section>
  );
}

export function Page() {
  const view = useSettings();
  return (
    <PageBody data-testid="sports-settings">
      <BettingSettings {...view} />
      <GoalSettings {...view} />
      <DisplaySettings />
    </PageBody>
  );
}
