import styled from 'styled-components';
import { Link, targets } from '@site/platform';
import { EmptyState, FailedState, Lock, PageBody, Skeleton, buttonLook } from '@site/ui';
import { useMethods, useSelfExclusion } from '../api/queries';
import { DepositForm } from '../deposit/DepositForm';
import { DEPOSIT, ME } from '../phrases/zh-cn';

const StyledService = styled(Link)`${buttonLook}`;

/** Deposit. Flags that are not known block as flags that are set (safety C-62). */
export function Page() {
  const exclusion = useSelfExclusion(true);
  const allowed = exclusion.data?.DisableDeposit === false;
  const methods = useMethods(allowed);
  if (exclusion.isPending || (allowed && methods.isPending)) return <Skeleton kind="form" />;
  if (exclusion.isError) return <FailedState title={DEPOSIT.uncheckedTitle} hint={DEPOSIT.uncheckedHint} onRetry={() => void exclusion.refetch()} />;
  if (!allowed) {
    return (
      <EmptyState
        icon={<Lock />} title={DEPOSIT.blockedTitle} hint={DEPOSIT.blockedHint} testId="deposit-blocked"
        action={<StyledService to={targets.toCustomerService()} data-kind="secondary">{ME.service}</StyledService>}
      />
    );
  }
  if (methods.data === undefined) return <FailedState title={DEPOSIT.failed} onRetry={() => void methods.refetch()} />;
  if (methods.data.length === 0) return <EmptyState title={DEPOSIT.noMethods} action={<StyledService to={targets.toCustomerService()} data-kind="secondary">{ME.service}</StyledService>} />;
  return <PageBody><DepositForm methods={methods.data} /></PageBody>;
}
