import { useState } from 'react';
import styled from 'styled-components';
import { ATTACHMENT_MAX_BYTES, uploadAttachment } from '@site/contracts/payment-cases';
import { usePlatform } from '@site/platform';
import { errorText } from '@site/remote-kit/forms';
import { Button, Card, Notice, Section, px } from '@site/ui';
import { FileField } from '../forms/FileField';
import { toBase64, type ReadyFile } from '../forms/read-file';
import { RECEIPT } from '../phrases/deposit-details';
import type { DepositSteps } from './use-deposit-steps';

const StyledBody = styled.div`
  display: grid;
  gap: ${px(12)};
`;

interface ReceiptProps {
  /** The receipt that stands with the deposit, if any. */
  readonly attachmentId: string | null;
  readonly steps: Pick<DepositSteps, 'addReceipt' | 'button' | 'upload'>;
}

/**
 * The receipt of a payment: chosen, checked, shown, sent; the picture is kept until it stands with
 * the deposit.
 */
export function Receipt({ attachmentId, steps }: ReceiptProps) {
  const { api } = usePlatform();
  const [file, setFile] = useState<ReadyFile | null>(null);
  const [error, setError] = useState<string>();
  const [wantsAnother, setWantsAnother] = useState(false);
  const [uploaded, setUploaded] = useState<string | null>(null);
  const isSent = attachmentId !== null;
  const { loading, disabled } = steps.button('evidence');
  if (uploaded !== null && uploaded === attachmentId) {
    setUploaded(null);
    setFile(null);
    setWantsAnother(false);
  }
  const handleSend = async (chosen: ReadyFile): Promise<void> => {
    setError(undefined);
    const answer = await api.call(uploadAttachment, {
      body: { fileName: chosen.name, contentBase64: toBase64(chosen.bytes) },
    });
    if (!answer.ok) return setError(errorText(answer.error));
    setUploaded(answer.value.attachmentId);
    return steps.addReceipt(answer.value.attachmentId);
  };
  return (
    <Section title={RECEIPT.title}>
      <Card>
        <StyledBody>
          {isSent ? (
            <Notice tone="ok" role="status" testId="deposit-receipt-sent">
              <b>{RECEIPT.sent}</b>
              <p>{RECEIPT.sentHint}</p>
            </Notice>
          ) : null}
          {isSent && !wantsAnother ? (
            <Button kind="ghost" onClick={() => setWantsAnother(true)}>
              {RECEIPT.another}
            </Button>
          ) : (
            <FileField
              label={RECEIPT.label}
              hint={RECEIPT.hint}
              value={file}
              onChange={setFile}
              mostBytes={ATTACHMENT_MAX_BYTES}
              error={error}
              disabled={loading || disabled}
              testId="deposit-receipt"
            />
          )}
          {file === null ? null : (
            <Button
              kind="secondary"
              block
              loading={loading}
              disabled={disabled}
              data-testid="deposit-receipt-send"
              onClick={() => void steps.upload.send(() => handleSend(file))}
            >
              {RECEIPT.send}
            </Button>
          )}
        </StyledBody>
      </Card>
    </Section>
  );
}
