import { useEffect, useState } from 'react';
import type { Transfer } from '@site/contracts/transfer';
import { fenOf, sumFen } from '@site/domain/money';
import { transferLock } from '@site/domain/wallet/transfer-rules';
import { usePlatform, useStateView } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { FailedState, Skeleton, px } from '@site/ui';
import { LOCK, TRANSFER } from '../phrases/transfer';
import { Locked } from './Locked';
import { Receipt } from './Receipt';
import { TransferForm } from './TransferForm';
import { useLockingBonuses, useTransferWallets } from './queries';

/** Of the form as it opens; the wallets below stand where they will be. */
const FORM_HEIGHT = 509;

/**
 * The form, what closes it, or the receipt of what was just moved: that one stays, even when a
 * bonus locks the wallets with it.
 */
export function FormPart() {
  const { exclusion } = usePlatform();
  const { flags, failed } = useStateView(exclusion.state);
  const wallets = useTransferWallets();
  const [receipt, setReceipt] = useState<Transfer | null>(null);
  const [back, setBack] = useState<Transfer | null>(null);
  const closed = wallets.data?.wallets.every(({ canTransferIn }) => !canTransferIn) ?? false;
  const bonuses = useLockingBonuses(closed);
  useEffect(() => void exclusion.check('fundIn'), [exclusion]);
  const handleAgain = (turned: Transfer | null): void => {
    setBack(turned);
    setReceipt(null);
  };
  if (receipt !== null) return <Receipt transfer={receipt} onAgain={handleAgain} />;
  // Flags that can't be read block as flags that are set (C-62).
  if (flags === null && failed)
    return (
      <FailedState
        title={LOCK.unchecked}
        hint={LOCK.uncheckedHint}
        onRetry={() => exclusion.retry()}
      />
    );
  if (wallets.isPending || flags === null || (closed && bonuses.isLoading))
    return (
      <div style={{ minHeight: px(FORM_HEIGHT) }}>
        <Skeleton kind="form" />
      </div>
    );
  if (wallets.data === undefined)
    return (
      <ReadFailed
        title={TRANSFER.failed}
        why={wallets.error}
        onRetry={() => void wallets.refetch()}
      />
    );
  const running = bonuses.data?.filter(({ status }) => status === 'Wagering') ?? [];
  const turnoverRemaining = sumFen(
    running.map(({ required, achieved }) => fenOf(required > achieved ? required - achieved : 0n)),
  );
  const lock = transferLock({ closed, fundInDisabled: flags.DisableFundIn, turnoverRemaining });
  if (lock !== null) return <Locked lock={lock} bonuses={running} />;
  return (
    <TransferForm
      wallets={wallets.data.wallets}
      min={wallets.data.minAmount}
      back={back}
      onDone={setReceipt}
    />
  );
}
