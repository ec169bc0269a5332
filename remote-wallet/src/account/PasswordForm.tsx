import { useState } from 'react';
import { changePassword } from '@site/contracts/passwords';
import { codeOf, errorText, useFormErrors, useSend } from '@site/remote-kit/forms';
import { usePlatform } from '@site/platform';
import { PasswordField } from '@site/ui/password-field';
import { NewPassword, newPasswordErrors, type NewPasswordValue } from '@site/ui/new-password';
import { SECURITY } from '../phrases/account';
import { FormFrame } from '../verify/FormFrame';

const NOTHING: NewPasswordValue = { password: '', repeat: '' };
/** Which field a refusal is about; all others stand above the form. */
const FIELD_OF: ReadonlyMap<string | null, 'old' | 'password'> = new Map([
  ['MEM00059', 'old'],
  ['VAL03016', 'password'],
  ['VAL08052', 'password'],
]);

/** A new password; the old one proves who asks (§7.2 ChangePassword). */
export function PasswordForm() {
  const { api, profile, toast } = usePlatform();
  const { busy, send } = useSend();
  const { form, errors, show, clear } = useFormErrors<'old' | 'password' | 'repeat'>();
  const [old, setOld] = useState('');
  const [value, setValue] = useState<NewPasswordValue>(NOTHING);
  const userName = profile.get()?.userName ?? '';
  const submit = async (): Promise<void> => {
    if (
      !show({
        ...(old === '' ? { old: SECURITY.oldMissing } : {}),
        ...newPasswordErrors(value, userName),
      })
    )
      return;
    await send(async () => {
      const answer = await api.call(changePassword, {
        query: { oldPasswordRequired: 'true' },
        body: { oldPassword: old, newPassword: value.password },
      });
      if (!answer.ok)
        return void show({
          [FIELD_OF.get(codeOf(answer.error)) ?? 'form']: errorText(answer.error),
        });
      setOld('');
      setValue(NOTHING);
      toast.show('success', SECURITY.done);
    });
  };
  return (
    <FormFrame
      form={form}
      error={errors.form}
      busy={busy}
      submitText={SECURITY.submit}
      onSubmit={submit}
    >
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <PasswordField
        label={SECURITY.old}
        value={old}
        error={errors.old}
        name="current-password"
        enterKeyHint="next"
        testId="old-password"
        onChange={(text) => {
          setOld(text);
          clear('old');
        }}
      />
      <NewPassword
        value={value}
        userName={userName}
        errors={errors}
        onChange={(next) => {
          setValue(next);
          clear('password');
          clear('repeat');
        }}
      />
    </FormFrame>
  );
}
