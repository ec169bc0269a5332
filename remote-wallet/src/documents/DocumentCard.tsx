import { useState } from 'react';
import styled from 'styled-components';
import type { DocumentStatus } from '@site/contracts/documents';
import {
  Button,
  Card,
  DateText,
  Notice,
  Tag,
  color,
  px,
  type as size,
  type TagProps,
  type,
} from '@site/ui';
import { DOCUMENTS } from '../phrases/documents';
import type { MemberDocument } from './reads';
import { UploadPart } from './UploadPart';
import type { DocumentType } from './unfinished';

const StyledHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${px(10)};
  h3 {
    font-size: ${type.l};
    font-weight: 650;
  }
`;
const StyledFacts = styled.p`
  margin-top: ${px(4)};
  font-size: ${size.xs};
  color: ${color('text-3')};
  overflow-wrap: anywhere;
`;
const StyledPart = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(12)};
  margin-top: ${px(12)};
`;

const TONES: Readonly<Record<DocumentStatus, NonNullable<TagProps['tone']>>> = {
  NotUploaded: 'neutral',
  Pending: 'gold',
  Approved: 'ok',
  Rejected: 'danger',
};

interface DocumentCardProps {
  readonly type: DocumentType;
  readonly status: DocumentStatus;
  /** Nobody waits for it any more: that it was not sent is no lack. */
  readonly isNeedless: boolean;
  readonly reason: string;
  /** The newest of this kind, where there is one. */
  readonly latest: MemberDocument | undefined;
  /** The form stands open from the start: it is the next thing to do. */
  readonly isWanted: boolean;
  readonly onChanged: () => void;
}

/**
 * One kind of document: where it stands, why it was refused, and the way to send it, or only it
 * again.
 */
export function DocumentCard({
  type,
  status,
  isNeedless,
  reason,
  latest,
  isWanted,
  onChanged,
}: DocumentCardProps) {
  const [isOpen, setIsOpen] = useState(isWanted);
  const maySend = (status === 'NotUploaded' && !isNeedless) || status === 'Rejected';
  const arrived = (): void => {
    setIsOpen(false);
    onChanged();
  };
  return (
    <Card data-testid={`document-${type}`} data-status={status}>
      <StyledHead>
        <h3>{DOCUMENTS.type[type]}</h3>
        <Tag tone={TONES[status]}>
          {isNeedless && status === 'NotUploaded' ? DOCUMENTS.needless : DOCUMENTS.status[status]}
        </Tag>
      </StyledHead>
      {latest === undefined ? null : (
        <StyledFacts>
          {DOCUMENTS.file(latest.fileName)}
          <br />
          {DOCUMENTS.sentAt} <DateText at={latest.uploadedAt} />
          {latest.decidedAt === null ? null : (
            <>
              <br />
              {DOCUMENTS.decidedAt} <DateText at={latest.decidedAt} />
            </>
          )}
        </StyledFacts>
      )}
      {reason === '' && !maySend ? null : (
        <StyledPart>
          {status === 'Rejected' && reason !== '' ? (
            <Notice tone="danger" testId={`document-reason-${type}`}>
              {DOCUMENTS.reason(reason)}
            </Notice>
          ) : null}
          {!maySend ? null : isOpen ? (
            <UploadPart type={type} onArrived={arrived} />
          ) : (
            <Button kind="ghost" block data-testid={`open-${type}`} onClick={() => setIsOpen(true)}>
              {status === 'Rejected' ? DOCUMENTS.again : DOCUMENTS.choose}
            </Button>
          )}
        </StyledPart>
      )}
    </Card>
  );
}
