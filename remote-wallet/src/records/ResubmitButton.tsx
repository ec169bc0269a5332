import type { Application } from '@site/contracts/payment';
import type { Transaction } from '@site/contracts/payment-history';
import { resubmitDeposit } from '@site/contracts/payment-cases';
import { formatCny } from '@site/domain/money';
import { useNavigate } from '@site/platform';
import { Button } from '@site/ui';
import { detailsPath } from '../deposit/details-path';
import { AttemptNotice } from '../money/AttemptNotice';
import { useWalletMoney } from '../money/use-wallet-money';
import { RECORDS } from '../phrases/records';

/** The same deposit once more, as a new application with a key of its own. */
export function ResubmitButton({
  record,
}: {
  readonly record: Pick<Transaction, 'transactionId' | 'amount'>;
}) {
  const navigate = useNavigate();
  const money = useWalletMoney<Application>('deposit', (application) =>
    navigate(detailsPath(application.applicationId)),
  );
  const { transactionId, amount } = record;
  return (
    <>
      <AttemptNotice kind="deposit" money={money} />
      <Button
        block
        loading={money.busy}
        data-testid="record-resubmit"
        onClick={() =>
          money.submit({
            kind: 'deposit',
            row: resubmitDeposit,
            body: { transactionId },
            ref: transactionId,
            summary: RECORDS.resubmitSummary(formatCny(amount)),
          })
        }
      >
        {RECORDS.resubmit}
      </Button>
      <small>{RECORDS.resubmitHint}</small>
    </>
  );
}
