/** "I have paid" and "cancel": each keyed by what it does to which deposit, so that a repeat is the same act. */
import { useState } from 'react';
import { cancelDeposit, stepApplication, type Application } from '@site/contracts/payment';
import { usePlatform } from '@site/platform';
import { DETAILS } from '../phrases/zh-cn';

export interface DepositSteps {
  readonly busy: 'paid' | 'cancel' | null;
  readonly markPaid: () => Promise<void>;
  readonly cancel: () => Promise<void>;
}

export function useDepositSteps(application: Application, onChanged: () => void): DepositSteps {
  const { api, toast, locks } = usePlatform();
  const [busy, setBusy] = useState<'paid' | 'cancel' | null>(null);
  const run = async (name: 'paid' | 'cancel', work: () => Promise<{ readonly ok: boolean }>): Promise<void> => {
    if (busy !== null) return;
    setBusy(name);
    const release = locks.hold(`deposit:${name}`);
    const answer = await work();
    release();
    setBusy(null);
    if (!answer.ok) toast.show('error', DETAILS.retryLater);
    onChanged();
  };
  const { applicationId, transactionId } = application;
  return {
    busy,
    markPaid: () => run('paid', () => api.call(stepApplication, { params: { step: 'paid' }, body: { applicationId }, idempotencyKey: `paid-${applicationId}`, silent: true })),
    cancel: () => run('cancel', () => api.call(cancelDeposit, { body: { transactionId }, idempotencyKey: `cancel-${transactionId}`, silent: true })),
  };
}
