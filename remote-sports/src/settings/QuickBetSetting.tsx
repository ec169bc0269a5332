/** Quick bets: on or off, and how much a tap bets. The same choice in the settings and on the slip. */
import { useState } from 'react';
import { isQuickAmount } from '@site/domain/betting/sports-settings';
import { QuickBet } from '@site/domain/constants';
import { usePlatform, useSession, useStateView } from '@site/platform';
import { TextField } from '@site/ui';
import { Switch } from '@site/ui/switch';
import { quickSetting } from '../bet-slip/quick-setting';
import { QUICK } from '../phrases/quick';

/** The switch with its amount; nothing for a visitor, who cannot bet. */
export function QuickBetSetting() {
  const { state, choose } = quickSetting(usePlatform());
  const { status } = useSession();
  const { on, stake } = useStateView(state);
  const [text, setText] = useState(String(stake));
  const [kept, setKept] = useState(stake);
  // Chosen in another tab, or here.
  if (stake !== kept) {
    setKept(stake);
    setText(String(stake));
  }
  if (status !== 'member') return null;
  const amount = text === '' ? Number.NaN : Number(text);
  const valid = isQuickAmount(amount);
  return (
    <>
      <Switch
        label={
          <>
            {QUICK.setting}
            <br />
            <small>{QUICK.hint(QuickBet.undoMs / 1_000)}</small>
          </>
        }
        checked={on}
        onChange={(next) => choose({ on: next, stake })}
        testId="setting-quickBet"
      />
      {on ? (
        <TextField
          label={QUICK.stake}
          value={text}
          onChange={(next) => setText(next.replace(/\D/g, '').slice(0, 6))}
          inputMode="numeric"
          enterKeyHint="done"
          autoComplete="off"
          testId="setting-quickStake"
          {...(valid ? { hint: QUICK.stakeHint } : { error: QUICK.stakeWrong })}
          onBlur={() => {
            if (valid) choose({ on, stake: amount });
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
      ) : null}
    </>
  );
}
