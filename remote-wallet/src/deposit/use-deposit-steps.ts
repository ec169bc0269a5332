/** "I have paid" and "cancel" of one deposit, as money actions of their own: neither is stopped by a restriction on new money (R6-7). */
import { useState } from 'react';
import { cancelDeposit, stepApplication, type Application } from '@site/contracts/payment';
import { useWalletMoney, type WalletMoney } from '../money/use-wallet-money';
import { DETAILS } from '../phrases/deposit';

export interface DepositSteps {
  readonly busy: 'paid' | 'cancel' | null;
  readonly markPaid: () => void;
  readonly cancel: () => void;
  readonly money: WalletMoney<Application>;
}

export function useDepositSteps({ applicationId, transactionId }: Application, onChanged: () => void): DepositSteps {
  const money = useWalletMoney<Application>('deposit', onChanged);
  const [last, setLast] = useState<'paid' | 'cancel'>('paid');
  return {
    money, busy: money.busy ? last : null,
    markPaid: () => {
      setLast('paid');
      money.submit({ kind: 'deposit', row: stepApplication, params: { step: 'paid' }, body: { applicationId }, ref: applicationId, settles: true, summary: DETAILS.paid });
    },
    cancel: () => {
      setLast('cancel');
      money.submit({ kind: 'deposit', row: cancelDeposit, body: { transactionId }, ref: applicationId, settles: true, summary: DETAILS.cancel });
    },
  };
}
