import styled from 'styled-components';
import { getMemberRewardDetail } from '@site/contracts/member-profile';
import { rewardPercent } from '@site/domain/member/rewards';
import { Link, STALE, targets, useCall } from '@site/platform';
import {
  Card,
  FailedState,
  Money,
  Notice,
  PageBody,
  Skeleton,
  buttonLook,
  color,
  px,
  radius,
  type,
} from '@site/ui';
import { Medal } from '@site/ui/more-icons';
import { ProgressBar } from '@site/ui/progress-bar';
import { MemberOnly } from '@site/remote-kit/gate';
import { REWARDS } from '../phrases/account';
import { GATE } from '../phrases/gate';

const StyledTier = styled.div`
  display: flex;
  align-items: center;
  gap: ${px(14)};
  & > span {
    display: grid;
    place-items: center;
    flex: none;
    width: ${px(60)};
    height: ${px(60)};
    border-radius: ${radius.xl};
    background: ${color('gold-soft')};
    color: ${color('gold-text')};
  }
  svg {
    width: ${px(32)};
    height: ${px(32)};
  }
  small {
    font-size: ${type.s};
    color: ${color('text-3')};
  }
  h2 {
    font-size: ${px(24)};
    font-weight: 750;
    color: ${color('gold-text')};
    line-height: 1.25;
  }
`;
const StyledWay = styled.div`
  display: grid;
  gap: ${px(8)};
  margin-top: ${px(18)};
  font-size: ${type.s};
  color: ${color('text-2')};
`;
const StyledFacts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${px(8)};
  dt {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  dd {
    font-size: ${px(20)};
    font-weight: 700;
  }
  small {
    font-size: ${type.xs};
    font-weight: 400;
    color: ${color('text-3')};
    margin-inline-start: ${px(2)};
  }
`;
const StyledLink = styled(Link)`
  ${buttonLook}
`;

const whole = (points: number): string =>
  points.toLocaleString('zh-CN', { maximumFractionDigits: 0 });

function Rewards() {
  const rewards = useCall(getMemberRewardDetail, {}, { staleMs: STALE.always });
  if (rewards.isPending) return <Skeleton kind="article" />;
  if (rewards.data === undefined)
    return <FailedState title={REWARDS.failed} onRetry={() => void rewards.refetch()} />;
  const { points, tierName, turnover, nextTierName, pointsToNext } = rewards.data;
  return (
    <PageBody data-testid="rewards" data-tier={rewards.data.tier}>
      <Card>
        <StyledTier>
          <span aria-hidden="true">
            <Medal />
          </span>
          <div>
            <small>{REWARDS.tier}</small>
            <h2>{tierName}</h2>
          </div>
        </StyledTier>
        <StyledWay>
          {nextTierName === null || pointsToNext === null ? (
            <p>{REWARDS.top}</p>
          ) : (
            <>
              <ProgressBar
                label={REWARDS.progress(nextTierName)}
                percent={rewardPercent(points, pointsToNext)}
              />
              <p className="num">{REWARDS.next(nextTierName, whole(pointsToNext))}</p>
            </>
          )}
        </StyledWay>
      </Card>
      <Card>
        <StyledFacts>
          <div>
            <dt>{REWARDS.points}</dt>
            <dd className="num">
              {whole(points)}
              <small>{REWARDS.unit}</small>
            </dd>
          </div>
          <div>
            <dt>{REWARDS.turnover}</dt>
            <dd>
              <Money amount={turnover} />
            </dd>
          </div>
        </StyledFacts>
      </Card>
      <Notice>{REWARDS.rule}</Notice>
      <StyledLink to={targets.toPromotions()} data-kind="secondary">
        {REWARDS.play}
      </StyledLink>
    </PageBody>
  );
}

/** /Me/Rewards: the tier, its points, and how far the next one is. */
export function Page() {
  return (
    <MemberOnly hint={GATE.rewards} skeleton="article">
      <Rewards />
    </MemberOnly>
  );
}
