/** One deposit attempt from tap to verdict; the money door joins a second tap to the first. */
import { useState } from 'react';
import type { Application } from '@site/contracts/payment';
import type { MoneyState } from '@site/domain/money-action/machine';
import { usePlatform } from '@site/platform';
import { toDepositAction, type DepositDraft } from '../api/deposit-money';

export interface DepositAttempt {
  readonly state: MoneyState<Application> | null;
  readonly submit: (draft: DepositDraft) => void;
  readonly checkNow: () => void;
}

export function useDeposit(onDone: (application: Application) => void): DepositAttempt {
  const platform = usePlatform();
  const [state, setState] = useState<MoneyState<Application> | null>(null);
  return {
    state,
    checkNow: () => platform.money.checkNow(),
    submit: (draft) => {
      platform.money.run(toDepositAction(platform, draft)).subscribe((next) => {
        setState(next);
        if (next.phase === 'done') onDone(next.result);
      });
    },
  };
}
