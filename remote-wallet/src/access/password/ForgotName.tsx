import { useState, type FormEvent } from 'react';
import { targets, usePlatform } from '@site/platform';
import { Button, Notice } from '@site/ui';
import { PASSWORD } from '../../phrases/password';
import { ACCESS } from '../../phrases/access';
import { Intro } from '@site/ui/page-form';
import { ButtonLink } from '../links';
import { errorText, useFormErrors, useSend } from '@site/remote-kit/forms';
import { PanelForm, WhoFields } from './WhoFields';
import { whoErrors, type WhoField, type WhoValues } from './forgot-ways';

/** A forgotten user name, sent to the address that the account holds. */
export function ForgotName() {
  const { account } = usePlatform();
  const [values, setValues] = useState<WhoValues>({ userName: '', phoneNumber: '', email: '' });
  const [sent, setSent] = useState(false);
  const { form, errors, show } = useFormErrors<WhoField>();
  const { busy, send } = useSend();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!show(whoErrors(['email'], values))) return;
    await send(async () => {
      const answer = await account.sendName(values.email.trim());
      if (answer.ok) setSent(true);
      else show({ form: errorText(answer.error) });
    });
  };
  if (sent) {
    return (
      <PanelForm as="div">
        <Notice tone="ok" role="status" testId="forgot-sent">
          <b>{PASSWORD.checkMail}</b>
          <br />
          {PASSWORD.sent.name}
        </Notice>
        <ButtonLink data-kind="primary" data-block="true" to={targets.toLogin()}>
          {ACCESS.toLogin}
        </ButtonLink>
      </PanelForm>
    );
  }
  return (
    <PanelForm ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Intro>{PASSWORD.nameIntro}</Intro>
      {errors.form === undefined ? null : (
        <Notice tone="danger" role="alert">
          {errors.form}
        </Notice>
      )}
      <WhoFields fields={['email']} values={values} errors={errors} onChange={setValues} />
      <Button type="submit" block loading={busy} data-testid="forgot-submit">
        {PASSWORD.sendName}
      </Button>
    </PanelForm>
  );
}
