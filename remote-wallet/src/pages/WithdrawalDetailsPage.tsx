import styled from 'styled-components';
import { Link, targets, useSearchParams } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { EmptyState, ReceiptText, Skeleton, buttonLook } from '@site/ui';
import { isOpen, useApplication } from '../api/queries';
import { readApplicationId } from '../deposit/details-path';
import { WITHDRAWAL_DETAILS } from '../phrases/withdrawal';
import { DetailsBody } from '../withdrawal/DetailsBody';

const StyledWay = styled(Link)`
  ${buttonLook}
`;
const Records = () => (
  <StyledWay to={targets.toTransactions('withdrawal')} data-kind="ghost">
    {WITHDRAWAL_DETAILS.records}
  </StyledWay>
);

const Missing = () => (
  <EmptyState
    icon={<ReceiptText />}
    title={WITHDRAWAL_DETAILS.missing}
    hint={WITHDRAWAL_DETAILS.missingHint}
    action={
      <StyledWay to={targets.toWithdrawal()} data-kind="primary">
        {WITHDRAWAL_DETAILS.goWithdraw}
      </StyledWay>
    }
  />
);

function Known({ applicationId }: { readonly applicationId: string }) {
  const first = useApplication(applicationId, true, false);
  const open = first.data !== undefined && isOpen(first.data.status);
  useApplication(applicationId, open, open);
  if (first.isPending) return <Skeleton kind="article" />;
  if (first.data === undefined)
    return (
      <ReadFailed
        title={WITHDRAWAL_DETAILS.failed}
        why={first.error}
        onRetry={() => void first.refetch()}
        action={<Records />}
      />
    );
  return first.data.transactionType === 'Withdrawal' ? (
    <DetailsBody application={first.data} />
  ) : (
    <Missing />
  );
}

/** Details of one withdrawal; asked again until it is decided. */
export function Page() {
  const applicationId = readApplicationId(useSearchParams()[0].get('id'));
  return applicationId === null ? <Missing /> : <Known applicationId={applicationId} />;
}
