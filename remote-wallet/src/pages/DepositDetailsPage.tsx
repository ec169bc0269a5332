import styled from 'styled-components';
import { Link, targets, useSearchParams } from '@site/platform';
import { EmptyState, FailedState, ReceiptText, Skeleton, buttonLook } from '@site/ui';
import { isOpen, useApplication } from '../api/queries';
import { DetailsBody } from '../deposit/DetailsBody';
import { readApplicationId } from '../deposit/details-path';
import { MemberOnly } from '@site/remote-kit/gate';
import { DETAILS } from '../phrases/deposit-details';
import { GATE } from '../phrases/gate';

const StyledWay = styled(Link)`
  ${buttonLook}
`;

function Known({ applicationId }: { readonly applicationId: string }) {
  const first = useApplication(applicationId, true, false);
  const open = first.data !== undefined && isOpen(first.data.status);
  useApplication(applicationId, open, open);
  if (first.isPending) return <Skeleton kind="article" />;
  if (first.data === undefined)
    return (
      <FailedState
        title={DETAILS.failed}
        onRetry={() => void first.refetch()}
        action={
          <StyledWay to={targets.toTransactions('deposit')} data-kind="ghost">
            {DETAILS.records}
          </StyledWay>
        }
      />
    );
  return <DetailsBody application={first.data} onChanged={() => void first.refetch()} />;
}

/** Details of one deposit; open without login by its route, with the member's data only after it. */
export function Page() {
  const applicationId = readApplicationId(useSearchParams()[0].get('id'));
  const missing = (
    <EmptyState
      icon={<ReceiptText />}
      title={DETAILS.missing}
      hint={DETAILS.missingHint}
      action={
        <StyledWay to={targets.toDeposit(true)} data-kind="primary">
          {DETAILS.goDeposit}
        </StyledWay>
      }
    />
  );
  return (
    <MemberOnly hint={GATE.deposit} skeleton="article">
      {applicationId === null ? missing : <Known applicationId={applicationId} />}
    </MemberOnly>
  );
}
