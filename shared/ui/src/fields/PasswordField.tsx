/** A password with a look at it. */
import { useState } from 'react';
import { copy } from '../copy';
import { Eye, EyeOff } from '../icons/icons';
import { IconButton } from '../primitives/IconButton';
import { TextField, type TextFieldProps } from './TextField';

/** A password input; `autoComplete` is `current-password` unless said otherwise. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trail'>) {
  const [shown, setShown] = useState(false);
  const Sign = shown ? EyeOff : Eye;
  return (
    <TextField
      autoComplete="current-password" autoCapitalize="off" autoCorrect="off" spellCheck={false} {...props} type={shown ? 'text' : 'password'}
      trail={<IconButton label={shown ? copy.hide : copy.show} icon={<Sign aria-hidden="true" />} onClick={() => setShown(!shown)} />}
    />
  );
}
