import { useId, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import {
  ATTACHMENT_MAX_BYTES,
  getFundCases,
  openFundCase,
  uploadAttachment,
} from '@site/contracts/payment-cases';
import { CaseText } from '@site/domain/constants';
import { usePlatform, useQueryClient } from '@site/platform';
import { errorText, useFormErrors, useSend } from '@site/remote-kit/forms';
import { Button, Field, Notice, color, describedBy, px, radius, type } from '@site/ui';
import { useFocusHere } from '@site/ui/focus-here';
import { FileField } from '../forms/FileField';
import { toBase64, type ReadyFile } from '../forms/read-file';
import { CASES } from '../phrases/records';

const StyledForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${px(14)};
  padding-bottom: ${px(8)};
  & > p {
    outline: none;
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  textarea {
    width: 100%;
    min-height: ${px(96)};
    padding: ${px(12)} ${px(14)};
    border: 0;
    border-radius: ${radius.m};
    background: ${color('sunken')};
    box-shadow: inset 0 0 0 1px ${color('line-field')};
    color: ${color('text')};
    font: inherit;
    font-size: max(16px, ${type.l});
    resize: vertical;
  }
  textarea:focus-visible {
    outline: none;
    box-shadow: inset 0 0 0 2px ${color('brand')};
  }
  textarea[aria-invalid='true'] {
    box-shadow: inset 0 0 0 2px ${color('danger')};
  }
`;

interface CaseFormProps {
  readonly transactionId: string;
  readonly onSent: () => void;
}

/**
 * "It did not arrive": what happened, and the receipt. Nothing typed or chosen is lost when sending
 * fails.
 */
export function CaseForm({ transactionId, onSent }: CaseFormProps) {
  const { api, toast } = usePlatform();
  const queries = useQueryClient();
  const id = useId();
  const [text, setText] = useState('');
  const [file, setFile] = useState<ReadyFile | null>(null);
  /** Number of the receipt once it lies on the server: a second try does not send the picture again. */
  const uploaded = useRef<{ readonly file: ReadyFile; readonly attachmentId: string } | null>(null);
  const { form, errors, show, clear } = useFormErrors<'description' | 'receipt'>();
  const { busy, send } = useSend();
  const intro = useFocusHere<HTMLParagraphElement>(transactionId, 'shown');

  const attach = async (): Promise<string | null | undefined> => {
    if (file === null) return undefined;
    if (uploaded.current?.file === file) return uploaded.current.attachmentId;
    const answer = await api.call(uploadAttachment, {
      body: { fileName: file.name, contentBase64: toBase64(file.bytes) },
    });
    if (!answer.ok) {
      show({ receipt: answer.error.kind === 'network' ? CASES.retry : errorText(answer.error) });
      return null;
    }
    uploaded.current = { file, attachmentId: answer.value.attachmentId };
    return answer.value.attachmentId;
  };
  const submit = async (): Promise<void> => {
    const attachmentId = await attach();
    if (attachmentId === null) return;
    const answer = await api.call(openFundCase, {
      body: {
        transactionId,
        description: text.trim(),
        ...(attachmentId === undefined ? {} : { attachmentId }),
      },
    });
    if (!answer.ok) {
      show({ form: answer.error.kind === 'network' ? CASES.retry : errorText(answer.error) });
      return;
    }
    void queries.invalidateQueries({ queryKey: [getFundCases.id] });
    toast.show('success', CASES.sent);
    onSent();
  };
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (show(text.trim() === '' ? { description: CASES.missing } : {})) void send(submit);
  };
  const hint = CASES.descriptionHint(CaseText.max - text.length);
  return (
    <StyledForm ref={form} onSubmit={handleSubmit} noValidate data-testid="case-form">
      <p ref={intro} tabIndex={-1}>
        {CASES.intro}
      </p>
      <Field id={id} label={CASES.description} hint={hint} error={errors.description}>
        <textarea
          id={id}
          value={text}
          maxLength={CaseText.max}
          placeholder={CASES.placeholder}
          data-testid="case-description"
          aria-invalid={errors.description === undefined ? undefined : true}
          aria-describedby={describedBy(id, hint, errors.description)}
          onChange={(event) => {
            setText(event.target.value);
            clear('description');
          }}
        />
      </Field>
      <FileField
        label={CASES.receipt}
        hint={CASES.receiptHint}
        value={file}
        onChange={(next) => {
          setFile(next);
          clear('receipt');
        }}
        mostBytes={ATTACHMENT_MAX_BYTES}
        error={errors.receipt}
        disabled={busy}
        testId="case-receipt"
      />
      {errors.form === undefined ? null : (
        <Notice tone="danger" role="alert">
          {errors.form}
        </Notice>
      )}
      <Button type="submit" block loading={busy} data-testid="case-submit">
        {CASES.submit}
      </Button>
    </StyledForm>
  );
}
