import { useCallback } from 'react';
import { actionAllowed } from '@site/domain/wallet/self-exclusion';
import { usePlatform } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { EmptyState, Lock, PageBody, Skeleton, later } from '@site/ui';
import { useSelfExclusion } from '../api/queries';
import { ServiceAnchor } from '../me/ServiceAnchor';
import { useFreshFigures } from '../money/use-fresh-figures';
import { DEPOSIT } from '../phrases/deposit';
import { ME } from '../phrases/me';
import { DepositForm } from './DepositForm';
import { useKyc, useMethods, useMethodsDetails } from './reads';
import { useUnpaid } from './use-unpaid';

const DepositSteps = later(() =>
  import('../verify/DepositSteps').then((module) => module.DepositSteps),
);

/**
 * What stands before the form: self-exclusion, then with `verifies` the steps of §4.5. Flags that
 * are not known block as flags that are set (C-62).
 */
export function DepositEntry({ verifies }: { readonly verifies: boolean }) {
  useFreshFigures();
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
  const unpaid = useUnpaid();
  if (exclusion.data === undefined) {
    return exclusion.isError ? (
      <ReadFailed
        title={DEPOSIT.uncheckedTitle}
        hint={DEPOSIT.uncheckedHint}
        why={exclusion.error}
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
      <ReadFailed title={DEPOSIT.verifyFailed} why={kyc.error} onRetry={() => void kyc.refetch()} />
    ) : (
      <Skeleton kind="form" />
    );
  if (verifies && kyc.data?.depositStep !== 'DoneVerifyStep') {
    return <DepositSteps meanwhile={<Skeleton kind="form" />} onDone={handleVerified} />;
  }
  if (methods.data === undefined || details.data === undefined) {
    if (methods.isPending || details.isPending) return <Skeleton kind="form" />;
    return (
      <ReadFailed
        title={DEPOSIT.failed}
        why={methods.error ?? details.error}
        onRetry={() => void Promise.all([methods.refetch(), details.refetch()])}
      />
    );
  }
  if (methods.data.length === 0)
    return (
      <EmptyState title={DEPOSIT.noMethods} action={<ServiceAnchor>{ME.service}</ServiceAnchor>} />
    );
  // What they say stands above the methods: it comes with the form, nothing moves for it later.
  if (unpaid === null) return <Skeleton kind="form" />;
  return (
    <PageBody>
      <DepositForm
        methods={methods.data}
        details={details.data}
        unpaid={unpaid}
        isVerified={verifies}
      />
    </PageBody>
  );
}
