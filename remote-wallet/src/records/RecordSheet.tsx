import { useState } from 'react';
import styled from 'styled-components';
import { getMethodSettings } from '@site/contracts/payment';
import type { Transaction } from '@site/contracts/payment-history';
import { Link, STALE, targets, useCall } from '@site/platform';
import {
  Button,
  Card,
  DateText,
  Money,
  Notice,
  Sheet,
  buttonLook,
  color,
  px,
  type,
  later,
} from '@site/ui';
import { Timeline } from '@site/ui/timeline';
import { bonusText } from '../payment/deposit-bonus';
import { timelineSteps } from '../payment/timeline-steps';
import { RECORDS, CASES } from '../phrases/records';
import { DEPOSIT_BONUS } from '../phrases/status';
import { ResubmitButton } from './ResubmitButton';
import { StatusTag } from './StatusTag';

const CaseForm = later(() => import('./CaseForm').then((module) => module.CaseForm));

const StyledAmount = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${px(6)};
  padding: ${px(4)} 0 ${px(16)};
  strong {
    font-size: ${type.hero};
    font-weight: 750;
    line-height: 1.2;
  }
`;
const StyledFacts = styled.dl`
  display: grid;
  gap: ${px(10)};
  font-size: ${type.m};
  margin-bottom: ${px(14)};
  div {
    display: flex;
    justify-content: space-between;
    gap: ${px(12)};
  }
  dt {
    color: ${color('text-3')};
    flex: none;
  }
  dd {
    text-align: end;
    min-width: 0;
    user-select: all;
    overflow-wrap: anywhere;
  }
`;
const StyledActions = styled.div`
  display: grid;
  gap: ${px(10)};
  margin-top: ${px(14)};
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

/** Pages of one payment, by its direction. */
const PAGES: Readonly<Partial<Record<Transaction['type'], string>>> = {
  Deposit: '/Deposit/DetailsInfo',
  Withdrawal: '/Withdrawal/DetailsInfo',
};

/** How long it usually takes, while it is still under way. */
function Expected({ record }: { readonly record: Transaction }) {
  const direction = record.type === 'Withdrawal' ? 'Withdrawal' : 'Deposit';
  const settings = useCall(
    getMethodSettings,
    { query: { transactionType: direction, methodCode: record.methodCode ?? '' } },
    { staleMs: STALE.fiveMinutes, enabled: record.methodCode !== null },
  );
  return settings.data === undefined ? null : (
    <Notice>{RECORDS.expected(Math.max(1, settings.data.usualMinutes))}</Notice>
  );
}

interface DetailProps {
  readonly record: Transaction;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

function Detail({ record, onChanged, onClose }: DetailProps) {
  const [reporting, setReporting] = useState(false);
  const page = PAGES[record.type];
  const paying = record.status === 'Created' && record.type === 'Deposit';
  if (reporting) {
    return (
      <CaseForm
        meanwhile={<div className="sk sk-line" />}
        transactionId={record.transactionId}
        onSent={() => {
          onChanged();
          onClose();
        }}
      />
    );
  }
  return (
    <>
      <StyledAmount>
        <strong>
          <Money amount={record.amount} signed={record.type !== 'Transfer'} />
        </strong>
        <StatusTag record={record} />
      </StyledAmount>
      <StyledFacts>
        <div>
          <dt>{RECORDS.type}</dt>
          <dd>{record.title}</dd>
        </div>
        <div>
          <dt>{RECORDS.number}</dt>
          <dd className="num">{record.transactionId}</dd>
        </div>
        <div>
          <dt>{RECORDS.time}</dt>
          <dd>
            <DateText at={record.createdAt} />
          </dd>
        </div>
        {record.updatedAt === record.createdAt ? null : (
          <div>
            <dt>{RECORDS.updated}</dt>
            <dd>
              <DateText at={record.updatedAt} />
            </dd>
          </div>
        )}
        {record.bonus === undefined || record.bonus === null ? null : (
          <div>
            <dt>{DEPOSIT_BONUS.label}</dt>
            <dd className="num" data-testid="record-bonus">
              {record.bonus.title}
              <br />
              {bonusText(record.bonus, record.status)}
            </dd>
          </div>
        )}
      </StyledFacts>
      {page === undefined || record.timeline.length === 0 ? null : (
        <Card>
          <Timeline steps={timelineSteps(record)} />
        </Card>
      )}
      {record.status === 'Processing' ? <Expected record={record} /> : null}
      <StyledActions>
        {record.applicationId === undefined ||
        record.applicationId === null ||
        page === undefined ? null : (
          <StyledWay
            to={`${page}?id=${encodeURIComponent(record.applicationId)}`}
            data-kind={paying ? 'primary' : 'secondary'}
            data-testid="record-details"
          >
            {paying ? RECORDS.openPayment : RECORDS.openDetails}
          </StyledWay>
        )}
        {record.stakeState === undefined || record.stakeState === null ? null : (
          <StyledWay to={targets.toWagers()} data-kind="secondary" data-testid="record-wager">
            {RECORDS.toWagers}
          </StyledWay>
        )}
        {record.canResubmit === true ? <ResubmitButton record={record} /> : null}
        {record.canReport === true ? (
          <Button kind="ghost" block data-testid="record-report" onClick={() => setReporting(true)}>
            {CASES.open}
          </Button>
        ) : null}
      </StyledActions>
    </>
  );
}

interface RecordSheetProps {
  readonly record: Transaction | null;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** One transaction in full: what happened when and why, and what the member can do about it. */
export function RecordSheet({ record, onClose, onChanged }: RecordSheetProps) {
  return (
    <Sheet
      open={record !== null}
      onClose={onClose}
      title={RECORDS.detail}
      testId="transaction-sheet"
    >
      {record === null ? null : (
        <Detail
          key={record.transactionId}
          record={record}
          onChanged={onChanged}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}
