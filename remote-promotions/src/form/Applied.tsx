import styled from 'styled-components';
import { formatCny, type Fen } from '@site/domain/money';
import { Link, targets } from '@site/platform';
import { Button, EmptyState, Gift, Ticket, buttonLook } from '@site/ui';
import { useApplications, usePreview, type Application } from '../api/queries';
import { turnoverPath, walletName } from '../api/wallets';
import { MoneyNotice } from '../money/MoneyNotice';
import type { OfferMoney } from '../money/use-offer-money';
import { BONUS_FORM } from '../phrases/form';
import { Done } from './Done';
import { LockNotice } from './LockNotice';
import { depositWith } from '@site/remote-kit/deposit-with';

const StyledWay = styled(Link)`
  ${buttonLook}
`;

interface AppliedProps {
  readonly application: Application;
  /** The least that its tier asks for; null where the tier is not at hand. */
  readonly minAmount: Fen | null;
  readonly money: OfferMoney<'claim'>;
  readonly onClaim: () => void;
}

const Mine = ({ applicationId }: Pick<Application, 'applicationId'>) => (
  <StyledWay
    to={targets.toAppliedBonus(applicationId)}
    data-kind="secondary"
    data-testid="bonus-mine"
  >
    {BONUS_FORM.mine}
  </StyledWay>
);

/** The bonus is there: in a wallet, or as a voucher that only the slip knows. */
function Claimed({ application }: Pick<AppliedProps, 'application'>) {
  const { applicationId, bonusAmount, required, payGroup, walletGroups, isFreebet } = application;
  if (isFreebet) {
    return (
      <EmptyState
        icon={<Ticket />}
        title={BONUS_FORM.freeTitle}
        hint={BONUS_FORM.freeHint(formatCny(bonusAmount))}
        testId="bonus-claimed"
        action={
          <>
            <StyledWay to={targets.toSports()} data-kind="primary">
              {BONUS_FORM.freeUse}
            </StyledWay>
            <Mine applicationId={applicationId} />
          </>
        }
      />
    );
  }
  return (
    <Done
      numbers={application}
      title={BONUS_FORM.claimedTitle}
      hint={
        required > 0n
          ? BONUS_FORM.claimedHint(
              formatCny(bonusAmount),
              walletName(payGroup),
              formatCny(required),
            )
          : BONUS_FORM.claimedFree(formatCny(bonusAmount), walletName(payGroup))
      }
      action={
        <>
          {required > 0n ? (
            <StyledWay to={turnoverPath(walletGroups)} data-kind="primary" data-testid="bonus-play">
              {BONUS_FORM.play}
            </StyledWay>
          ) : null}
          <Mine applicationId={applicationId} />
        </>
      }
      testId="bonus-claimed"
    />
  );
}

/**
 * Applied for, and nothing has to come in: its claim is under way, or is offered again when it
 * never left or was refused.
 */
function Unclaimed({ application, money, onClaim }: Omit<AppliedProps, 'minAmount'>) {
  // After a verdict everything is read anew: what ended meanwhile has no claim to offer.
  const own =
    useApplications().data?.find(
      ({ applicationId }) => applicationId === application.applicationId,
    ) ?? application;
  if (own.claimedDate !== null) return <Claimed application={own} />;
  const canClaim = own.canClaim && !money.busy;
  return (
    <>
      {canClaim && !own.isFreebet ? <LockNotice /> : null}
      <EmptyState
        icon={<Gift />}
        title={BONUS_FORM.appliedTitle}
        {...(money.busy
          ? { hint: BONUS_FORM.claiming }
          : canClaim
            ? { hint: BONUS_FORM.unclaimed }
            : {})}
        testId="bonus-applied"
        action={
          <>
            {canClaim || money.busy ? (
              <Button loading={money.busy} data-testid="bonus-claim" onClick={onClaim}>
                {BONUS_FORM.claim}
              </Button>
            ) : null}
            <Mine applicationId={own.applicationId} />
          </>
        }
      />
      <MoneyNotice money={money} testId="bonus" />
    </>
  );
}

/** Applied for; the money comes next: what it will bring and ask for the amount that was meant. */
function ToFund({ application, minAmount }: Pick<AppliedProps, 'application' | 'minAmount'>) {
  const { applicationId, bonusRuleId, transactionType, payGroup, amount } = application;
  const meant = amount > 0n ? amount : null;
  const preview = usePreview(bonusRuleId, meant);
  const isDeposit = transactionType === 'Deposit';
  const least = minAmount === null ? '' : BONUS_FORM.least(formatCny(minAmount));
  const { bonusAmount, turnoverRequired: required, expiry } = preview.data ?? {};
  return (
    <Done
      title={BONUS_FORM.appliedTitle}
      hint={
        isDeposit
          ? BONUS_FORM.hintDeposit(least)
          : BONUS_FORM.hintTransfer(walletName(payGroup), least)
      }
      numbers={
        meant === null || preview.isError
          ? null
          : { amount, ...(preview.data === undefined ? {} : { bonusAmount, required, expiry }) }
      }
      testId="bonus-applied"
      action={
        <>
          <StyledWay
            to={isDeposit ? depositWith(null, meant) : targets.toTransfer()}
            data-kind="primary"
            data-testid="bonus-fund"
          >
            {isDeposit ? BONUS_FORM.toDeposit : BONUS_FORM.toTransfer}
          </StyledWay>
          <Mine applicationId={applicationId} />
        </>
      }
    />
  );
}

/**
 * What comes after: the bonus is there, or money has to come in first. It speaks of what was
 * applied for, whatever the form shows.
 */
export function Applied({ application, minAmount, money, onClaim }: AppliedProps) {
  const { claimedDate, transactionType } = application;
  if (claimedDate !== null) return <Claimed application={application} />;
  if (transactionType === 'None')
    return <Unclaimed application={application} money={money} onClaim={onClaim} />;
  return <ToFund application={application} minAmount={minAmount} />;
}
