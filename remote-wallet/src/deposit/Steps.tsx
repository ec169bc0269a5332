import type { Application } from '@site/contracts/payment';
import { Card, DateText, Section } from '@site/ui';
import { Timeline, type TimelineStep } from '@site/ui/timeline';
import { isOpen } from '../api/queries';
import { DETAILS } from '../phrases/deposit-details';
import { STATUS_TEXT } from '../phrases/status';

/** Steps of a timeline as the server tells them; the last one of an open application is where it stands. */
export function toSteps(timeline: Application['timeline'], open: boolean): readonly TimelineStep[] {
  const past = timeline.map((entry, at): TimelineStep => {
    const last = at === timeline.length - 1;
    const failed = entry.status === 'Rejected' || entry.status === 'Expired';
    return {
      id: `${entry.status}-${entry.at}`, state: failed ? 'failed' : last && open ? 'now' : 'done', title: STATUS_TEXT[entry.status],
      hint: <>{entry.note === '' ? null : <>{entry.note} · </>}<DateText at={entry.at} /></>,
    };
  });
  return open ? [...past, { id: 'next', state: 'next', title: STATUS_TEXT.Approved }] : past;
}

/** What happened to the deposit, and what comes next. */
export function Steps({ application }: { readonly application: Application }) {
  return <Section title={DETAILS.progress}><Card><Timeline steps={toSteps(application.timeline, isOpen(application.status))} /></Card></Section>;
}
