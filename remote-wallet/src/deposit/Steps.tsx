import type { Application } from '@site/contracts/payment';
import { Card, Section } from '@site/ui';
import { Timeline } from '@site/ui/timeline';
import { timelineSteps } from '../payment/timeline-steps';
import { DETAILS } from '../phrases/deposit-details';

/** What happened to the deposit, and what comes next. */
export function Steps({
  application: { timeline, status },
}: {
  readonly application: Application;
}) {
  return (
    <Section title={DETAILS.progress}>
      <Card>
        <Timeline steps={timelineSteps({ timeline, status, type: 'Deposit' })} />
      </Card>
    </Section>
  );
}
