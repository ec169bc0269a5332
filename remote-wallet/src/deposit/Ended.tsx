import styled from 'styled-components';
import type { Application } from '@site/contracts/payment';
import { formatCny } from '@site/domain/money';
import { Link, targets } from '@site/platform';
import { Button, buttonLook, color, px, type } from '@site/ui';
import { DETAILS } from '../phrases/deposit-details';
import { useResubmits } from './reads';
import type { DepositSteps } from './use-deposit-steps';

const StyledWays = styled.div`
  display: grid;
  gap: ${px(10)};
  p {
    font-size: ${type.xs};
    text-align: center;
    color: ${color('text-3')};
  }
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

interface EndedProps {
  readonly application: Application;
  readonly button: ReturnType<DepositSteps['button']>;
  readonly onResubmit: () => void;
}

/**
 * The ways on from a deposit that has ended: credited, the board that it was made for, and the
 * record; else the same again where the server allows it, or a new one.
 */
export function Ended({
  application: { status, transactionId, methodName, amount },
  button,
  onResubmit,
}: EndedProps) {
  const credited = status === 'Approved';
  const resubmits = useResubmits(!credited);
  const canResubmit = resubmits.data?.some((each) => each.transactionId === transactionId) ?? false;
  return (
    <StyledWays>
      {canResubmit ? (
        <Button block {...button} data-testid="deposit-resubmit" onClick={onResubmit}>
          {DETAILS.resubmit}
        </Button>
      ) : null}
      {canResubmit ? <p>{DETAILS.resubmitHint(methodName, formatCny(amount))}</p> : null}
      {credited ? (
        <>
          <StyledWay to={targets.toSports()} data-kind="primary">
            {DETAILS.toBet}
          </StyledWay>
          <StyledWay to={targets.toTransactions('deposit')} data-kind="secondary">
            {DETAILS.records}
          </StyledWay>
        </>
      ) : null}
      <StyledWay
        to={targets.toDeposit(true)}
        data-kind={credited || canResubmit ? 'ghost' : 'primary'}
      >
        {credited ? DETAILS.again : DETAILS.another}
      </StyledWay>
    </StyledWays>
  );
}
