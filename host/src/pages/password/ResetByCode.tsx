import { useState, type FormEvent } from 'react';
import { resetPassword } from '@site/contracts/passwords';
import type { AppError } from '@site/domain/errors/app-error';
import { targets } from '@site/platform';
import { usePlatform } from '@site/platform/host';
import { Button, Notice } from '@site/ui';
import { copy } from '../../phrases/password';
import { copy as parts } from '../../phrases/parts';
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
  if (codeOf(error) === 'VAL17003') return { code: copy.codeWrong };
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
  const { api, navigator, toast } = usePlatform();
  const [code, setCode] = useState('');
  const [value, setValue] = useState<NewPasswordValue>({ password: '', repeat: '' });
  const { form, errors, show, clear } = useFormErrors<Field>();
  const { busy, send } = useSend();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wrong: FormErrors<Field> = {
      ...(code.length === OTP_LENGTH ? {} : { code: parts.codeMissing }),
      ...newPasswordErrors(value, userName),
    };
    if (!show(wrong)) return;
    await send(async () => {
      const answer = await api.call(resetPassword, {
        body: { userName, passcode: code, newPassword: value.password },
        silent: true,
      });
      if (!answer.ok) return void show(refusalOf(answer.error));
      toast.show('success', copy.done);
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
        {copy.reset}
      </Button>
      <Button kind="ghost" block onClick={onBack}>
        {copy.change}
      </Button>
    </PanelForm>
  );
}
