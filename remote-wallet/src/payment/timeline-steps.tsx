/**
 * The timeline of a payment as the server tells it: each step with its time and its words, then
 * what comes next.
 */
import type { Application, ApplicationStatus } from '@site/contracts/payment';
import { DateText } from '@site/ui';
import type { TimelineStep } from '@site/ui/timeline';
import { STATUS_TEXT, WITHDRAWAL_STATUS_TEXT } from '../phrases/status';
import { isOpen } from '../api/queries';

/** Words of the states by the kind of the payment; what is neither is a deposit's. */
export const statusText = (status: ApplicationStatus, type: string): string =>
  (type === 'Withdrawal' ? WITHDRAWAL_STATUS_TEXT : STATUS_TEXT)[status];

const FAILED: ReadonlySet<ApplicationStatus> = new Set(['Rejected', 'Expired']);

interface TimelineOf {
  readonly timeline: Application['timeline'];
  readonly status: ApplicationStatus;
  /** `Withdrawal` has words of its own. */
  readonly type: string;
}

/** Steps to draw; the last one of an open payment is where it stands. */
export function timelineSteps({ timeline, status, type }: TimelineOf): readonly TimelineStep[] {
  const open = isOpen(status);
  const past = timeline.map((entry, at): TimelineStep => ({
    id: `${entry.status}-${at}`,
    title: statusText(entry.status, type),
    state: FAILED.has(entry.status)
      ? 'failed'
      : open && at === timeline.length - 1
        ? 'now'
        : 'done',
    hint: (
      <>
        {entry.note === '' ? null : <>{entry.note} · </>}
        <DateText at={entry.at} />
      </>
    ),
  }));
  return open
    ? [...past, { id: 'next', state: 'next', title: statusText('Approved', type) }]
    : past;
}
