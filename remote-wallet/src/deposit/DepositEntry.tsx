import { Suspense, lazy, useCallback } from 'react';
import { actionAllowed } from '@site/domain/wallet/self-exclusion';
import { usePlatform } from '@site/platform';
import { EmptyState, FailedState, Lock, PageBody, Skeleton } from '@site/ui';
import { useSelfExclusion } from '../api/queries';
import { ServiceAnchor } from '../me/ServiceAnchor';
import { DEPOSIT } from '../phrases/deposit';
import { ME } from '../phrases/me';
import { DepositForm } from './DepositForm';
import { useKyc, useMethods, useMethodsDetails } from './reads';

const DepositSteps = lazy(() =>
  import('../verify/DepositSteps').then((module) => ({ default: module.DepositSteps })),
);

/**
 * What stands before the form: self-exclusion, then with `verifies` the steps of §4.5. Flags that
 * are not known block as flags that are set (C-62).
 */
export function DepositEntry({ verifies }: { readonly verifies: boolean }) {
  const exclusion = useSelfExclusion(true);
  const kyc = useKyc(verifies);
  const { session } = usePlatform();
  const { refetch } = kyc;
  // The steps know the member's own record, the server decides: where it still misses something, the record is what is old.
  const handleVerified = useCallback(async () => {
    const { data, isError } = await refetch();
    if (!isError && data?.depositStep === 'DoneVerifyStep') return true;
    if (!isError) await session.reloadMember();
    return false;
  }, [refetch, session]);
  const [methods, details] = [useMethods(), useMethodsDetails()];
  if (exclusion.data === undefined) {
    return exclusion.isError ? (
      <FailedState
        title={DEPOSIT.uncheckedTitle}
        hint={DEPOSIT.uncheckedHint}
        onRetry={() => void exclusion.refetch()}
      />
    ) : (
      <Skeleton kind="form" />
    );
  }
  if (
    actionAllowed(exclusion.data, 'deposit') !== 'yes' ||
    actionAllowed(exclusion.data, 'fundIn') !== 'yes'
  ) {
    return (
      <EmptyState
        icon={<Lock />}
        title={DEPOSIT.blockedTitle}
        hint={DEPOSIT.blockedHint}
        testId="deposit-blocked"
        action={<ServiceAnchor>{ME.service}</ServiceAnchor>}
      />
    );
  }
  if (verifies && kyc.data === undefined)
    return kyc.isError ? (
      <FailedState title={DEPOSIT.verifyFailed} onRetry={() => void kyc.refetch()} />
    ) : (
      <Skeleton kind="form" />
    );
  if (verifies && kyc.data?.depositStep !== 'DoneVerifyStep') {
    return (
      <Suspense fallback={<Skeleton kind="form" />}>
        <DepositSteps onDone={handleVerified} />
      </Suspense>
    );
  }
  if (methods.data === undefined || details.data === undefined) {
    if (methods.isPending || details.isPending) return <Skeleton kind="form" />;
    return (
      <FailedState
        title={DEPOSIT.failed}
        onRetry={() => void Promise.all([methods.refetch(), details.refetch()])}
      />
    );
  }
  if (methods.data.length === 0)
    return (
      <EmptyState title={DEPOSIT.noMethods} action={<ServiceAnchor>{ME.service}</ServiceAnchor>} />
    );
  return (
    <PageBody>
      <DepositForm methods={methods.data} details={details.data} />
    </PageBody>
  );
}
