import type { AppError } from '@site/domain/errors/app-error';
import { codeOf, errorText } from '@site/remote-kit/forms';
import { Notice } from '@site/ui';
import { NoticeWay } from '../money/notice-way';
import { ADD } from '../phrases/bank-cards';

/**
 * Why the account was not saved: the catalogue's words and the server's reason, and the way on
 * where a locked safehouse is it.
 */
export function SaveRefused({
  refusal,
  isUnknown,
}: {
  readonly refusal: AppError | null;
  readonly isUnknown: boolean;
}) {
  if (isUnknown)
    return (
      <Notice tone="warn" role="alert" testId="account-unknown">
        <b>{ADD.unknown}</b>
        <p>{ADD.unknownHint}</p>
      </Notice>
    );
  if (refusal === null) return null;
  const code = codeOf(refusal);
  return (
    <Notice tone="danger" role="alert" testId="account-refused">
      {code === 'VAL11056' ? <b>{ADD.failedToSave}</b> : null}
      <p>{errorText(refusal)}</p>
      {code === 'MEM00423' ? <NoticeWay to="/Safehouse">{ADD.unlock}</NoticeWay> : null}
    </Notice>
  );
}
