import { useState } from 'react';
import { sendEmailCode } from '@site/contracts/member-verification';
import { usePlatform } from '@site/platform';
import { Button, Notice } from '@site/ui';
import { EMAIL } from '../../phrases/email';
import { errorText, useSend } from '@site/remote-kit/forms';

/** Sends another mail to the member's address; how soon and how often is the server's to say. */
export function ResendMail() {
  const { api } = usePlatform();
  const { busy, send } = useSend();
  const [notice, setNotice] = useState<{
    readonly tone: 'ok' | 'danger';
    readonly text: string;
  } | null>(null);
  const resend = (): void =>
    void send(async () => {
      const answer = await api.call(sendEmailCode, {
        body: { serviceAction: 'ContactVerification' },
      });
      setNotice(
        answer.ok
          ? { tone: 'ok', text: EMAIL.resent(answer.value.sentTo) }
          : { tone: 'danger', text: errorText(answer.error) },
      );
    });
  return (
    <>
      {notice === null ? null : (
        <Notice tone={notice.tone} role="status" testId="email-told">
          {notice.text}
        </Notice>
      )}
      <Button block loading={busy} data-testid="email-resend" onClick={resend}>
        {EMAIL.resend}
      </Button>
    </>
  );
}
