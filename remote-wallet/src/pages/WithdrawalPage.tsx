import { useCallback, useState } from 'react';
import { withdrawalBlock } from '@site/domain/wallet/withdrawal-rules';
import { usePlatform } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { EmptyState, PageBody, Skeleton, later } from '@site/ui';
import { useSavedAccounts } from '../bank-cards/queries';
import { ServiceAnchor } from '../me/ServiceAnchor';
import { useFreshFigures } from '../money/use-fresh-figures';
import { ME } from '../phrases/me';
import { WITHDRAWAL } from '../phrases/withdrawal';
import { BlockedBody } from '../withdrawal/BlockedBody';
import type { Thresholds } from '../withdrawal/Standing';
import { WithdrawalForm } from '../withdrawal/WithdrawalForm';
import { WithdrawalNeeds } from '../withdrawal/WithdrawalNeeds';
import { useSafehouse, useThresholds, useWithdrawalMethods } from '../withdrawal/queries';

const WithdrawalSteps = later(() =>
  import('../verify/WithdrawalSteps').then((module) => module.WithdrawalSteps),
);

function Steps({ onDone }: { readonly onDone: () => Promise<boolean> }) {
  return (
    <>
      <WithdrawalSteps meanwhile={<Skeleton kind="form" />} onDone={onDone} />
      <PageBody>
        <WithdrawalNeeds />
      </PageBody>
    </>
  );
}

function Ready({ thresholds }: { readonly thresholds: Thresholds }) {
  const methods = useWithdrawalMethods();
  const accounts = useSavedAccounts();
  if (methods.isPending || accounts.isPending) return <Skeleton kind="form" />;
  if (methods.data === undefined || accounts.data === undefined) {
    return (
      <ReadFailed
        title={WITHDRAWAL.failed}
        why={methods.error ?? accounts.error}
        onRetry={() => void Promise.all([methods.refetch(), accounts.refetch()])}
      />
    );
  }
  if (methods.data.every(({ isAvailable }) => !isAvailable))
    return (
      <EmptyState
        title={WITHDRAWAL.noMethods}
        action={<ServiceAnchor>{ME.service}</ServiceAnchor>}
      />
    );
  return (
    <PageBody>
      <WithdrawalForm methods={methods.data} accounts={accounts.data} thresholds={thresholds} />
    </PageBody>
  );
}

/**
 * Withdrawal: everything it asks is told before an amount is typed (§4.5, domain.md "Wallet /
 * payment").
 */
export function Page() {
  useFreshFigures();
  const [isBlocked, setIsBlocked] = useState(false);
  const thresholds = useThresholds(isBlocked);
  const safehouse = useSafehouse();
  const { session } = usePlatform();
  const { refetch } = thresholds;
  // As before a deposit: where the server still misses something, the member's own record is what is old.
  const handleVerified = useCallback(async () => {
    const { data, isError } = await refetch();
    if (!isError && data?.verificationStep === 'DoneVerifyStep') return true;
    if (!isError) await session.reloadMember();
    return false;
  }, [refetch, session]);
  const block =
    thresholds.data === undefined
      ? null
      : withdrawalBlock({
          ...thresholds.data,
          safehouseLocked: safehouse.data?.isLocked ?? null,
        });
  // The way opens by itself: nobody has to load the page anew for it.
  const blocks = block !== null && block !== 'verification';
  if (blocks !== isBlocked) setIsBlocked(blocks);
  if (thresholds.isPending || safehouse.isPending) return <Skeleton kind="form" />;
  if (thresholds.data === undefined)
    return (
      <ReadFailed
        title={WITHDRAWAL.failed}
        why={thresholds.error}
        onRetry={() => void thresholds.refetch()}
      />
    );
  if (block === 'verification') return <Steps onDone={handleVerified} />;
  return block === null ? (
    <Ready thresholds={thresholds.data} />
  ) : (
    <BlockedBody block={block} thresholds={thresholds.data} />
  );
}
