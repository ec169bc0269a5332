import { useState } from 'react';
import styled from 'styled-components';
import type { Application } from '@site/contracts/payment';
import { usePlatform } from '@site/platform';
import { Button, px } from '@site/ui';
import { AttemptNotice } from '../money/AttemptNotice';
import { MoneyBar } from '../money/MoneyBar';
import { DEPOSIT } from '../phrases/deposit';
import { DETAILS } from '../phrases/deposit-details';
import { CancelDialog } from './CancelDialog';
import { ContinueLink, isPaid } from './OpenDeposit';
import { useDepositSteps } from './use-deposit-steps';

const StyledActs = styled.div`
  display: grid;
  gap: ${px(10)};
  &[data-two='true'] {
    grid-template-columns: 1fr 2fr;
    /* Letters so large that two buttons have no room side by side (ADR 110). */
    @media (max-width: 17em) {
      grid-template-columns: 1fr;
    }
  }
`;

interface OpenBarProps {
  readonly deposit: Application;
  /** The time to pay is over. */
  readonly isPast: boolean;
  /** It is open no longer. */
  readonly onOver: () => void;
}

/** What can be done about the deposit that is open: go on, or take it back after a question. */
export function OpenBar({ deposit, isPast, onOver }: OpenBarProps) {
  const { toast } = usePlatform();
  const [asking, setAsking] = useState(false);
  const steps = useDepositSteps(deposit, ({ status }) => {
    if (status === 'Cancelled') toast.show('success', DEPOSIT.cancelled);
    onOver();
  });
  const cancelling = steps.button('cancel');
  // Money may be on its way: its own page takes that back, where it says so.
  const canCancel = !isPaid(deposit);
  const handleCancel = (): void => {
    setAsking(false);
    steps.cancel();
  };
  return (
    <MoneyBar isLast said={<AttemptNotice kind="deposit" money={steps.money} />}>
      <StyledActs data-two={canCancel}>
        {canCancel ? (
          <Button
            kind="danger"
            block
            {...cancelling}
            data-testid="deposit-cancel"
            onClick={() => setAsking(true)}
          >
            {DETAILS.cancel}
          </Button>
        ) : null}
        <ContinueLink deposit={deposit} isPast={isPast} />
      </StyledActs>
      <CancelDialog
        open={asking && canCancel}
        button={cancelling}
        onClose={() => setAsking(false)}
        onCancel={handleCancel}
      />
    </MoneyBar>
  );
}
