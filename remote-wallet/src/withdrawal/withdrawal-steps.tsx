import type { Application } from '@site/contracts/payment';
import { DateText } from '@site/ui';
import type { TimelineStep } from '@site/ui/timeline';
import { isOpen } from '../api/queries';
import { WITHDRAWAL_DETAILS, WITHDRAWAL_STATUS } from '../phrases/withdrawal';

/** Steps of a withdrawal as the server tells them, each with its time and its words, and what comes next. */
export function withdrawalSteps({ timeline, status }: Application): readonly TimelineStep[] {
  const open = isOpen(status);
  const past = timeline.map((entry, at): TimelineStep => ({
    id: `${entry.status}-${entry.at}`, title: WITHDRAWAL_STATUS[entry.status],
    state: entry.status === 'Rejected' ? 'failed' : open && at === timeline.length - 1 ? 'now' : 'done',
    hint: <>{entry.note === '' ? null : <>{entry.note} · </>}<DateText at={entry.at} /></>,
  }));
  return open ? [...past, { id: 'next', state: 'next', title: WITHDRAWAL_DETAILS.next }] : past;
}
