import styled from 'styled-components';
import { getKycVerification } from '@site/contracts/member-verification';
import { missingForDeposit } from '@site/domain/verification/deposit';
import { identityOf } from '@site/domain/verification/identity';
import { missingForWithdrawal } from '@site/domain/verification/withdrawal';
import { Link, STALE, targets, useCall, type MemberProfile } from '@site/platform';
import {
  Button,
  Card,
  Notice,
  SkeletonBar,
  Tag,
  buttonLook,
  color,
  px,
  type,
  type TagProps,
} from '@site/ui';
import { KYC } from '../phrases/account';

const StyledHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${px(8)};
  b {
    font-size: ${px(16)};
    font-weight: 700;
  }
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

const TONES: Readonly<Record<keyof typeof KYC.stage, NonNullable<TagProps['tone']>>> = {
  NotUploaded: 'neutral',
  Pending: 'gold',
  Approved: 'ok',
  Rejected: 'danger',
};

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
  const identity = identityOf(profile);
  const named = <K extends string>(
    names: Readonly<Record<K, string>>,
    steps: readonly string[],
  ): readonly string[] => steps.flatMap((step) => (step in names ? [names[step as K]] : []));
  return (
    <Card data-testid="account-kyc" data-stage={stage} data-kyc={isKyc}>
      <StyledHead>
        <b>{isKyc ? KYC.done : KYC.open}</b>
        {isKyc && stage === 'NotUploaded' ? null : (
          <Tag tone={TONES[stage]}>{KYC.stage[stage]}</Tag>
        )}
      </StyledHead>
      <StyledHint>
        {isKyc && depositStep === 'DoneVerifyStep' && withdrawalStep === 'DoneVerifyStep'
          ? KYC.doneHint
          : KYC.openHint}
      </StyledHint>
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
          <Part
            title={KYC.upload}
            missing={[]}
            done={stage === 'Approved'}
            to={targets.toUploads()}
            go={stage === 'Pending' ? KYC.look : KYC.go}
          />
        )}
      </StyledSteps>
    </Card>
  );
}
