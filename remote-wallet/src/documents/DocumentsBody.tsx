import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import {
  IDENTITY_FILES,
  isIdentityShown,
  kycStanding,
  type KycStanding,
} from '@site/domain/verification/kyc';
import { usePlatform, useStateView } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Button, Notice, PageBody, Section, Skeleton, type NoticeProps } from '@site/ui';
import { ServiceAnchor } from '../me/ServiceAnchor';
import { DOCUMENTS } from '../phrases/documents';
import { KYC_STANDING } from '../phrases/kyc';
import { DocumentCard } from './DocumentCard';
import { useDocuments, type ApprovalStatus } from './reads';
import { isUnfinished, type DocumentType } from './unfinished';

const StyledTitle = styled.b`
  display: block;
`;

const REST: readonly DocumentType[] = ['Selfie', 'BankCard', 'AddressProof'];
const PARTS: readonly {
  readonly title: string;
  readonly types: readonly DocumentType[];
  readonly isIdentity: boolean;
}[] = [
  { title: DOCUMENTS.identity, types: IDENTITY_FILES, isIdentity: true },
  { title: DOCUMENTS.other, types: REST, isIdentity: false },
];
const TONES: Readonly<Record<KycStanding, NonNullable<NoticeProps['tone']>>> = {
  verified: 'ok',
  reviewing: 'info',
  refused: 'danger',
  open: 'info',
};

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
  const isKnown = useStateView(profile)?.isKyc === true;
  const [isAskedFor, setIsAskedFor] = useState(false);
  const { approval, list, isPending, error, refetch } = useDocuments();
  useDecided(approval);
  if (isPending) return <Skeleton kind="list" />;
  if (approval === undefined)
    return <ReadFailed title={DOCUMENTS.failed} why={error} onRetry={refetch} />;
  const isKyc = isKnown || isIdentityShown(approval.documents);
  const standing = kycStanding(isKyc, approval.status);
  // Who is known need send nothing, unless the service asks or something is under way.
  const isRestHidden =
    isKyc &&
    !isAskedFor &&
    REST.every(
      (type) =>
        !isUnfinished(storage, type) &&
        approval.documents.every(
          ({ documentType, status }) => documentType !== type || status === 'NotUploaded',
        ),
    );
  return (
    <PageBody data-testid="documents" data-status={approval.status}>
      <Notice tone={TONES[standing]} role="status" testId="documents-overall">
        <StyledTitle>{KYC_STANDING[standing]}</StyledTitle>
        {DOCUMENTS.hint[isKyc ? 'known' : 'unknown'][approval.status]}
      </Notice>
      {PARTS.filter(({ isIdentity }) => isIdentity || !isRestHidden).map(
        ({ title, types, isIdentity }) => (
          <Section key={title} title={title}>
            {types.map((type) => {
              const state = approval.documents.find(({ documentType }) => documentType === type);
              const status = state?.status ?? 'NotUploaded';
              return (
                <DocumentCard
                  key={type}
                  type={type}
                  status={status}
                  isNeedless={isIdentity && isKyc}
                  reason={state?.reason ?? ''}
                  latest={list.find(({ documentType }) => documentType === type)}
                  onChanged={refetch}
                  isWanted={
                    status === 'Rejected' ||
                    (isIdentity && !isKyc && status === 'NotUploaded') ||
                    isUnfinished(storage, type)
                  }
                />
              );
            })}
          </Section>
        ),
      )}
      {isRestHidden ? (
        <Button kind="ghost" block onClick={() => setIsAskedFor(true)}>
          {DOCUMENTS.askedFor}
        </Button>
      ) : null}
      <Notice>{DOCUMENTS.intro}</Notice>
      <ServiceAnchor>{DOCUMENTS.service}</ServiceAnchor>
    </PageBody>
  );
}
