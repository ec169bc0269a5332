import { getResubmits } from '@site/contracts/payment-cases';
import { STALE, useCall } from '@site/platform';
import { Notice } from '@site/ui';
import { RECORDS } from '../phrases/records';

/** Says that deposits of the last days can be sent again, so that nobody has to find out. */
export function ResubmitNotice() {
  const { data = [] } = useCall(getResubmits, {}, { staleMs: STALE.seconds });
  return data.length === 0 ? null : (
    <Notice tone="warn" testId="resubmits">
      <b>{RECORDS.resubmits(data.length)}</b>
      <p>{RECORDS.resubmitsHint}</p>
    </Notice>
  );
}
