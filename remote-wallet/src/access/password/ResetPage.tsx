/** /resetpassword: the link of the mail; a new password, then the login on every device (R2.1-1). */
import { useState, type FormEvent } from 'react';
import { targets, usePlatform } from '@site/platform';
import { Button, CircleAlert, EmptyState, Notice } from '@site/ui';
import { PASSWORD } from '../../phrases/password';
import { NewPassword, newPasswordErrors, type NewPasswordValue } from '@site/ui/new-password';
import { codeOf, errorText, useFormErrors, useSend } from '@site/remote-kit/forms';
import { Intro, PageForm } from '@site/ui/page-form';
import { ButtonLink } from '../links';
import { useLinkToken } from '../use-link-token';

function Expired() {
  return (
    <EmptyState
      icon={<CircleAlert />}
      title={PASSWORD.expiredTitle}
      hint={PASSWORD.expiredText}
      testId="reset-expired"
      action={
        <ButtonLink data-kind="primary" to="/Forgetpwd" replace>
          {PASSWORD.askAgain}
        </ButtonLink>
      }
    />
  );
}

/** The form behind the link. A link without a token is an old one to the member. */
export function ResetPage() {
  const { account, navigator, toast } = usePlatform();
  const token = useLinkToken();
  const [expired, setExpired] = useState(false);
  const [value, setValue] = useState<NewPasswordValue>({ password: '', repeat: '' });
  const { form, errors, show } = useFormErrors<'password' | 'repeat'>();
  const { busy, send } = useSend();
  if (token === null || expired) return <Expired />;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!show(newPasswordErrors(value, ''))) return;
    await send(async () => {
      const answer = await account.setPassword({ token }, value.password);
      if (answer.ok) {
        toast.show('success', PASSWORD.done);
        navigator.go(targets.toLogin(), { replace: true });
      } else if (codeOf(answer.error) === 'VAL17003') setExpired(true);
      else
        show(
          codeOf(answer.error) === 'VAL03016'
            ? { password: errorText(answer.error) }
            : { form: errorText(answer.error) },
        );
    });
  };
  return (
    <PageForm ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Intro>{PASSWORD.linkIntro}</Intro>
      {errors.form === undefined ? null : (
        <Notice tone="danger" role="alert">
          {errors.form}
        </Notice>
      )}
      <NewPassword value={value} onChange={setValue} userName="" errors={errors} />
      <Button type="submit" block loading={busy} data-testid="reset-submit">
        {PASSWORD.reset}
      </Button>
    </PageForm>
  );
}
