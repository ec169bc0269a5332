import styled from 'styled-components';
import { getMemberRewardDetail } from '@site/contracts/member-profile';
import { getRewardPoints } from '@site/contracts/reward-store';
import { formatWhole } from '@site/domain/formatting/whole';
import { rewardPercent } from '@site/domain/member/rewards';
import { UNKNOWN_AMOUNT_TEXT } from '@site/domain/money';
import { Link, STALE, targets, useCall } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import {
  Card,
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
    font-size: ${type.xxl};
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
    font-size: ${type.xl};
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

/** What may be spent: the store's own figure; `--` while it is not known (I7). */
function Spendable() {
  const { data } = useCall(getRewardPoints, {}, { staleMs: STALE.seconds });
  return (
    <div>
      <dt>{REWARDS.points}</dt>
      <dd className="num" data-testid="rewards-points">
        {data === undefined ? UNKNOWN_AMOUNT_TEXT : formatWhole(data.available)}
        <small>{REWARDS.unit}</small>
      </dd>
    </div>
  );
}

function Rewards() {
  const rewards = useCall(getMemberRewardDetail, {}, { staleMs: STALE.always });
  if (rewards.isPending) return <Skeleton kind="article" />;
  if (rewards.data === undefined)
    return (
      <ReadFailed
        title={REWARDS.failed}
        why={rewards.error}
        onRetry={() => void rewards.refetch()}
      />
    );
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
              <p className="num">{REWARDS.next(nextTierName, formatWhole(pointsToNext))}</p>
            </>
          )}
        </StyledWay>
      </Card>
      <Card>
        <StyledFacts>
          <Spendable />
          <div>
            <dt>{REWARDS.growth}</dt>
            <dd className="num" data-testid="rewards-growth">
              {formatWhole(points)}
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
      <StyledLink to={targets.toRewardsStore()} data-kind="primary">
        {REWARDS.store}
      </StyledLink>
      <StyledLink to={targets.toPromotions()} data-kind="secondary">
        {REWARDS.play}
      </StyledLink>
    </PageBody>
  );
}

/** /Me/Rewards: the tier, what points may be spent, and how far the next tier is. */
export function Page() {
  return (
    <MemberOnly hint={GATE.rewards} skeleton="article">
      <Rewards />
    </MemberOnly>
  );
}
