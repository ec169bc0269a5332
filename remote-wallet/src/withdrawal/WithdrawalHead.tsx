import styled from 'styled-components';
import type { Application } from '@site/contracts/payment';
import { CircleAlert, CircleCheck, Clock, Money, color, px, radius, type } from '@site/ui';
import { isOpen } from '../api/queries';
import { WITHDRAWAL_STATUS_TEXT } from '../phrases/status';
import { WITHDRAWAL_STATUS_HINT } from '../phrases/withdrawal';

const StyledHead = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${px(4)};
  padding: ${px(22)} ${px(16)};
  border-radius: ${radius.l};
  text-align: center;
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  & > svg {
    width: ${px(44)};
    height: ${px(44)};
    color: ${color('gold-text')};
    stroke-width: 1.6;
  }
  &[data-status='Approved'] > svg {
    color: ${color('green')};
  }
  &[data-status='Rejected'] > svg {
    color: ${color('danger')};
  }
  h2 {
    font-size: ${type.xl};
  }
  p {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  strong {
    font-size: ${type.hero};
    font-weight: 750;
    line-height: 1.3;
  }
`;

/** Where the withdrawal stands, and its amount. */
export function WithdrawalHead({
  application: { status, amount },
}: {
  readonly application: Application;
}) {
  const Sign = status === 'Approved' ? CircleCheck : isOpen(status) ? Clock : CircleAlert;
  return (
    <StyledHead data-testid="withdrawal-status" data-status={status} role="status">
      <Sign aria-hidden="true" />
      <h2>{WITHDRAWAL_STATUS_TEXT[status]}</h2>
      <strong>
        <Money amount={amount} />
      </strong>
      <p>{WITHDRAWAL_STATUS_HINT[status]}</p>
    </StyledHead>
  );
}
