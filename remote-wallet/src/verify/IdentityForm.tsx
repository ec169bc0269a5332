import { useState } from 'react';
import { fitsAccountRule } from '@site/domain/member/account-rules';
import { useFormErrors, useSend } from '@site/remote-kit/forms';
import { TextField } from '@site/ui';
import { VERIFY } from '../phrases/verify';
import { FormFrame, type StepFormProps } from './FormFrame';
import { useMemberPatch } from './use-member-patch';

/** The number of the identity card; from the server it comes back masked only. */
export function IdentityForm({ onSaved, submitText = VERIFY.saveNext }: StepFormProps) {
  const patch = useMemberPatch();
  const { busy, send } = useSend();
  const { form, errors, show, clear } = useFormErrors<'identity'>();
  const [card, setCard] = useState('');
  const submit = async (): Promise<void> => {
    if (!show(fitsAccountRule('identityCard', card) ? {} : { identity: VERIFY.identityUnfit }))
      return;
    await send(async () => {
      const problem = await patch([{ key: 'IdentityCard', value1: card }]);
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
      <TextField
        label={VERIFY.identity}
        hint={VERIFY.identityHint}
        value={card}
        error={errors.identity}
        name="identity-card"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        testId="verify-identity"
        onChange={(text) => {
          setCard(text.replace(/\s/g, '').toUpperCase().slice(0, 18));
          clear('identity');
        }}
      />
    </FormFrame>
  );
}
