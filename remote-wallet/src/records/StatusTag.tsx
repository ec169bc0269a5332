import type { ApplicationStatus } from '@site/contracts/payment';
import type { Transaction } from '@site/contracts/payment-history';
import { Tag, type TagProps } from '@site/ui';
import { RECORDS } from '../phrases/records';
import { statusText } from '../payment/timeline-steps';

const TONES: Readonly<Record<ApplicationStatus, NonNullable<TagProps['tone']>>> = {
  Created: 'warn',
  Processing: 'gold',
  Approved: 'ok',
  Rejected: 'danger',
  Expired: 'neutral',
  Cancelled: 'neutral',
};

/** A transaction's status in words; what is no deposit or withdrawal is simply done. */
export function StatusTag({
  status,
  type,
}: {
  readonly status: ApplicationStatus;
  readonly type: Transaction['type'];
}) {
  const quiet = status === 'Approved' && type !== 'Deposit' && type !== 'Withdrawal';
  return (
    <Tag tone={quiet ? 'neutral' : TONES[status]}>
      {quiet ? RECORDS.done : statusText(status, type)}
    </Tag>
  );
}
