import styled from 'styled-components';
import type { Transaction } from '@site/contracts/payment-history';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  DateText,
  Gift,
  Money,
  Ticket,
  color,
  px,
  radius,
  type,
} from '@site/ui';
import { ArrowLeftRight } from '@site/ui/more-icons';
import { StatusTag } from './StatusTag';

const StyledRow = styled.button`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${px(2)} ${px(12)};
  width: 100%;
  min-height: ${px(68)};
  padding: ${px(10)} ${px(14)};
  text-align: start;
  &:active {
    background: ${color('raised')};
  }
  .sign {
    grid-row: 1 / 3;
    display: grid;
    place-items: center;
    width: ${px(38)};
    height: ${px(38)};
    border-radius: ${radius.m};
    background: ${color('raised')};
    color: ${color('text-2')};
  }
  .sign svg {
    width: ${px(20)};
    height: ${px(20)};
  }
  &[data-type='Deposit'] .sign {
    background: ${color('brand-soft')};
    color: ${color('brand-text')};
  }
  &[data-type='Withdrawal'] .sign {
    background: ${color('gold-soft')};
    color: ${color('gold-text')};
  }
  b {
    font-size: ${type.l};
    font-weight: 600;
    line-height: 1.4;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  strong {
    font-size: ${type.l};
    font-weight: 700;
    text-align: end;
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  .state {
    text-align: end;
  }
  /* Money that has not moved, or never will, does not look like a gain. */
  &:not([data-status='Approved']) .amount > span {
    color: ${color('text-2')};
  }
`;

const SIGNS = {
  Deposit: ArrowDownToLine,
  Withdrawal: ArrowUpFromLine,
  Transfer: ArrowLeftRight,
  Bet: Ticket,
  Other: Gift,
} as const;

/** One row of the history. */
export function RecordRow({
  record,
  onOpen,
}: {
  readonly record: Transaction;
  readonly onOpen: () => void;
}) {
  const Sign = SIGNS[record.type];
  return (
    <StyledRow
      type="button"
      data-testid="transaction-row"
      data-type={record.type}
      data-status={record.status}
      data-transaction-id={record.transactionId}
      onClick={onOpen}
    >
      <span className="sign" aria-hidden="true">
        <Sign />
      </span>
      <b>{record.title}</b>
      <strong className="amount">
        <Money amount={record.amount} signed={record.type !== 'Transfer'} />
      </strong>
      <small>
        <DateText at={record.createdAt} />
      </small>
      <small className="state">
        <StatusTag record={record} />
      </small>
    </StyledRow>
  );
}
