import { useState, type FormEvent } from 'react';
import { changeMemberPassword } from '@site/contracts/passwords';
import { targets } from '@site/platform';
import { usePlatform } from '@site/platform/host';
import { Button, Notice } from '@site/ui';
import { copy } from '../../phrases/verify';
import { NewPassword, newPasswordErrors, type NewPasswordValue } from '@site/ui/new-password';
import { codeOf, errorText, useFormErrors, useSend } from '@site/remote-kit/forms';
import { FormLinks, Intro, PageForm, TextLink } from '../parts/form-styles';

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
    if (now.status === 'member' && now.member.revalidate) show({ form: copy.reloadFailed });
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
          silent: true,
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
        toast.show('success', copy.resetDone);
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
      <Intro>{copy.resetIntro}</Intro>
      {errors.form === undefined ? null : (
        <Notice tone="danger" role="alert">
          {errors.form}
        </Notice>
      )}
      {saved ? null : (
        <NewPassword value={value} onChange={setValue} userName={userName} errors={errors} />
      )}
      <Button type="submit" block loading={busy} data-testid="reset-submit">
        {saved ? copy.reload : copy.resetSubmit}
      </Button>
      <FormLinks>
        <TextLink to={targets.toCustomerService()}>{copy.service}</TextLink>
      </FormLinks>
    </PageForm>
  );
}
