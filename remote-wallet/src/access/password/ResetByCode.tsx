import { useState, type FormEvent } from 'react';
import type { AppError } from '@site/domain/errors/app-error';
import { targets, usePlatform } from '@site/platform';
import { Button, Notice } from '@site/ui';
import { PASSWORD } from '../../phrases/password';
import { ACCESS } from '../../phrases/access';
import { NewPassword, newPasswordErrors, type NewPasswordValue } from '@site/ui/new-password';
import { OTP_LENGTH, OtpField } from '@site/ui/one-time-code';
import {
  type FormErrors,
  ResendButton,
  codeOf,
  errorText,
  useFormErrors,
  useSend,
} from '@site/remote-kit/forms';
import { PanelForm } from './WhoFields';

type Field = 'code' | 'password' | 'repeat';

function refusalOf(error: AppError): FormErrors<Field> {
  if (codeOf(error) === 'VAL17003') return { code: PASSWORD.codeWrong };
  return codeOf(error) === 'VAL03016' ? { password: errorText(error) } : { form: errorText(error) };
}

/** Props of {@link ResetByCode}. */
export interface ResetByCodeProps {
  readonly userName: string;
  readonly sentText: string;
  readonly resendFrom: number;
  readonly resending: boolean;
  readonly problem: string | undefined;
  readonly onResend: () => void;
  readonly onBack: () => void;
}

/** The code and the new password; then the login. */
export function ResetByCode({
  userName,
  sentText,
  resendFrom,
  resending,
  problem,
  onResend,
  onBack,
}: ResetByCodeProps) {
  const { account, navigator, toast } = usePlatform();
  const [code, setCode] = useState('');
  const [value, setValue] = useState<NewPasswordValue>({ password: '', repeat: '' });
  const { form, errors, show, clear } = useFormErrors<Field>();
  const { busy, send } = useSend();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wrong: FormErrors<Field> = {
      ...(code.length === OTP_LENGTH ? {} : { code: ACCESS.codeMissing }),
      ...newPasswordErrors(value, userName),
    };
    if (!show(wrong)) return;
    await send(async () => {
      const answer = await account.setPassword({ userName, passcode: code }, value.password);
      if (!answer.ok) return void show(refusalOf(answer.error));
      toast.show('success', PASSWORD.done);
      navigator.go(targets.toLogin(), { replace: true });
    });
  };
  const general = errors.form ?? problem;
  return (
    <PanelForm ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Notice tone="ok" role="status" testId="forgot-sent">
        {sentText}
      </Notice>
      {general === undefined ? null : (
        <Notice tone="danger" role="alert">
          {general}
        </Notice>
      )}
      <OtpField
        value={code}
        onChange={(next) => {
          setCode(next);
          clear('code');
        }}
        error={errors.code}
      />
      <ResendButton from={resendFrom} busy={resending} onResend={onResend} />
      <NewPassword value={value} onChange={setValue} userName={userName} errors={errors} />
      <Button type="submit" block loading={busy} data-testid="reset-submit">
        {PASSWORD.reset}
      </Button>
      <Button kind="ghost" block onClick={onBack}>
        {PASSWORD.change}
      </Button>
    </PanelForm>
  );
}
