import type { ApplicationStatus } from '@site/contracts/payment';
import type { Transaction } from '@site/contracts/payment-history';
import { recordState, type StakeState } from '@site/domain/wallet/record-state';
import { Tag, type TagProps } from '@site/ui';
import { MOVEMENT_TEXT, STAKE_TEXT } from '../phrases/records';
import { statusText } from '../payment/timeline-steps';

type Tone = NonNullable<TagProps['tone']>;

const TONES: Readonly<Record<ApplicationStatus, Tone>> = {
  Created: 'warn',
  Processing: 'gold',
  Approved: 'ok',
  Rejected: 'danger',
  Expired: 'neutral',
  Cancelled: 'neutral',
};
const STAKE_TONES: Readonly<Record<StakeState, Tone>> = {
  Waiting: 'warn',
  Open: 'gold',
  Settled: 'neutral',
  Returned: 'neutral',
};

/** Where the money of a transaction stands, in words. */
export function StatusTag({
  record,
}: {
  readonly record: Pick<Transaction, 'status' | 'type' | 'amount' | 'stakeState'>;
}) {
  const state = recordState(record);
  switch (state.of) {
    case 'payment':
      return <Tag tone={TONES[state.status]}>{statusText(state.status, record.type)}</Tag>;
    case 'stake':
      return <Tag tone={STAKE_TONES[state.state]}>{STAKE_TEXT[state.state]}</Tag>;
    case 'movement':
      return <Tag tone="neutral">{MOVEMENT_TEXT[state.did]}</Tag>;
  }
}
