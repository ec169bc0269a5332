import { EmptyState, FailedState, Lock, PageBody, Skeleton } from '@site/ui';
import { useMethods, useSelfExclusion } from '../api/queries';
import { DepositForm } from '../deposit/DepositForm';
import { ServiceAnchor } from '../me/ServiceAnchor';
import { DEPOSIT } from '../phrases/deposit';
import { ME } from '../phrases/me';

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
        action={<ServiceAnchor>{ME.service}</ServiceAnchor>}
      />
    );
  }
  if (methods.data === undefined) return <FailedState title={DEPOSIT.failed} onRetry={() => void methods.refetch()} />;
  if (methods.data.length === 0) return <EmptyState title={DEPOSIT.noMethods} action={<ServiceAnchor>{ME.service}</ServiceAnchor>} />;
  return <PageBody><DepositForm methods={methods.data} /></PageBody>;
}
