/** What a member does to a deposit that stands: money actions of their own; none but the new application is stopped by a restriction on new money (R6-7). */
import { useState } from 'react';
import { cancelDeposit, cancelPaybnbDeposit, setQrPaid, stepApplication, type Application } from '@site/contracts/payment';
import { resubmitDeposit } from '@site/contracts/payment-cases';
import { formatCny } from '@site/domain/money';
import { useWalletMoney, type WalletMoney } from '../money/use-wallet-money';
import { DETAILS, RECEIPT } from '../phrases/deposit-details';

type Step = 'paid' | 'cancel' | 'evidence' | 'resubmit';

export interface DepositSteps {
  readonly busy: Step | null;
  readonly markPaid: () => void;
  readonly cancel: () => void;
  readonly addReceipt: (attachmentId: string) => void;
  readonly resubmit: () => void;
  readonly money: WalletMoney<Application>;
}

/** @param onChanged called with the deposit as it is now; after a resubmit that is another one. */
export function useDepositSteps({ applicationId, transactionId, methodName, amount, payTo }: Application, onChanged: (application: Application) => void): DepositSteps {
  const money = useWalletMoney<Application>('deposit', onChanged);
  const [last, setLast] = useState<Step>('paid');
  const settles = { kind: 'deposit', ref: applicationId, settles: true } as const;
  const byTransaction = { body: { transactionId } } as const;
  return {
    money, busy: money.busy ? last : null,
    markPaid: () => {
      setLast('paid');
      if (payTo?.kind === 'qr') money.submit({ ...settles, ...byTransaction, row: setQrPaid, summary: DETAILS.paid });
      else money.submit({ ...settles, row: stepApplication, params: { step: 'paid' }, body: { applicationId }, summary: DETAILS.paid });
    },
    cancel: () => {
      setLast('cancel');
      money.submit({ ...settles, ...byTransaction, row: payTo?.kind === 'p2p' ? cancelPaybnbDeposit : cancelDeposit, summary: DETAILS.cancel });
    },
    addReceipt: (attachmentId) => {
      setLast('evidence');
      money.submit({ ...settles, row: stepApplication, params: { step: 'evidence' }, body: { applicationId, attachmentId }, summary: RECEIPT.summary });
    },
    resubmit: () => {
      setLast('resubmit');
      money.submit({ kind: 'deposit', ref: applicationId, ...byTransaction, row: resubmitDeposit, summary: DETAILS.resubmitSummary(methodName, formatCny(amount)) });
    },
  };
}
