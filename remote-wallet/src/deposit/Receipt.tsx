import { useState } from 'react';
import styled from 'styled-components';
import { ATTACHMENT_MAX_BYTES, uploadAttachment } from '@site/contracts/payment-cases';
import { usePlatform } from '@site/platform';
import { errorText, useSend } from '@site/remote-kit/forms';
import { Button, Card, Notice, Section, px } from '@site/ui';
import { FileField } from '../forms/FileField';
import { toBase64, type ReadyFile } from '../forms/read-file';
import { RECEIPT } from '../phrases/deposit-details';

const StyledBody = styled.div`display: grid; gap: ${px(12)};`;

interface ReceiptProps {
  /** True once a receipt stands with the deposit. */
  readonly isSent: boolean;
  readonly busy: boolean;
  readonly onSend: (attachmentId: string) => void;
}

/** The receipt of a payment: chosen, checked, shown, sent; a failed sending keeps the picture. */
export function Receipt({ isSent, busy, onSend }: ReceiptProps) {
  const { api } = usePlatform();
  const sending = useSend();
  const [file, setFile] = useState<ReadyFile | null>(null);
  const [error, setError] = useState<string>();
  const [wantsAnother, setWantsAnother] = useState(false);
  const isBusy = busy || sending.busy;
  const handleSend = async (chosen: ReadyFile): Promise<void> => {
    setError(undefined);
    const answer = await api.call(uploadAttachment, { body: { fileName: chosen.name, contentBase64: toBase64(chosen.bytes) }, silent: true });
    if (!answer.ok) return setError(errorText(answer.error));
    setFile(null);
    setWantsAnother(false);
    return onSend(answer.value.attachmentId);
  };
  return (
    <Section title={RECEIPT.title}>
      <Card>
        <StyledBody>
          {isSent ? <Notice tone="ok" role="status" testId="deposit-receipt-sent"><b>{RECEIPT.sent}</b><p>{RECEIPT.sentHint}</p></Notice> : null}
          {isSent && !wantsAnother
            ? <Button kind="ghost" onClick={() => setWantsAnother(true)}>{RECEIPT.another}</Button>
            : <FileField label={RECEIPT.label} hint={RECEIPT.hint} value={file} onChange={setFile} mostBytes={ATTACHMENT_MAX_BYTES} error={error} disabled={isBusy} testId="deposit-receipt" />}
          {file === null ? null : <Button kind="secondary" block loading={isBusy} data-testid="deposit-receipt-send" onClick={() => void sending.send(() => handleSend(file))}>{RECEIPT.send}</Button>}
        </StyledBody>
      </Card>
    </Section>
  );
}
