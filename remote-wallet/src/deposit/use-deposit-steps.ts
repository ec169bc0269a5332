/**
 * What a member does to a deposit that stands: money actions of their own; none but the new
 * application is stopped by a restriction on new money (R6-7).
 */
import { useState } from 'react';
import { stepApplication, type Application } from '@site/contracts/payment';
import { cancelDeposit, cancelPaybnbDeposit, setQrPaid } from '@site/contracts/payment-deposit';
import { resubmitDeposit } from '@site/contracts/payment-cases';
import { formatCny } from '@site/domain/money';
import { useSend, type Send } from '@site/remote-kit/forms';
import { useWalletMoney, type WalletMoney } from '../money/use-wallet-money';
import type { WalletDraft } from '../money/wallet-action';
import { DETAILS, RECEIPT } from '../phrases/deposit-details';

type Step = 'paid' | 'cancel' | 'evidence' | 'resubmit';

export interface DepositSteps {
  /** How the button of a step stands: its own step turns it, any other step shuts it. */
  readonly button: (step: Step) => { readonly loading: boolean; readonly disabled: boolean };
  /** Lock of a receipt's upload: it is a step before its step. */
  readonly upload: Send;
  readonly markPaid: () => void;
  readonly cancel: () => void;
  readonly addReceipt: (attachmentId: string) => void;
  readonly resubmit: () => void;
  readonly money: WalletMoney<Application>;
}

/** @param onChanged called with the deposit as it is now; after a resubmit that is another one. */
export function useDepositSteps(
  { applicationId, transactionId, methodName, amount, payTo }: Application,
  onChanged: (application: Application) => void,
): DepositSteps {
  const money = useWalletMoney<Application>('deposit', onChanged);
  const upload = useSend();
  const [last, setLast] = useState<Step | null>(null);
  const now = upload.busy ? 'evidence' : money.busy ? last : null;
  const settles = { kind: 'deposit', ref: applicationId, settles: true } as const;
  const byTransaction = { body: { transactionId } } as const;
  // The money port takes one at a time: what it would drop must not look as if it were under way.
  const take = <B>(step: Step, draft: WalletDraft<B, Application>): void => {
    if (money.busy) return;
    setLast(step);
    money.submit(draft);
  };
  return {
    money,
    upload,
    button: (step) => ({
      loading: now === step,
      disabled: (money.busy || upload.busy) && now !== step,
    }),
    markPaid: () => {
      if (payTo?.kind === 'qr')
        take('paid', { ...settles, ...byTransaction, row: setQrPaid, summary: DETAILS.paid });
      else
        take('paid', {
          ...settles,
          row: stepApplication,
          params: { step: 'paid' },
          body: { applicationId },
          summary: DETAILS.paid,
        });
    },
    cancel: () =>
      take('cancel', {
        ...settles,
        ...byTransaction,
        row: payTo?.kind === 'p2p' ? cancelPaybnbDeposit : cancelDeposit,
        summary: DETAILS.cancel,
      }),
    addReceipt: (attachmentId) =>
      take('evidence', {
        ...settles,
        row: stepApplication,
        params: { step: 'evidence' },
        body: { applicationId, attachmentId },
        summary: RECEIPT.summary,
      }),
    resubmit: () =>
      take('resubmit', {
        kind: 'deposit',
        ref: applicationId,
        ...byTransaction,
        row: resubmitDeposit,
        summary: DETAILS.resubmitSummary(methodName, formatCny(amount)),
      }),
  };
}
