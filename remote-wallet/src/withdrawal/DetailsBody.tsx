import { useEffect } from 'react';
import styled from 'styled-components';
import type { Application } from '@site/contracts/payment';
import { formatCny } from '@site/domain/money';
import { networkOfMethod } from '@site/domain/wallet/payout-account';
import { Link, targets, usePlatform } from '@site/platform';
import { Card, Notice, PageBody, Section, buttonLook, px, toSiteTime } from '@site/ui';
import { Timeline } from '@site/ui/timeline';
import { isOpen } from '../api/queries';
import { cardsPath } from '../bank-cards/cards-path';
import { CopyRow } from '../deposit/CopyRow';
import { ServiceAnchor } from '../me/ServiceAnchor';
import { timelineSteps } from '../payment/timeline-steps';
import { ME } from '../phrases/me';
import { WITHDRAWAL_DETAILS as COPY } from '../phrases/withdrawal';
import { WithdrawalHead } from './WithdrawalHead';
import { useMethodDetail } from './queries';

const StyledWays = styled.div`
  display: grid;
  gap: ${px(10)};
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;
const MINUTE_MS = 60_000;

/**
 * When it should be decided, or that it takes longer than that; nothing while the usual time is
 * unknown.
 */
function Expected({ application }: { readonly application: Application }) {
  const { clock } = usePlatform();
  const minutes = useMethodDetail(application.methodCode).data?.usualMinutes;
  if (minutes === undefined) return null;
  const due = Date.parse(application.createdAt) + Math.max(1, minutes) * MINUTE_MS;
  if (clock.now() > due)
    return (
      <Notice tone="warn" testId="withdrawal-late">
        {COPY.late}
      </Notice>
    );
  return (
    <Notice testId="withdrawal-expected">
      {COPY.expected} <b>{COPY.before(toSiteTime(due))}</b>
    </Notice>
  );
}

/** Why it was refused, and where the money is now. */
function Refused({ application }: { readonly application: Application }) {
  const reason = application.timeline.at(-1)?.note ?? '';
  return (
    <Notice tone="danger" role="status" testId="withdrawal-refused">
      {reason === '' ? null : (
        <p>
          <b>{COPY.reason}</b> {reason}
        </p>
      )}
      <p>{COPY.refunded(formatCny(application.amount))}</p>
    </Notice>
  );
}

/** One withdrawal from "held" to its end; nothing here takes it back (RTS 14B). */
export function DetailsBody({ application }: { readonly application: Application }) {
  const { balances } = usePlatform();
  const { status } = application;
  const open = isOpen(status);
  useEffect(() => {
    if (!open) balances.refreshNow();
  }, [open, balances]);
  return (
    <PageBody>
      <WithdrawalHead application={application} />
      {open ? <Expected application={application} /> : null}
      {status === 'Rejected' ? <Refused application={application} /> : null}
      <Section title={COPY.progress}>
        <Card>
          <Timeline
            steps={timelineSteps({ timeline: application.timeline, status, type: 'Withdrawal' })}
          />
        </Card>
      </Section>
      <Card>
        <dl>
          <CopyRow label={COPY.number} value={application.transactionId} copyable isSmall />
          <CopyRow label={COPY.method} value={application.methodName} />
          {application.paidTo ? <CopyRow label={COPY.to} value={application.paidTo} /> : null}
          <CopyRow label={COPY.fee} value={`¥${formatCny(application.fee)}`} />
          {networkOfMethod(application.methodCode) === null ? null : (
            <CopyRow label={COPY.paidIn} value={COPY.converted} />
          )}
          <CopyRow label={COPY.created} value={toSiteTime(application.createdAt)} />
        </dl>
      </Card>
      <StyledWays>
        {status === 'Rejected' ? (
          <StyledWay to={cardsPath(undefined, true)} data-kind="primary">
            {COPY.accounts}
          </StyledWay>
        ) : null}
        {open ? null : (
          <StyledWay
            to={targets.toWithdrawal()}
            data-kind={status === 'Rejected' ? 'ghost' : 'primary'}
          >
            {COPY.again}
          </StyledWay>
        )}
        <StyledWay to={targets.toTransactions('withdrawal')} data-kind="ghost">
          {COPY.records}
        </StyledWay>
        <ServiceAnchor>{ME.service}</ServiceAnchor>
      </StyledWays>
    </PageBody>
  );
}
