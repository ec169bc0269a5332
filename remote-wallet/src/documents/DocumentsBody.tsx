import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { usePlatform, useStateView } from '@site/platform';
import { FailedState, Notice, PageBody, Section, Skeleton } from '@site/ui';
import { ServiceAnchor } from '../me/ServiceAnchor';
import { DOCUMENTS } from '../phrases/documents';
import { DocumentCard } from './DocumentCard';
import { useDocuments, type ApprovalStatus } from './reads';
import { isUnfinished, type DocumentType } from './unfinished';

const StyledTitle = styled.b`
  display: block;
`;

const PARTS: readonly {
  readonly title: string;
  readonly types: readonly DocumentType[];
  readonly isRequired: boolean;
}[] = [
  { title: DOCUMENTS.identity, types: ['IdentityFront', 'IdentityBack'], isRequired: true },
  { title: DOCUMENTS.other, types: ['Selfie', 'BankCard', 'AddressProof'], isRequired: false },
];
const TONES = { NotUploaded: 'info', Pending: 'info', Approved: 'ok', Rejected: 'danger' } as const;

/** What was decided may have made the member known: the account is read again once. */
function useDecided(approval: ApprovalStatus | undefined): void {
  const { session } = usePlatform();
  const decided = approval?.documents.filter(({ status }) => status === 'Approved').length;
  const before = useRef(decided);
  useEffect(() => {
    if (before.current !== undefined && decided !== undefined && decided > before.current)
      void session.reloadMember();
    before.current = decided;
  }, [decided, session]);
}

/** All documents by kind. */
export function DocumentsBody() {
  const { profile, storage } = usePlatform();
  const isKyc = useStateView(profile)?.isKyc === true;
  const { approval, list, isPending, refetch } = useDocuments();
  useDecided(approval);
  if (isPending) return <Skeleton kind="list" />;
  if (approval === undefined) return <FailedState title={DOCUMENTS.failed} onRetry={refetch} />;
  const overall = DOCUMENTS.overall[approval.status];
  const isQuiet = isKyc && approval.status === 'NotUploaded';
  return (
    <PageBody data-testid="documents" data-status={approval.status}>
      <Notice
        tone={isQuiet ? 'ok' : TONES[approval.status]}
        role="status"
        testId="documents-overall"
      >
        <StyledTitle>{isQuiet ? DOCUMENTS.known : overall.title}</StyledTitle>
        {isQuiet ? null : overall.hint}
      </Notice>
      {PARTS.map(({ title, types, isRequired }) => (
        <Section key={title} title={title}>
          {types.map((type) => {
            const state = approval.documents.find(({ documentType }) => documentType === type);
            const status = state?.status ?? 'NotUploaded';
            return (
              <DocumentCard
                key={type}
                type={type}
                status={status}
                reason={state?.reason ?? ''}
                latest={list.find(({ documentType }) => documentType === type)}
                onChanged={refetch}
                isWanted={
                  status === 'Rejected' ||
                  (isRequired && !isKyc && status === 'NotUploaded') ||
                  isUnfinished(storage, type)
                }
              />
            );
          })}
        </Section>
      ))}
      <Notice>{DOCUMENTS.intro}</Notice>
      <ServiceAnchor>{DOCUMENTS.service}</ServiceAnchor>
    </PageBody>
  );
}
