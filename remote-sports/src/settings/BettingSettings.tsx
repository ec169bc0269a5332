/**
 * How bets are written: odds type, quick amounts, better odds, sound and vibration of the slip
 * (§3.4).
 */
import { ODDS_TYPE_NAMES } from '@site/domain/odds/decimal-odds';
import { useStateView } from '@site/platform';
import { Section, Segmented } from '@site/ui';
import { Switch } from '@site/ui/switch';
import { SETTINGS } from '../phrases/alerts';
import { ODDS_TYPE_SHORT } from '../phrases/names';
import { useSportsState } from '../state/use-sports';
import { QuickAmounts } from './QuickAmounts';
import { QuickBetSetting } from './QuickBetSetting';
import { StyledGroup, StyledLine } from './setting-styles';
import type { SettingsView } from './use-settings';

export function BettingSettings({ settings, save }: SettingsView) {
  const state = useSportsState();
  const { oddsType, setOddsType, acceptBetter, setAcceptBetter, feedback } = state;
  const type = useStateView(oddsType);
  const accept = useStateView(acceptBetter);
  const any = useStateView(state.acceptAny);
  return (
    <Section title={SETTINGS.betting}>
      <StyledGroup>
        <StyledLine>
          <span>{SETTINGS.oddsType}</span>
          <Segmented
            label={SETTINGS.oddsType}
            value={type}
            onChange={setOddsType}
            options={ODDS_TYPE_NAMES.map((value) => ({ value, label: ODDS_TYPE_SHORT[value] }))}
          />
        </StyledLine>
        <QuickAmounts settings={settings} save={save} />
        <p>{SETTINGS.amountHint}</p>
        <Switch
          label={
            <>
              {SETTINGS.accept}
              <br />
              <small>{SETTINGS.acceptHint}</small>
            </>
          }
          checked={accept}
          onChange={setAcceptBetter}
          testId="setting-acceptBetter"
        />
        <Switch
          label={
            <>
              {SETTINGS.acceptAny}
              <br />
              <small>{SETTINGS.acceptAnyHint}</small>
            </>
          }
          checked={any}
          onChange={state.setAcceptAny}
          testId="setting-acceptAny"
        />
        <QuickBetSetting />
        <Switch
          label={SETTINGS.slipSound}
          checked={settings.betSlipSound}
          disabled={!feedback.can.sound}
          onChange={(on) => save({ betSlipSound: on })}
          testId="setting-betSlipSound"
        />
        <Switch
          label={SETTINGS.slipVibration}
          checked={settings.betSlipVibration && feedback.can.vibration}
          disabled={!feedback.can.vibration}
          onChange={(on) => save({ betSlipVibration: on })}
          testId="setting-betSlipVibration"
        />
      </StyledGroup>
    </Section>
  );
}
