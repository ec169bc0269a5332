import styled from 'styled-components';
import { getKycVerification } from '@site/contracts/member-verification';
import { missingForDeposit } from '@site/domain/verification/deposit';
import { identityOf } from '@site/domain/verification/identity';
import { kycStanding } from '@site/domain/verification/kyc';
import { missingForWithdrawal } from '@site/domain/verification/withdrawal';
import { Link, STALE, targets, useCall, type MemberProfile } from '@site/platform';
import { Button, Card, Notice, SkeletonBar, Tag, buttonLook, color, px, type } from '@site/ui';
import { KYC, KYC_STANDING } from '../phrases/kyc';
import { WALLET_PATHS } from './paths';

const StyledHead = styled.b`
  display: block;
  font-size: ${type.l};
  font-weight: 700;
`;
const StyledHint = styled.p`
  margin-top: ${px(4)};
  font-size: ${type.s};
  color: ${color('text-2')};
`;
const StyledSteps = styled.dl`
  display: grid;
  gap: ${px(10)};
  margin-top: ${px(14)};
  padding-top: ${px(12)};
  border-top: 1px solid ${color('line')};
  font-size: ${type.m};
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${px(12)};
  }
  dt {
    color: ${color('text')};
  }
  small {
    display: block;
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  dd {
    flex: none;
  }
`;
const StyledGo = styled(Link)`
  ${buttonLook} &[data-size='s'] {
    min-height: ${px(44)};
  }
`;

interface PartProps {
  readonly title: string;
  readonly missing: readonly string[];
  readonly done: boolean;
  readonly to: string;
  readonly go?: string;
}

function Part({ title, missing, done, to, go = KYC.go }: PartProps) {
  return (
    <div>
      <dt>
        {title}
        {done || missing.length === 0 ? null : <small>{KYC.missing(missing.join(KYC.join))}</small>}
      </dt>
      <dd>
        {done ? (
          <Tag tone="ok">{KYC.ok}</Tag>
        ) : (
          <StyledGo to={to} data-kind="secondary" data-size="s" aria-label={`${go}${title}`}>
            {go}
          </StyledGo>
        )}
      </dd>
    </div>
  );
}

/** Of the card of a member with nothing left to do: its place is kept, so that nothing below moves. */
const DONE_HEIGHT = 163;

/** Where the member stands with verification, and the way to each thing that is still asked (§4.5). */
export function KycCard({ profile }: { readonly profile: MemberProfile }) {
  const kyc = useCall(getKycVerification, {}, { staleMs: STALE.always });
  if (kyc.isPending)
    return (
      <Card style={{ minHeight: px(DONE_HEIGHT) }} aria-busy="true">
        <SkeletonBar width="60%" />
        <SkeletonBar />
      </Card>
    );
  if (kyc.data === undefined)
    return (
      <Notice tone="warn" role="status">
        {KYC.failed}{' '}
        <Button kind="ghost" size="s" onClick={() => void kyc.refetch()}>
          {KYC.retry}
        </Button>
      </Notice>
    );
  const { isKyc, stage, depositStep, withdrawalStep } = kyc.data;
  const standing = kycStanding(isKyc, stage);
  const isReady = depositStep === 'DoneVerifyStep' && withdrawalStep === 'DoneVerifyStep';
  const identity = identityOf(profile);
  const named = <K extends string>(
    names: Readonly<Record<K, string>>,
    steps: readonly string[],
  ): readonly string[] => steps.flatMap((step) => (step in names ? [names[step as K]] : []));
  return (
    <Card data-testid="account-kyc" data-stage={stage} data-kyc={isKyc}>
      <StyledHead>{KYC_STANDING[standing]}</StyledHead>
      <StyledHint>{!isKyc ? KYC.openHint : isReady ? KYC.doneHint : KYC.restHint}</StyledHint>
      <StyledSteps>
        <Part
          title={KYC.deposit}
          missing={named(KYC.depositSteps, missingForDeposit(identity))}
          done={depositStep === 'DoneVerifyStep'}
          to={targets.toDeposit()}
        />
        <Part
          title={KYC.withdrawal}
          missing={named(KYC.withdrawalSteps, missingForWithdrawal(identity))}
          done={withdrawalStep === 'DoneVerifyStep'}
          to={targets.toWithdrawal()}
        />
        {isKyc ? null : (
          <>
            <Part
              title={KYC.upload}
              missing={[]}
              done={false}
              to={targets.toUploads()}
              go={standing === 'reviewing' ? KYC.look : KYC.go}
            />
            <Part title={KYC.check} missing={[]} done={false} to={WALLET_PATHS.identityCheck} />
          </>
        )}
      </StyledSteps>
    </Card>
  );
}
