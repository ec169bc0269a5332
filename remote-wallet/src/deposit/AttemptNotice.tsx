import type { Application } from '@site/contracts/payment';
import { isDefiniteRefusal } from '@site/domain/errors/app-error';
import type { MoneyState } from '@site/domain/money-action/machine';
import { Button, Notice } from '@site/ui';
import { DEPOSIT } from '../phrases/zh-cn';

/** What the member is told while the verdict of a deposit is open or was a no (safety D3). */
export function AttemptNotice({ state, onCheck }: { readonly state: MoneyState<Application> | null; readonly onCheck: () => void }) {
  if (state === null) return null;
  if (state.phase === 'unknown' || state.phase === 'pending') {
    return (
      <Notice tone="warn" role="status" testId="money-unknown">
        <b>{DEPOSIT.unknown}</b>
        <p>{DEPOSIT.unknownHint}</p>
        <p><Button kind="ghost" size="s" onClick={onCheck}>{DEPOSIT.checkNow}</Button></p>
      </Notice>
    );
  }
  if (state.phase === 'notPlaced') return <Notice tone="danger" role="alert">{DEPOSIT.notPlaced}</Notice>;
  if (state.phase !== 'refused' || !isDefiniteRefusal(state.error) || state.error.kind !== 'api') return null;
  return <Notice tone="danger" role="alert" testId="deposit-refused">{state.error.description || DEPOSIT.notPlaced}</Notice>;
}
