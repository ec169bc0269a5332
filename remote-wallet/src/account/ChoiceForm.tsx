import { useState } from 'react';
import type { MemberKey } from '@site/contracts/member';
import { useFormErrors, useSend } from '@site/remote-kit/forms';
import { SelectField, type SelectOption } from '@site/ui/select-field';
import { ACCOUNT } from '../phrases/account';
import { FormFrame, type StepFormProps } from '../verify/FormFrame';
import { useMemberPatch } from '../verify/use-member-patch';

interface ChoiceFormProps extends StepFormProps {
  readonly memberKey: MemberKey;
  readonly label: string;
  readonly hint?: string;
  /** What the account has now; empty for nothing. */
  readonly now: string;
  readonly options: readonly SelectOption[];
}

/** One field of the member that is chosen from a list. */
export function ChoiceForm({
  memberKey,
  label,
  hint,
  now,
  options,
  onSaved,
  submitText = ACCOUNT.save,
}: ChoiceFormProps) {
  const patch = useMemberPatch();
  const { busy, send } = useSend();
  const { form, errors, show, clear } = useFormErrors<'value'>();
  const [value, setValue] = useState(now);
  const submit = async (): Promise<void> => {
    if (!show(value === '' ? { value: ACCOUNT.chooseOne } : {})) return;
    await send(async () => {
      const problem = value === now ? null : await patch([{ key: memberKey, value1: value }]);
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
      <SelectField
        label={label}
        value={value}
        options={options}
        placeholder={ACCOUNT.choose}
        hint={hint}
        error={errors.value}
        testId="verify-choice"
        onChange={(next) => {
          setValue(next);
          clear('value');
        }}
      />
    </FormFrame>
  );
}
