import { useState, type FormEvent } from 'react';
import { changeMemberPassword } from '@site/contracts/passwords';
import { targets, usePlatform } from '@site/platform';
import { Button, Notice } from '@site/ui';
import { LOGIN_DUTIES } from '../../phrases/login-duties';
import { NewPassword, newPasswordErrors, type NewPasswordValue } from '@site/ui/new-password';
import { codeOf, errorText, useFormErrors, useSend } from '@site/remote-kit/forms';
import { FormLinks, Intro, PageForm } from '@site/ui/page-form';
import { TextLink } from '../links';

/** Codes about the new password itself. */
const ABOUT_PASSWORD = ['VAL03016', 'VAL08052'] as const;

/** The forced new password (`revalidate`): without the old one, because the server asked for it. */
export function ResetDue({ onDone }: { readonly onDone: () => void }) {
  const { api, profile, session, toast } = usePlatform();
  const [value, setValue] = useState<NewPasswordValue>({ password: '', repeat: '' });
  const [saved, setSaved] = useState(false);
  const { form, errors, show } = useFormErrors<'password' | 'repeat'>();
  const { busy, send } = useSend();
  const userName = profile.get()?.userName ?? '';

  /** The server has the new password; the flag goes once member info is read again. */
  const reload = async (): Promise<void> => {
    await session.reloadMember();
    const now = session.state.get();
    if (now.status === 'member' && now.member.revalidate) show({ form: LOGIN_DUTIES.reloadFailed });
    else onDone();
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!saved && !show(newPasswordErrors(value, userName))) return;
    await send(async () => {
      if (!saved) {
        const answer = await api.call(changeMemberPassword, {
          query: { oldPasswordRequired: 'false' },
          body: { newPassword: value.password },
        });
        if (!answer.ok) {
          const code = codeOf(answer.error);
          return void show(
            ABOUT_PASSWORD.some((each) => each === code)
              ? { password: errorText(answer.error) }
              : { form: errorText(answer.error) },
          );
        }
        setSaved(true);
        toast.show('success', LOGIN_DUTIES.resetDone);
      }
      await reload();
    });
  };
  return (
    <PageForm
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      data-testid="verify-resetpwd"
    >
      <Intro>{LOGIN_DUTIES.resetIntro}</Intro>
      {errors.form === undefined ? null : (
        <Notice tone="danger" role="alert">
          {errors.form}
        </Notice>
      )}
      {saved ? null : (
        <NewPassword value={value} onChange={setValue} userName={userName} errors={errors} />
      )}
      <Button type="submit" block loading={busy} data-testid="reset-submit">
        {saved ? LOGIN_DUTIES.reload : LOGIN_DUTIES.resetSubmit}
      </Button>
      <FormLinks>
        <TextLink to={targets.toCustomerService()}>{LOGIN_DUTIES.service}</TextLink>
      </FormLinks>
    </PageForm>
  );
}
