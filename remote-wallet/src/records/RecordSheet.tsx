import styled from 'styled-components';
import type { Transaction } from '@site/contracts/payment';
import { Card, DateText, Money, Sheet, color, px, type } from '@site/ui';
import { Timeline } from '@site/ui/timeline';
import { isOpen } from '../api/queries';
import { toSteps } from '../deposit/Steps';
import { RECORDS } from '../phrases/records';
import { StatusTag } from './StatusTag';

const StyledAmount = styled.div`
  display: flex; flex-direction: column; align-items: center; gap: ${px(6)}; padding: ${px(4)} 0 ${px(16)};
  strong { font-size: ${px(30)}; font-weight: 750; line-height: 1.2; }
`;
const StyledFacts = styled.dl`
  display: grid; gap: ${px(10)}; font-size: ${type.m}; margin-bottom: ${px(14)};
  div { display: flex; justify-content: space-between; gap: ${px(12)}; } dt { color: ${color('text-3')}; flex: none; } dd { text-align: end; min-width: 0; user-select: all; }
`;

/** One transaction in full. */
export function RecordSheet({ record, onClose }: { readonly record: Transaction | null; readonly onClose: () => void }) {
  return (
    <Sheet open={record !== null} onClose={onClose} title={RECORDS.detail} testId="transaction-sheet">
      {record === null ? null : (
        <>
          <StyledAmount><strong><Money amount={record.amount} signed /></strong><StatusTag status={record.status} /></StyledAmount>
          <StyledFacts>
            <div><dt>{RECORDS.type}</dt><dd>{record.title}</dd></div>
            <div><dt>{RECORDS.number}</dt><dd className="num">{record.transactionId}</dd></div>
            <div><dt>{RECORDS.time}</dt><dd><DateText at={record.createdAt} /></dd></div>
            <div><dt>{RECORDS.updated}</dt><dd><DateText at={record.updatedAt} /></dd></div>
          </StyledFacts>
          {record.timeline.length === 0 ? null : <Card><Timeline steps={toSteps(record.timeline, isOpen(record.status))} /></Card>}
        </>
      )}
    </Sheet>
  );
}

