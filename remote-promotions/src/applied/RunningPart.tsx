import { useState } from 'react';
import styled from 'styled-components';
import { isRunning } from '@site/domain/promotions/offer-step';
import { Link, targets, usePlatform, useSearchParams } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { EmptyState, Gift, Notice, Skeleton, buttonLook, px } from '@site/ui';
import { useApplications, useGifts } from '../api/queries';
import { APPLIED, FORFEIT } from '../phrases/applied';
import { ApplicationCard } from './ApplicationCard';
import { ForfeitSheet } from './ForfeitSheet';
import { GiftList } from './GiftList';

const StyledList = styled.ul`
  display: grid;
  gap: ${px(12)};
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

/** Gifts that wait, and applications that are served or wagered. */
export function RunningPart() {
  const { api } = usePlatform();
  const [params] = useSearchParams();
  const applications = useApplications();
  const gifts = useGifts();
  const [leaving, setLeaving] = useState<string | null>(null);
  // Gifts stand above: coming later, they would push a button away from under the finger.
  if (applications.isPending || gifts.isLoading) return <Skeleton kind="article" />;
  if (applications.data === undefined)
    return (
      <ReadFailed
        title={APPLIED.failed}
        why={applications.error}
        onRetry={() => void applications.refetch()}
      />
    );
  const running = applications.data.filter(isRunning);
  const named = params.get('application');
  const own = applications.data.find(({ applicationId }) => applicationId === named);
  return (
    <>
      <GiftList />
      {named === null || (own !== undefined && isRunning(own)) ? null : (
        <Notice tone="info" testId="application-gone">
          {own === undefined ? FORFEIT.gone : APPLIED.closed(own.title, APPLIED.status[own.status])}
        </Notice>
      )}
      {running.length === 0 ? (
        <EmptyState
          icon={<Gift />}
          title={APPLIED.empty}
          hint={APPLIED.emptyHint}
          action={
            <StyledWay to={targets.toPromotions()} data-kind="secondary">
              {APPLIED.browse}
            </StyledWay>
          }
        />
      ) : (
        <StyledList>
          {running
            .toSorted(
              (a, b) => Number(b.applicationId === named) - Number(a.applicationId === named),
            )
            .map((application) => (
              <li key={application.applicationId}>
                <ApplicationCard
                  application={application}
                  funding={application.transactionType}
                  isMarked={application.applicationId === named}
                  onGiveUp={() => setLeaving(application.applicationId)}
                  onEnd={() => void api.anew(() => applications.refetch())}
                />
              </li>
            ))}
        </StyledList>
      )}
      <ForfeitSheet
        application={running.find(({ applicationId }) => applicationId === leaving) ?? null}
        onClose={() => setLeaving(null)}
      />
    </>
  );
}
