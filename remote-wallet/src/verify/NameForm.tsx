import { useState } from 'react';
import { fitsAccountRule } from '@site/domain/member/account-rules';
import { useFormErrors, useSend } from '@site/remote-kit/forms';
import { Notice, TextField } from '@site/ui';
import { VERIFY } from '../phrases/verify';
import { FormFrame, type StepFormProps } from './FormFrame';
import { useMemberPatch } from './use-member-patch';

/** The member's name; it is locked once set, which is said before. */
export function NameForm({ onSaved, submitText = VERIFY.saveNext }: StepFormProps) {
  const patch = useMemberPatch();
  const { busy, send } = useSend();
  const { form, errors, show, clear } = useFormErrors<'name'>();
  const [name, setName] = useState('');
  const submit = async (): Promise<void> => {
    const value1 = name.trim();
    if (!show(fitsAccountRule('name', value1) ? {} : { name: VERIFY.nameUnfit })) return;
    await send(async () => {
      const problem = await patch([{ key: 'FirstName', value1 }]);
      if (problem === null) await onSaved();
      else show({ form: problem });
    });
  };
  return (
    <FormFrame form={form} error={errors.form} busy={busy} submitText={submitText} onSubmit={submit}>
      <Notice tone="warn">{VERIFY.nameLocked}</Notice>
      <TextField
        label={VERIFY.name} hint={VERIFY.nameHint} value={name} error={errors.name} name="name" autoComplete="name" enterKeyHint="go" maxLength={30} testId="verify-name"
        onChange={(text) => { setName(text); clear('name'); }}
      />
    </FormFrame>
  );
}
