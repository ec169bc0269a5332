import { useState } from 'react';
import styled from 'styled-components';
import { toCnyString } from '@site/domain/money';
import { Link, targets, usePlatform } from '@site/platform';
import { Button, Card, Notice, Tag, buttonLook, color, px, type, type TagProps } from '@site/ui';
import type { Application } from '../api/queries';
import { turnoverPath } from '../api/wallets';
import { depositWith } from '@site/remote-kit/deposit-with';
import { LockNotice } from '../form/LockNotice';
import { MoneyNotice } from '../money/MoneyNotice';
import { useOfferMoney } from '../money/use-offer-money';
import { useOpenOffer, type OpenOffer } from '../money/use-open-offer';
import { APPLIED, GIFTS } from '../phrases/applied';
import { OFFER_MONEY } from '../phrases/money';
import { ClaimSheet } from './ClaimSheet';
import { Course } from './Course';
import { Facts } from './Facts';

const StyledCard = styled(Card)`
  display: grid;
  gap: ${px(12)};
  &[data-marked='true'] {
    box-shadow: inset 0 0 0 2px ${color('brand')};
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(${px(92)}, 1fr));
    gap: ${px(8)} ${px(12)};
  }
  dt {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  dd {
    font-size: ${type.m};
    font-weight: 650;
  }
  [data-part='since'] {
    font-size: ${type.xs};
    font-weight: 400;
    color: ${color('text-2')};
  }
  dl > [data-wide] {
    grid-column: 1 / -1;
  }
  p {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
`;
const StyledHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${px(10)};
  h2 {
    font-size: ${type.l};
    font-weight: 650;
  }
`;
const StyledActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${px(10)};
  & > * {
    flex: 1;
  }
  & > [role] {
    flex-basis: 100%;
  }
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

/** Tones of the states. */
export const STATUS_TONE: Readonly<Record<Application['status'], NonNullable<TagProps['tone']>>> = {
  Serving: 'brand',
  Wagering: 'gold',
  Completed: 'ok',
  Cancelled: 'neutral',
  Expired: 'neutral',
};

/** Which way money comes in for a bonus. */
export type Funding = 'Deposit' | 'Transfer' | 'None';

interface ApplicationCardProps {
  readonly application: Application;
  readonly funding: Funding;
  /** The address names this one. */
  readonly isMarked: boolean;
  readonly onGiveUp: () => void;
  /** Its time is over: the server says what became of it. */
  readonly onEnd: () => void;
}

/** Why the buttons rest; a claim without an answer is told beside its button. */
function Locked({ open }: { readonly open: OpenOffer | null }) {
  const { money } = usePlatform();
  if (open === null || (open.name === 'claim' && open.isUnknown)) return null;
  return (
    <Notice tone="info" role="status" testId="application-locked">
      {open.name === 'cancel' ? APPLIED.cancelling : APPLIED.claiming}{' '}
      {open.isUnknown ? (
        <Button kind="ghost" size="s" onClick={() => money.checkNow()}>
          {OFFER_MONEY.checkNow}
        </Button>
      ) : null}
    </Notice>
  );
}

function Ways({
  application,
  funding,
  open,
}: Pick<ApplicationCardProps, 'application' | 'funding'> & { readonly open: OpenOffer | null }) {
  const { toast } = usePlatform();
  const { applicationId, title, status, canClaim, claimNow, walletGroups, amount, isFreebet } =
    application;
  const [isAsked, setAsked] = useState(false);
  const money = useOfferMoney(
    'claim',
    applicationId,
    () => void toast.show('success', APPLIED.claimed),
  );
  const claim = (): void =>
    money.submit(
      {
        applicationId,
        // What was told is what is agreed to: the server pays nothing else.
        ...(claimNow === null
          ? {}
          : {
              agreed: {
                bonusAmount: toCnyString(claimNow.bonusAmount),
                required: toCnyString(claimNow.required),
              },
            }),
      },
      GIFTS.summary(title),
    );
  if (status === 'Wagering')
    return (
      <StyledWay
        to={turnoverPath(walletGroups)}
        data-kind="secondary"
        data-testid="application-play"
      >
        {isFreebet ? APPLIED.use : APPLIED.play}
      </StyledWay>
    );
  return (
    <>
      {canClaim || money.busy ? (
        <Button
          loading={money.busy}
          disabled={open?.name === 'cancel'}
          data-testid="application-claim"
          // A voucher holds no money: there is nothing to consent to.
          onClick={isFreebet ? claim : () => setAsked(true)}
        >
          {APPLIED.claim}
        </Button>
      ) : (
        <StyledWay
          to={funding === 'Transfer' ? targets.toTransfer() : depositWith(null, amount)}
          data-kind="primary"
          data-testid="application-fund"
        >
          {funding === 'Transfer' ? APPLIED.fundTransfer : APPLIED.fundDeposit}
        </StyledWay>
      )}
      <MoneyNotice money={money} testId="claim" />
      <ClaimSheet
        application={application}
        open={isAsked && canClaim}
        onConfirm={claim}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

/**
 * One application that runs: what it gives and asks, how far it is, and everything that can be done
 * with it.
 */
export function ApplicationCard({
  application,
  funding,
  isMarked,
  onGiveUp,
  onEnd,
}: ApplicationCardProps) {
  const { applicationId, title, status, expiry, canCancel, isFreebet } = application;
  const open = useOpenOffer(applicationId);
  const isWagering = status === 'Wagering';
  const [ended, setEnded] = useState<string | null>(null);
  // Until the server says what became of it: no money and no bet is asked for any more.
  const isPast = ended === expiry;
  const handleEnd = (): void => {
    setEnded(expiry);
    onEnd();
  };
  return (
    <StyledCard
      data-testid="application"
      data-application={applicationId}
      data-status={status}
      data-marked={isMarked}
    >
      <StyledHead>
        <h2>{title}</h2>
        <Tag tone={STATUS_TONE[status]}>
          {isFreebet && isWagering ? APPLIED.usable : APPLIED.status[status]}
        </Tag>
      </StyledHead>
      <Course application={application} funding={funding} isPast={isPast} />
      <Facts application={application} onEnd={handleEnd} />
      {isWagering || isFreebet ? null : <LockNotice />}
      <StyledActs>
        {isPast && !application.canClaim ? null : (
          <Ways application={application} funding={funding} open={open} />
        )}
        {canCancel ? (
          <Button
            kind="ghost"
            disabled={open !== null}
            data-testid="application-give-up"
            onClick={onGiveUp}
          >
            {isWagering ? APPLIED.giveUp : APPLIED.cancelServing}
          </Button>
        ) : null}
        <Locked open={open} />
      </StyledActs>
    </StyledCard>
  );
}
