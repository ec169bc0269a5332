/**
 * The three quick amounts of the slip's keypad (§3.4 amount1 to amount3): kept when the field is
 * left and the number may be kept.
 */
import { useState } from 'react';
import { isQuickAmount, type NotificationSettings } from '@site/domain/betting/sports-settings';
import { TextField } from '@site/ui';
import { SETTINGS } from '../phrases/alerts';
import { StyledAmounts } from './setting-styles';
import type { SettingsView } from './use-settings';

const NAMES = [
  'amount1',
  'amount2',
  'amount3',
] as const satisfies readonly (keyof NotificationSettings)[];

function Amount({
  name,
  place,
  settings,
  save,
}: SettingsView & { readonly name: (typeof NAMES)[number]; readonly place: number }) {
  const kept = settings[name];
  const [text, setText] = useState(String(kept));
  const [before, setBefore] = useState(kept);
  if (kept !== before) {
    setBefore(kept);
    setText(String(kept));
  }
  const amount = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  const valid = isQuickAmount(amount);
  return (
    <TextField
      label={SETTINGS.amountLabel(place)}
      value={text}
      onChange={(next) => setText(next.replace(/\D/g, '').slice(0, 6))}
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      testId={`setting-${name}`}
      {...(valid ? {} : { error: SETTINGS.amountWrong })}
      onBlur={() => {
        if (valid && amount !== kept) save({ [name]: amount });
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}

/** The three fields. */
export function QuickAmounts(view: SettingsView) {
  return (
    <StyledAmounts>
      {NAMES.map((name, at) => (
        <Amount key={name} name={name} place={at + 1} {...view} />
      ))}
    </StyledAmounts>
  );
}
