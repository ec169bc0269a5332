import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { DOCUMENT_MAX_BYTES } from '@site/contracts/documents';
import { isSmallPicture } from '@site/domain/documents/picture-size';
import { usePlatform } from '@site/platform';
import { Button, Notice, px } from '@site/ui';
import { FileField } from '../forms/FileField';
import type { ReadyFile } from '../forms/read-file';
import { DOCUMENTS } from '../phrases/documents';
import { isUnfinished, noteUnfinished, type DocumentType } from './unfinished';
import { useUpload } from './use-upload';

const StyledForm = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${px(12)};
`;

const sizeText = ({ bytes }: ReadyFile): string =>
  DOCUMENTS.size(Math.max(0.1, bytes.length / 1_048_576).toFixed(1));

interface UploadPartProps {
  readonly type: DocumentType;
  readonly onArrived: () => void;
}

/** Choosing and sending one document. */
export function UploadPart({ type, onArrived }: UploadPartProps) {
  const { storage, toast } = usePlatform();
  const [file, setFile] = useState<ReadyFile | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [isLost, setIsLost] = useState(() => isUnfinished(storage, type));
  const { state, send, reset } = useUpload(type, (isNew) => {
    setFile(null);
    toast.show('success', isNew ? DOCUMENTS.sent : DOCUMENTS.pending);
    onArrived();
  });
  const choose = (next: ReadyFile | null): void => {
    setFile(next);
    setIsMissing(false);
    setIsLost(false);
    reset();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsMissing(file === null);
    if (file !== null) send(file);
  };
  const forget = (): void => {
    noteUnfinished(storage, type, false);
    setIsLost(false);
  };
  const busy = state.kind === 'sending';
  const isStopped = state.kind === 'waiting' || state.kind === 'broken';
  return (
    <StyledForm noValidate onSubmit={submit} data-testid={`upload-${type}`} data-state={state.kind}>
      {!isLost || state.kind !== 'idle' ? null : (
        <Notice tone="warn" role="status" testId={`upload-lost-${type}`}>
          <p>{DOCUMENTS.lost}</p>
          <p>
            <Button kind="ghost" size="s" onClick={forget}>
              {DOCUMENTS.dismiss}
            </Button>
          </p>
        </Notice>
      )}
      <FileField
        label={
          <>
            <span className="vh">{DOCUMENTS.type[type]}</span>
            {DOCUMENTS.tip[type]}
          </>
        }
        value={file}
        mostBytes={DOCUMENT_MAX_BYTES}
        disabled={busy}
        testId={`file-${type}`}
        onChange={choose}
        error={
          isMissing ? DOCUMENTS.chooseMissing : state.kind === 'refused' ? state.text : undefined
        }
      />
      {file === null || !isSmallPicture(file.bytes) ? null : (
        <Notice tone="warn" testId={`upload-small-${type}`}>
          {DOCUMENTS.small}
        </Notice>
      )}
      {isStopped ? (
        <Notice tone="warn" role="status" testId={`upload-stopped-${type}`}>
          {state.text}
        </Notice>
      ) : null}
      <Button type="submit" block kind="secondary" loading={busy} data-testid={`send-${type}`}>
        {busy
          ? DOCUMENTS.sending(sizeText(state.file))
          : isStopped
            ? DOCUMENTS.retry
            : DOCUMENTS.send}
      </Button>
    </StyledForm>
  );
}
