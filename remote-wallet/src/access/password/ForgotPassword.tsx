import { useState, type FormEvent } from 'react';
import { targets, usePlatform } from '@site/platform';
import { Button, Notice, Segmented } from '@site/ui';
import { PASSWORD } from '../../phrases/password';
import { ACCESS } from '../../phrases/access';
import { Intro } from '@site/ui/page-form';
import { ButtonLink, TextLink } from '../links';
import { errorText, useFormErrors, useSend } from '@site/remote-kit/forms';
import { ResetByCode } from './ResetByCode';
import { PanelForm, WhoFields } from './WhoFields';
import {
  WAYS,
  WAY_FIELDS,
  trimmed,
  whoErrors,
  type Way,
  type WhoField,
  type WhoValues,
} from './forgot-ways';

const SEND_TEXT: Record<Way, string> = {
  sms: PASSWORD.sendCode,
  emailCode: PASSWORD.sendCode,
  emailLink: PASSWORD.sendLink,
};

/**
 * A forgotten password: who, by which way, then the code or the mail. What was typed stays over
 * every step.
 */
export function ForgotPassword() {
  const { account, clock } = usePlatform();
  const [way, setWay] = useState<Way>('sms');
  const [values, setValues] = useState<WhoValues>({ userName: '', phoneNumber: '', email: '' });
  /** When another code may be asked for, on the monotonic clock; null before the first. */
  const [resendFrom, setResendFrom] = useState<number | null>(null);
  const { form, errors, show } = useFormErrors<WhoField>('all');
  const { busy, send } = useSend();

  const ask = (): Promise<unknown> =>
    send(async () => {
      const answer = await account.sendReset(way, trimmed(values));
      if (answer.ok) setResendFrom(clock.monotonic() + answer.value.resendInSeconds * 1_000);
      else show({ form: errorText(answer.error) });
    });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (show(whoErrors(WAY_FIELDS[way], values))) void ask();
  };
  const choose = (next: Way): void => {
    setWay(next);
    show({});
  };

  if (resendFrom !== null && way === 'emailLink') {
    return (
      <PanelForm as="div">
        <Notice tone="ok" role="status" testId="forgot-sent">
          <b>{PASSWORD.checkMail}</b>
          <br />
          {PASSWORD.sent.emailLink}
        </Notice>
        <ButtonLink data-kind="primary" data-block="true" to={targets.toLogin()}>
          {ACCESS.toLogin}
        </ButtonLink>
        <Button kind="ghost" block onClick={() => setResendFrom(null)}>
          {PASSWORD.change}
        </Button>
      </PanelForm>
    );
  }
  if (resendFrom !== null) {
    return (
      <ResetByCode
        userName={values.userName.trim()}
        sentText={way === 'sms' ? PASSWORD.sent.sms : PASSWORD.sent.emailCode}
        resendFrom={resendFrom}
        resending={busy}
        problem={errors.form}
        onResend={() => {
          show({});
          void ask();
        }}
        onBack={() => setResendFrom(null)}
      />
    );
  }
  return (
    <PanelForm ref={form} noValidate onSubmit={submit}>
      <Segmented
        label={PASSWORD.ways}
        options={WAYS.map((each) => ({
          value: each,
          label: PASSWORD[each],
          testId: `forgot-way-${each}`,
        }))}
        value={way}
        onChange={choose}
      />
      <Intro>{PASSWORD.wayIntro[way]}</Intro>
      {errors.form === undefined ? null : (
        <Notice tone="danger" role="alert">
          {errors.form}
        </Notice>
      )}
      <WhoFields fields={WAY_FIELDS[way]} values={values} errors={errors} onChange={setValues} />
      <Button type="submit" block loading={busy} data-testid="forgot-submit">
        {SEND_TEXT[way]}
      </Button>
      <TextLink to={targets.toCustomerService()}>{PASSWORD.noPhone}</TextLink>
    </PanelForm>
  );
}
