import { useState } from 'react';
import { fitsAccountRule } from '@site/domain/member/account-rules';
import { useFormErrors, useSend } from '@site/remote-kit/forms';
import { Notice, TextField } from '@site/ui';
import { VERIFY } from '../phrases/verify';
import { FormFrame, type StepFormProps } from './FormFrame';
import { useMemberPatch } from './use-member-patch';

const PARTS = {
  FirstName: {
    label: VERIFY.name,
    hint: VERIFY.nameHint,
    autoComplete: 'name',
    testId: 'verify-name',
  },
  LastName: {
    label: VERIFY.lastName,
    hint: VERIFY.lastNameHint,
    autoComplete: 'additional-name',
    testId: 'verify-last-name',
  },
} as const;

interface NameFormProps extends StepFormProps {
  readonly part?: keyof typeof PARTS;
}

/** The member's name; it is locked once set, which is said before. */
export function NameForm({
  part = 'FirstName',
  onSaved,
  submitText = VERIFY.saveNext,
}: NameFormProps) {
  const { label, hint, autoComplete, testId } = PARTS[part];
  const patch = useMemberPatch();
  const { busy, send } = useSend();
  const { form, errors, show, clear } = useFormErrors<'name'>();
  const [name, setName] = useState('');
  const submit = async (): Promise<void> => {
    const value1 = name.trim();
    if (!show(fitsAccountRule('name', value1) ? {} : { name: VERIFY.nameUnfit })) return;
    await send(async () => {
      const problem = await patch([{ key: part, value1 }]);
      if (problem === null) await onSaved();
      else show({ form: problem });
    });
  };
  return (
    <FormFrame
      form={form}
      error={errors.form}
      busy={busy}
      submitText={submitText}
      onSubmit={submit}
    >
      <Notice tone="warn">{VERIFY.nameLocked}</Notice>
      <TextField
        label={label}
        hint={hint}
        value={name}
        error={errors.name}
        name={autoComplete}
        autoComplete={autoComplete}
        enterKeyHint="go"
        maxLength={30}
        testId={testId}
        onChange={(text) => {
          setName(text);
          clear('name');
        }}
      />
    </FormFrame>
  );
}
