import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import type { Application } from '@site/contracts/payment';
import { Link, usePlatform } from '@site/platform';
import { Card, Money, Tag, buttonLook, color, px, type } from '@site/ui';
import { Countdown } from '@site/ui/countdown';
import { DEPOSIT } from '../phrases/deposit';
import { STATUS_TEXT } from '../phrases/status';
import { detailsPath } from './details-path';

const StyledContinue = styled(Link)`
  ${buttonLook}
`;
const StyledOpen = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${px(8)};
  padding-block: ${px(20)};
  text-align: center;
  .title {
    display: flex;
    align-items: center;
    gap: ${px(8)};
    font-size: ${type.l};
    font-weight: 650;
  }
  strong {
    font-size: ${type.hero};
    font-weight: 750;
    line-height: 1.2;
  }
  .left {
    display: inline-flex;
    align-items: center;
    gap: ${px(10)};
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  small {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
`;

interface ContinueLinkProps {
  readonly deposit: Application;
  /** The time to pay is over. */
  readonly isPast: boolean;
}
interface OpenDepositProps extends ContinueLinkProps {
  /** It has come to that. */
  readonly onOver: () => void;
}

/** The member says that it is paid. */
export const isPaid = ({ status }: Application): boolean => status === 'Processing';

/** A method takes one deposit at a time: the one that is open, and how long there is to pay. */
export function OpenDeposit({ deposit, isPast, onOver }: OpenDepositProps) {
  const { clock } = usePlatform();
  const paid = isPaid(deposit);
  const tell = useEffectEvent(onOver);
  useEffect(() => {
    if (isPast) tell();
  }, [isPast]);
  return (
    <StyledOpen role="status" data-testid="deposit-open">
      <p className="title">
        {paid ? DEPOSIT.paidTitle : DEPOSIT.openTitle}
        <Tag tone={paid ? 'gold' : 'warn'}>
          {isPast ? DEPOSIT.pastTitle : STATUS_TEXT[deposit.status]}
        </Tag>
      </p>
      <strong>
        <Money amount={deposit.amount} />
      </strong>
      {paid || isPast || deposit.expiresAt === null ? null : (
        <span className="left">
          {DEPOSIT.openLeft}
          <Countdown until={Date.parse(deposit.expiresAt)} now={clock.now} look="boxes" />
        </span>
      )}
      <small>{paid ? DEPOSIT.paidHint : isPast ? DEPOSIT.pastHint : DEPOSIT.openHint}</small>
    </StyledOpen>
  );
}

/** The way on to it, where the form has its one button: to pay it only while that is in time. */
export function ContinueLink({ deposit, isPast }: ContinueLinkProps) {
  return (
    <StyledContinue to={detailsPath(deposit.applicationId)} data-kind="primary" data-block="true">
      {isPaid(deposit) || isPast ? DEPOSIT.paidAction : DEPOSIT.openAction}
    </StyledContinue>
  );
}
