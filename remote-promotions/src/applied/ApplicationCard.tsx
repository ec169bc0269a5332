import styled from 'styled-components';
import { formatCny } from '@site/domain/money';
import { WALLET_NAME } from '@site/domain/wallet/groups';
import { Link, targets, usePlatform } from '@site/platform';
import { Button, Card, Countdown, Money, Tag, buttonLook, color, px, type, type TagProps } from '@site/ui';
import { ProgressBar } from '@site/ui/progress-bar';
import type { Application } from '../api/queries';
import { MoneyNotice } from '../money/MoneyNotice';
import { useOfferMoney } from '../money/use-offer-money';
import { APPLIED, GIFTS } from '../phrases/applied';

const StyledCard = styled(Card)`
  display: grid; gap: ${px(12)};
  &[data-marked='true'] { box-shadow: inset 0 0 0 2px ${color('brand')}; }
  dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(${px(92)}, 1fr)); gap: ${px(8)} ${px(12)}; } dt { font-size: ${type.xs}; color: ${color('text-3')}; } dd { font-size: ${type.m}; font-weight: 650; }
  p { font-size: ${type.s}; color: ${color('text-2')}; }
`;
const StyledHead = styled.div`display: flex; align-items: center; justify-content: space-between; gap: ${px(10)}; h2 { font-size: ${type.l}; font-weight: 650; }`;
const StyledActs = styled.div`display: flex; flex-wrap: wrap; gap: ${px(10)}; & > * { flex: 1; } & > [role] { flex-basis: 100%; }`;
const StyledWay = styled(Link)`${buttonLook}`;

/** Tones of the states. */
export const STATUS_TONE: Readonly<Record<Application['status'], NonNullable<TagProps['tone']>>> = { Serving: 'brand', Wagering: 'gold', Completed: 'ok', Cancelled: 'neutral', Expired: 'neutral' };

/** Which way money comes in for a bonus. */
export type Funding = 'Deposit' | 'Transfer' | 'None';

interface ApplicationCardProps {
  readonly application: Application;
  readonly funding: Funding;
  /** The address names this one. */
  readonly isMarked: boolean;
  readonly onGiveUp: () => void;
}

function Ways({ application, funding }: Pick<ApplicationCardProps, 'application' | 'funding'>) {
  const { toast } = usePlatform();
  const { applicationId, title, status, canClaim } = application;
  const money = useOfferMoney('claim', applicationId, () => void toast.show('success', APPLIED.claimed));
  if (status === 'Wagering') return <StyledWay to={targets.toSports()} data-kind="secondary">{application.isFreebet ? APPLIED.use : APPLIED.play}</StyledWay>;
  return (
    <>
      {canClaim || money.busy
        ? <Button loading={money.busy} data-testid="application-claim" onClick={() => money.submit({ applicationId }, GIFTS.summary(title))}>{APPLIED.claim}</Button>
        : <StyledWay to={funding === 'Transfer' ? targets.toTransfer() : targets.toDeposit()} data-kind="primary" data-testid="application-fund">{funding === 'Transfer' ? APPLIED.fundTransfer : APPLIED.fundDeposit}</StyledWay>}
      <MoneyNotice money={money} testId="claim" />
    </>
  );
}

/** One application that runs: what it gives and asks, how far it is, and everything that can be done with it. */
export function ApplicationCard({ application, funding, isMarked, onGiveUp }: ApplicationCardProps) {
  const { clock } = usePlatform();
  const { applicationId, title, status, amount, bonusAmount, required, achieved, percent, payGroup, expiry, canClaim, canCancel, isFreebet } = application;
  const isWagering = status === 'Wagering';
  return (
    <StyledCard data-testid="application" data-application={applicationId} data-status={status} data-marked={isMarked}>
      <StyledHead><h2>{title}</h2><Tag tone={STATUS_TONE[status]}>{isFreebet && isWagering ? APPLIED.usable : APPLIED.status[status]}</Tag></StyledHead>
      {isWagering ? <><ProgressBar label={(isFreebet ? APPLIED.usage : APPLIED.progress)(title)} percent={percent} /><p className="num">{(isFreebet ? APPLIED.used : APPLIED.done)(formatCny(achieved), formatCny(required))}</p></> : <p>{canClaim ? APPLIED.ready : funding === 'Transfer' ? APPLIED.hintTransfer : APPLIED.hintDeposit}</p>}
      <dl>
        {isWagering ? <div><dt>{APPLIED.bonus}</dt><dd><Money amount={bonusAmount} /></dd></div> : amount > 0n ? <div><dt>{APPLIED.planned}</dt><dd><Money amount={amount} /></dd></div> : null}
        <div><dt>{APPLIED.wallet}</dt><dd>{WALLET_NAME[payGroup as keyof typeof WALLET_NAME] ?? ''}</dd></div>
        <div><dt>{isWagering ? APPLIED.expires : APPLIED.applyUntil}</dt><dd><Countdown until={Date.parse(expiry)} now={clock.now} /></dd></div>
      </dl>
      <StyledActs>
        <Ways application={application} funding={funding} />
        {canCancel ? <Button kind="ghost" data-testid="application-give-up" onClick={onGiveUp}>{isWagering ? APPLIED.giveUp : APPLIED.cancelServing}</Button> : null}
      </StyledActs>
    </StyledCard>
  );
}
