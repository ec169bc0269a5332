import styled from 'styled-components';
import { formatCny } from '@site/domain/money';
import { WALLET_NAME } from '@site/domain/wallet/groups';
import { Link, targets } from '@site/platform';
import { EmptyState, Gift, Ticket, buttonLook } from '@site/ui';
import type { Application, Offer } from '../api/queries';
import { MoneyNotice } from '../money/MoneyNotice';
import type { OfferMoney } from '../money/use-offer-money';
import { BONUS_FORM } from '../phrases/form';

const StyledWay = styled(Link)`${buttonLook}`;

interface AppliedProps {
  readonly application: Application;
  readonly offer: Offer;
  readonly money: OfferMoney<'claim'>;
}

const Mine = ({ applicationId }: Pick<Application, 'applicationId'>) => <StyledWay to={targets.toAppliedBonus(applicationId)} data-kind="secondary" data-testid="bonus-mine">{BONUS_FORM.mine}</StyledWay>;

/** The bonus is there: in a wallet, or as a voucher that only the slip knows. */
function Claimed({ application }: Pick<AppliedProps, 'application'>) {
  const { applicationId, bonusAmount, required, payGroup, isFreebet } = application;
  if (isFreebet) {
    return (
      <EmptyState
        icon={<Ticket />} title={BONUS_FORM.freeTitle} hint={BONUS_FORM.freeHint(formatCny(bonusAmount))} testId="bonus-claimed"
        action={<><StyledWay to={targets.toSports()} data-kind="primary">{BONUS_FORM.freeUse}</StyledWay><Mine applicationId={applicationId} /></>}
      />
    );
  }
  const wallet = WALLET_NAME[payGroup as keyof typeof WALLET_NAME] ?? '';
  return <EmptyState icon={<Gift />} title={BONUS_FORM.claimedTitle} hint={BONUS_FORM.claimedHint(formatCny(bonusAmount), wallet, formatCny(required))} action={<Mine applicationId={applicationId} />} testId="bonus-claimed" />;
}

/** What comes after: the bonus is there, or money has to come in first. */
export function Applied({ application, offer, money }: AppliedProps) {
  if (application.claimedDate !== null) return <Claimed application={application} />;
  const mine = <Mine applicationId={application.applicationId} />;
  if (offer.transactionType === 'None') return <><EmptyState icon={<Gift />} title={BONUS_FORM.appliedTitle} action={mine} testId="bonus-applied" /><MoneyNotice money={money} testId="bonus" /></>;
  const isDeposit = offer.transactionType === 'Deposit';
  return (
    <EmptyState
      icon={<Gift />} title={BONUS_FORM.appliedTitle} hint={BONUS_FORM.appliedHint(isDeposit ? BONUS_FORM.deposit : BONUS_FORM.transfer, formatCny(offer.minAmount))} testId="bonus-applied"
      action={<><StyledWay to={isDeposit ? targets.toDeposit() : targets.toTransfer()} data-kind="primary" data-testid="bonus-fund">{isDeposit ? BONUS_FORM.toDeposit : BONUS_FORM.toTransfer}</StyledWay>{mine}</>}
    />
  );
}
