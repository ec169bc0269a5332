/** A password with a look at it. */
import { useState } from 'react';
// From the package as the site shares it: the page that asks for a password brings only what stands here.
import { Eye, EyeOff, IconButton, TextField, copy, type TextFieldProps } from '@site/ui';

/** A password input; `autoComplete` is `current-password` unless said otherwise. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trail'>) {
  const [shown, setShown] = useState(false);
  const Sign = shown ? EyeOff : Eye;
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trail={
        <IconButton
          label={shown ? copy.hide : copy.show}
          icon={<Sign aria-hidden="true" />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
