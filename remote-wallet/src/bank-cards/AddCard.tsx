import { useState } from 'react';
import styled from 'styled-components';
import { bankCardOutcome, type BankCardOutcome } from '@site/domain/verification/bank-card';
import { Link, targets } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Button, EmptyState, Lock, Skeleton, buttonLook } from '@site/ui';
import { ServiceAnchor } from '../me/ServiceAnchor';
import { ADD } from '../phrases/bank-cards';
import { CardCode } from './CardCode';
import { CardForm } from './CardForm';
import { useBankChoices, useCardAttempts, useCardFlags, useHolderName } from './queries';

const StyledWay = styled(Link)`
  ${buttonLook}
`;

interface AddCardProps {
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/**
 * What the flags ask before the form (§4.5, R4.5-3): nothing to do today, a code, or a word that
 * the card is the member's own.
 */
function Gate({
  outcome,
  onPassed,
  onCancel,
}: {
  readonly outcome: Exclude<BankCardOutcome, 'NOT_IWMM'>;
  readonly onPassed: () => void;
  readonly onCancel: () => void;
}) {
  if (outcome === 'HAS_OTP_TIMES') return <CardCode onProved={onPassed} />;
  if (outcome === 'NO_OTP_TIMES')
    return (
      <EmptyState
        icon={<Lock />}
        title={ADD.noTimes}
        hint={ADD.noTimesHint}
        testId="card-no-times"
        action={<ServiceAnchor>{ADD.service}</ServiceAnchor>}
      />
    );
  return (
    <EmptyState
      title={ADD.iwmmTitle}
      hint={ADD.iwmmHint}
      testId="card-iwmm"
      action={
        <>
          <Button data-testid="card-iwmm-yes" onClick={onPassed}>
            {ADD.iwmmYes}
          </Button>
          <Button kind="ghost" onClick={onCancel}>
            {ADD.iwmmNo}
          </Button>
        </>
      }
    />
  );
}

/** A bank card is added: first what the outcome asks, then the form. */
export function AddCard({ onSaved, onCancel }: AddCardProps) {
  const [flags, attempts, holder, choices] = [
    useCardFlags(),
    useCardAttempts(),
    useHolderName(),
    useBankChoices(),
  ];
  const [passed, setPassed] = useState(false);
  const reads = [flags, attempts, holder, choices];
  if (
    flags.data === undefined ||
    attempts.data === undefined ||
    holder.data === undefined ||
    choices.data === undefined
  ) {
    return reads.some(({ isError }) => isError) ? (
      <ReadFailed
        title={ADD.failed}
        why={reads.find(({ error }) => error !== null)?.error}
        onRetry={() => reads.forEach((read) => void read.refetch())}
      />
    ) : (
      <Skeleton kind="form" />
    );
  }
  if (!holder.data.isSet) {
    return (
      <EmptyState
        title={ADD.noName}
        hint={ADD.noNameHint}
        testId="card-no-name"
        action={
          <StyledWay to={targets.toAccountInfo()} data-kind="primary">
            {ADD.toAccount}
          </StyledWay>
        }
      />
    );
  }
  const outcome = bankCardOutcome({ ...flags.data, attemptsLeft: attempts.data.attempt });
  if (outcome !== 'NOT_IWMM' && !passed)
    return <Gate outcome={outcome} onPassed={() => setPassed(true)} onCancel={onCancel} />;
  return (
    <CardForm
      holder={holder.data.accountHolderName}
      choices={choices.data}
      onNewVault={async () => (await choices.refetch()).data?.vaultUrl ?? null}
      onSaved={onSaved}
    />
  );
}
