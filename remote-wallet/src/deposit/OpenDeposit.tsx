import styled from 'styled-components';
import type { Application } from '@site/contracts/payment';
import { formatCny } from '@site/domain/money';
import { Link } from '@site/platform';
import { Notice, buttonLook } from '@site/ui';
import { DEPOSIT } from '../phrases/deposit';
import { detailsPath } from './details-path';

const StyledContinue = styled(Link)`
  ${buttonLook}
`;

interface OpenDepositProps {
  readonly deposit: Application;
}

/** A method takes one deposit at a time: the one that is open. */
export function OpenDeposit({ deposit }: OpenDepositProps) {
  return (
    <Notice tone="warn" role="status" testId="deposit-open">
      <b>{DEPOSIT.openTitle}</b>
      <p>{DEPOSIT.open(formatCny(deposit.amount))}</p>
    </Notice>
  );
}

/** The way on to it, where the form has its one button. */
export function ContinueLink({ deposit }: OpenDepositProps) {
  return (
    <StyledContinue to={detailsPath(deposit.applicationId)} data-kind="primary" data-block="true">
      {DEPOSIT.openAction}
    </StyledContinue>
  );
}
