import { isDefiniteRefusal } from '@site/domain/errors/app-error';
import { errorText } from '@site/remote-kit/forms';
import { Button, Notice } from '@site/ui';
import { MONEY } from '../phrases/money';
import type { WalletKind } from './wallet-action';
import type { WalletMoney } from './use-wallet-money';

interface AttemptNoticeProps {
  readonly kind: WalletKind;
  readonly money: Pick<WalletMoney<unknown>, 'state' | 'checkNow'>;
}

/** What the member is told while the verdict of an attempt is open, and when it was a no: in words that stay (safety D3, C-82). */
export function AttemptNotice({ kind, money: { state, checkNow } }: AttemptNoticeProps) {
  if (state === null || state.phase === 'submitting' || state.phase === 'done') return null;
  if (state.phase === 'unknown' || state.phase === 'pending') {
    return (
      <Notice tone="warn" role="status" testId={`${kind}-unknown`}>
        <b>{MONEY.unknown}</b>
        <p>{state.intent.summary}</p>
        <p>{MONEY.unknownHint[kind]}</p>
        <p><Button kind="ghost" size="s" onClick={checkNow}>{MONEY.checkNow}</Button></p>
      </Notice>
    );
  }
  if (state.phase === 'notPlaced') return <Notice tone="danger" role="alert" testId={`${kind}-not-placed`}>{MONEY.notPlaced[kind]}</Notice>;
  if (!isDefiniteRefusal(state.error)) return null;
  return <Notice tone="danger" role="alert" testId={`${kind}-refused`}>{errorText(state.error)}</Notice>;
}
