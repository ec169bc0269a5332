import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Application } from '@site/contracts/payment';
import { formatCny } from '@site/domain/money';
import { useNavigate, usePlatform } from '@site/platform';
import { Button, Card, PageBody, color, px, toSiteTime } from '@site/ui';
import { isOpen } from '../api/queries';
import { AttemptNotice } from '../money/AttemptNotice';
import { MoneyBar, Sides } from '../money/MoneyBar';
import { DETAILS } from '../phrases/deposit-details';
import { CancelDialog } from './CancelDialog';
import { CopyRow } from './CopyRow';
import { Ended } from './Ended';
import { NotArrived } from './NotArrived';
import { Notes } from './Notes';
import { PayPageSheet, PayPageWay } from './PayPage';
import { PayTo } from './PayTo';
import { Receipt } from './Receipt';
import { StatusHead } from './StatusHead';
import { Steps } from './Steps';
import { detailsPath } from './details-path';
import { TextAction } from '../withdrawal/TextAction';
import { useMethodDetails } from './reads';
import { useDepositSteps } from './use-deposit-steps';
import { useIsPast } from './use-is-past';
import { usePayPage } from './use-pay-page';

/** Money may be on its way: taking it back is no act to invite to. */
const StyledQuiet = styled(TextAction)`
  justify-self: center;
  min-height: max(44px, ${px(44)});
  color: ${color('text-2')};
`;
const StyledActs = styled.div`
  display: grid;
  grid-template-columns: 1fr 2fr;
  gap: ${px(10)};
`;

/** What is to be paid, and until when, stays beside what it is paid with. */
const StyledSides = styled(Sides)`
  @media (min-width: 700px) and (max-height: 500px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.8fr);
    & > [data-part='state'] {
      position: sticky;
      top: calc(${px(64)} + var(--sat) + var(--over, 0px));
    }
  }
`;

/** States in which money may be on its way although it is not here. */
const MAYBE_PAID: ReadonlySet<Application['status']> = new Set([
  'Processing',
  'Expired',
  'Rejected',
]);

/** One deposit from "pay here" to its end. */
export function DetailsBody({
  application,
  onChanged,
}: {
  readonly application: Application;
  readonly onChanged: () => void;
}) {
  const { balances } = usePlatform();
  const navigate = useNavigate();
  /** The state that the question was asked in: one that changed meanwhile has another question. */
  const [asking, setAsking] = useState<Application['status'] | null>(null);
  const { applicationId, status } = application;
  const { data: method } = useMethodDetails(application.methodCode);
  // Nothing is shown to pay to after that: what is sent to an order that is over is lost, coins for good.
  const isPast = useIsPast(application);
  const head = useRef<HTMLElement>(null);
  const steps = useDepositSteps(application, (next) => {
    if (next.applicationId !== applicationId) return void navigate(detailsPath(next.applicationId));
    // What the member's own step made of it is read at the head, and the page is another below it.
    if (next.status !== status) head.current?.scrollIntoView?.({ block: 'center' });
    return onChanged();
  });
  useEffect(() => {
    if (status === 'Approved') balances.refreshNow();
  }, [status, balances]);
  const handleCancel = (): void => {
    setAsking(null);
    steps.cancel();
  };
  const page = usePayPage(application);
  // A code has the way to the page beside it; that is the act that comes first.
  const isCode = application.payTo?.kind === 'qr';
  const said = <AttemptNotice kind="deposit" money={steps.money} />;
  const cancelling = steps.button('cancel');
  return (
    <PageBody>
      <StyledSides>
        <div data-part="state">
          <StatusHead ref={head} {...{ application, isPast }} usualMinutes={method?.usualMinutes} />
          {status === 'Created' ? null : said}
        </div>
        <div>
          {isPast ? null : <PayTo application={application} page={page} />}
          {isCode || isPast ? null : <PayPageWay page={page} />}
          {isOpen(status) ? null : (
            <Ended
              application={application}
              button={steps.button('resubmit')}
              onResubmit={steps.resubmit}
            />
          )}
          <Steps application={application} />
          {isOpen(status) ? (
            <Receipt attachmentId={application.attachmentId ?? null} steps={steps} />
          ) : null}
          <Card>
            <dl>
              <CopyRow label={DETAILS.number} value={application.transactionId} copyable isSmall />
              <CopyRow label={DETAILS.method} value={application.methodName} />
              <CopyRow label={DETAILS.fee} value={`¥${formatCny(application.fee)}`} />
              <CopyRow label={DETAILS.created} value={toSiteTime(application.createdAt)} />
            </dl>
          </Card>
          {status === 'Created' ? <Notes notes={method?.notes ?? []} /> : null}
          {status === 'Processing' ? (
            <StyledQuiet
              type="button"
              disabled={cancelling.loading || cancelling.disabled}
              aria-busy={cancelling.loading}
              data-testid="deposit-cancel"
              onClick={() => setAsking(status)}
            >
              {DETAILS.cancel}
            </StyledQuiet>
          ) : null}
          {isPast || MAYBE_PAID.has(status) ? <NotArrived /> : null}
        </div>
      </StyledSides>
      <PayPageSheet page={page} methodName={application.methodName} />
      {status === 'Created' ? (
        <MoneyBar isLast said={said}>
          <StyledActs>
            <Button
              kind="danger"
              block
              {...cancelling}
              data-testid="deposit-cancel"
              onClick={() => setAsking(status)}
            >
              {DETAILS.cancel}
            </Button>
            <Button
              block
              kind={isCode && page.url !== null && !page.isTaken ? 'secondary' : 'primary'}
              {...steps.button('paid')}
              data-testid="deposit-paid"
              onClick={() => steps.markPaid()}
            >
              {DETAILS.paid}
            </Button>
          </StyledActs>
        </MoneyBar>
      ) : null}
      <CancelDialog
        open={asking === status}
        button={cancelling}
        onClose={() => setAsking(null)}
        onCancel={handleCancel}
      />
    </PageBody>
  );
}
