import { useState, type FormEvent } from 'react';
import { targets } from '@site/platform';
import { usePlatform } from '@site/platform/host';
import { Button, Notice } from '@site/ui';
import { copy } from '../../phrases/password';
import { copy as parts } from '../../phrases/parts';
import { ButtonLink, Intro } from '../parts/form-styles';
import { errorText, useFormErrors, useSend } from '@site/remote-kit/forms';
import { PanelForm, WhoFields } from './WhoFields';
import { sendName, whoErrors, type WhoField, type WhoValues } from './forgot-ways';

/** A forgotten user name, sent to the address that the account holds. */
export function ForgotName() {
  const { api } = usePlatform();
  const [values, setValues] = useState<WhoValues>({ userName: '', phoneNumber: '', email: '' });
  const [sent, setSent] = useState(false);
  const { form, errors, show } = useFormErrors<WhoField>();
  const { busy, send } = useSend();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!show(whoErrors(['email'], values))) return;
    await send(async () => {
      const answer = await sendName(api, values.email.trim());
      if (answer.ok) setSent(true);
      else show({ form: errorText(answer.error) });
    });
  };
  if (sent) {
    return (
      <PanelForm as="div">
        <Notice tone="ok" role="status" testId="forgot-sent">
          <b>{copy.checkMail}</b>
          <br />
          {copy.sent.name}
        </Notice>
        <ButtonLink data-kind="primary" data-block="true" to={targets.toLogin()}>
          {parts.toLogin}
        </ButtonLink>
      </PanelForm>
    );
  }
  return (
    <PanelForm ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Intro>{copy.nameIntro}</Intro>
      {errors.form === undefined ? null : (
        <Notice tone="danger" role="alert">
          {errors.form}
        </Notice>
      )}
      <WhoFields fields={['email']} values={values} errors={errors} onChange={setValues} />
      <Button type="submit" block loading={busy} data-testid="forgot-submit">
        {copy.sendName}
      </Button>
    </PanelForm>
  );
}
