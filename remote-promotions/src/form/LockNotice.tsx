import { Notice } from '@site/ui';
import { BONUS_FORM } from '../phrases/form';

/** What a claim holds, said over the button that sends it. */
export function LockNotice() {
  return (
    <Notice tone="warn" testId="bonus-lock">
      {BONUS_FORM.lock}
    </Notice>
  );
}
