import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Application } from '@site/contracts/payment';
import { formatCny } from '@site/domain/money';
import { Link, targets, usePlatform } from '@site/platform';
import { Button, Card, Dialog, PageBody, buttonLook, color, depth, px, toSiteTime } from '@site/ui';
import { isOpen } from '../api/queries';
import { DETAILS } from '../phrases/deposit';
import { CopyRow } from './CopyRow';
import { PayTo } from './PayTo';
import { AttemptNotice } from '../money/AttemptNotice';
import { StatusHead } from './StatusHead';
import { Steps } from './Steps';
import { useDepositSteps } from './use-deposit-steps';

const StyledActions = styled.div`
  display: grid; gap: ${px(10)};
  &[data-sticky='true'] { position: sticky; bottom: 0; z-index: ${depth.sticky}; grid-template-columns: 1fr 2fr; margin-inline: ${px(-12)}; padding: ${px(10)} ${px(12)} calc(${px(10)} + var(--sab)); background: ${color('bg')}; border-top: 1px solid ${color('line')}; }
  &[data-sticky='true'] > :first-child { order: 2; }
`;
const StyledWay = styled(Link)`${buttonLook}`;

/** One deposit from "pay here" to its end. */
export function DetailsBody({ application, onChanged }: { readonly application: Application; readonly onChanged: () => void }) {
  const { balances } = usePlatform();
  const [asking, setAsking] = useState(false);
  const steps = useDepositSteps(application, onChanged);
  const approved = application.status === 'Approved';
  useEffect(() => {
    if (approved) balances.refreshNow();
  }, [approved, balances]);
  const handleCancel = (): void => {
    setAsking(false);
    steps.cancel();
  };
  const paying = application.status === 'Created';
  const actions = (
    <StyledActions data-sticky={paying || undefined}>
      {application.status === 'Created' ? <Button block loading={steps.busy === 'paid'} data-testid="deposit-paid" onClick={() => steps.markPaid()}>{DETAILS.paid}</Button> : null}
      {isOpen(application.status) ? <Button kind="danger" block loading={steps.busy === 'cancel'} data-testid="deposit-cancel" onClick={() => setAsking(true)}>{DETAILS.cancel}</Button> : null}
      {isOpen(application.status) ? null : <StyledWay to={targets.toTransactions('deposit')} data-kind="primary">{DETAILS.records}</StyledWay>}
      {isOpen(application.status) ? null : <StyledWay to={targets.toDeposit()} data-kind="ghost">{DETAILS.again}</StyledWay>}
    </StyledActions>
  );
  return (
    <PageBody>
      <StatusHead application={application} />
      {application.status === 'Created' ? <PayTo application={application} /> : null}
      <AttemptNotice kind="deposit" money={steps.money} />
      {paying ? null : actions}
      <Steps application={application} />
      <Card>
        <dl>
          <CopyRow label={DETAILS.number} value={application.transactionId} copyable />
          <CopyRow label={DETAILS.method} value={application.methodName} />
          <CopyRow label={DETAILS.fee} value={`¥${formatCny(application.fee)}`} />
          <CopyRow label={DETAILS.created} value={toSiteTime(application.createdAt)} />
        </dl>
      </Card>
      {paying ? actions : null}
      <Dialog
        open={asking} onClose={() => setAsking(false)} title={DETAILS.cancelTitle}
        actions={<><Button kind="danger" block onClick={handleCancel} data-testid="deposit-cancel-confirm">{DETAILS.cancelYes}</Button><Button kind="ghost" block onClick={() => setAsking(false)}>{DETAILS.cancelNo}</Button></>}
      >
        {DETAILS.cancelHint}
      </Dialog>
    </PageBody>
  );
}
