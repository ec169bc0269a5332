import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Application } from '@site/contracts/payment';
import { formatCny } from '@site/domain/money';
import { useNavigate, usePlatform } from '@site/platform';
import { Button, Card, Dialog, PageBody, px, toSiteTime } from '@site/ui';
import { isOpen } from '../api/queries';
import { AttemptNotice } from '../money/AttemptNotice';
import { MoneyBar } from '../money/MoneyBar';
import { DETAILS } from '../phrases/deposit-details';
import { CopyRow } from './CopyRow';
import { Ended } from './Ended';
import { NotArrived } from './NotArrived';
import { Notes } from './Notes';
import { PayPage } from './PayPage';
import { PayTo } from './PayTo';
import { Receipt } from './Receipt';
import { StatusHead } from './StatusHead';
import { Steps } from './Steps';
import { detailsPath } from './details-path';
import { useMethodDetails } from './reads';
import { useDepositSteps } from './use-deposit-steps';

const StyledActs = styled.div`
  display: grid;
  grid-template-columns: 1fr 2fr;
  gap: ${px(10)};
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
  const [asking, setAsking] = useState(false);
  const { applicationId, status } = application;
  const { data: method } = useMethodDetails(application.methodCode);
  const steps = useDepositSteps(application, (next) =>
    next.applicationId === applicationId
      ? onChanged()
      : void navigate(detailsPath(next.applicationId)),
  );
  useEffect(() => {
    if (status === 'Approved') balances.refreshNow();
  }, [status, balances]);
  const handleCancel = (): void => {
    setAsking(false);
    steps.cancel();
  };
  const said = <AttemptNotice kind="deposit" money={steps.money} />;
  const cancel = (
    <Button
      kind="danger"
      block
      {...steps.button('cancel')}
      data-testid="deposit-cancel"
      onClick={() => setAsking(true)}
    >
      {DETAILS.cancel}
    </Button>
  );
  return (
    <PageBody>
      <StatusHead application={application} usualMinutes={method?.usualMinutes} />
      {status === 'Created' ? null : said}
      <PayTo application={application} />
      <PayPage application={application} />
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
          <CopyRow label={DETAILS.number} value={application.transactionId} copyable />
          <CopyRow label={DETAILS.method} value={application.methodName} />
          <CopyRow label={DETAILS.fee} value={`¥${formatCny(application.fee)}`} />
          <CopyRow label={DETAILS.created} value={toSiteTime(application.createdAt)} />
        </dl>
      </Card>
      {status === 'Created' ? <Notes notes={method?.notes ?? []} /> : null}
      {status === 'Processing' ? cancel : null}
      {MAYBE_PAID.has(status) ? <NotArrived /> : null}
      {status === 'Created' ? (
        <MoneyBar isLast said={said}>
          <StyledActs>
            {cancel}
            <Button
              block
              {...steps.button('paid')}
              data-testid="deposit-paid"
              onClick={() => steps.markPaid()}
            >
              {DETAILS.paid}
            </Button>
          </StyledActs>
        </MoneyBar>
      ) : null}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={DETAILS.cancelTitle}
        actions={
          <>
            <Button
              kind="danger"
              block
              {...steps.button('cancel')}
              onClick={handleCancel}
              data-testid="deposit-cancel-confirm"
            >
              {DETAILS.cancelYes}
            </Button>
            <Button kind="ghost" block onClick={() => setAsking(false)}>
              {DETAILS.cancelNo}
            </Button>
          </>
        }
      >
        {DETAILS.cancelHint}
      </Dialog>
    </PageBody>
  );
}
