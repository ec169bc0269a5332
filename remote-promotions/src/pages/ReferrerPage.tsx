import styled from 'styled-components';
import { Link, targets, useSearchParams } from '@site/platform';
import { MemberOnly } from '@site/remote-kit/gate';
import { ReadFailed } from '@site/remote-kit/failed';
import {
  Card,
  EmptyState,
  Gift,
  Money,
  Notice,
  PageBody,
  Segmented,
  Skeleton,
  buttonLook,
  color,
  px,
  type,
} from '@site/ui';
import { ACTIVITY } from '../phrases/referral';
import { CodeCard } from '../referral/CodeCard';
import { Friends } from '../referral/Friends';
import { History } from '../referral/History';
import { useReferrer, type Referrer } from '../referral/queries';

const StyledSums = styled(Card)`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${px(8)};
  text-align: center;
  dt {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  dd {
    font-size: ${type.xl};
    font-weight: 750;
    overflow-wrap: anywhere;
  }
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

const PARTS = [
  { value: 'friends', label: ACTIVITY.friends, testId: 'activity-friends' },
  { value: 'history', label: ACTIVITY.history, testId: 'activity-history' },
] as const;

function Sums({
  referrer: { refereeCount, completedCount, rewardTotal, rewardWaiting },
}: {
  readonly referrer: Referrer;
}) {
  return (
    <StyledSums as="dl" data-testid="referral-sums">
      <div>
        <dt>{ACTIVITY.people}</dt>
        <dd className="num">{refereeCount}</dd>
      </div>
      <div>
        <dt>{ACTIVITY.done}</dt>
        <dd className="num">{completedCount}</dd>
      </div>
      <div>
        <dt>{ACTIVITY.total}</dt>
        <dd>
          <Money amount={rewardTotal} />
        </dd>
      </div>
      <div>
        <dt>{ACTIVITY.waiting}</dt>
        <dd>
          <Money amount={rewardWaiting} />
        </dd>
      </div>
    </StyledSums>
  );
}

function Activity() {
  const [params, setParams] = useSearchParams();
  const referrer = useReferrer();
  const part = params.get('tab') === 'history' ? 'history' : 'friends';
  if (referrer.isPending) return <Skeleton kind="list" />;
  if (referrer.data === undefined)
    return (
      <ReadFailed
        title={ACTIVITY.failed}
        why={referrer.error}
        onRetry={() => void referrer.refetch()}
      />
    );
  if (referrer.data === null)
    return (
      <EmptyState
        icon={<Gift />}
        title={ACTIVITY.notJoined}
        hint={ACTIVITY.notJoinedHint}
        action={
          <StyledWay to={targets.toAmbassador()} data-kind="primary" data-testid="activity-join">
            {ACTIVITY.join}
          </StyledWay>
        }
        testId="not-joined"
      />
    );
  return (
    <>
      <Sums referrer={referrer.data} />
      {referrer.data.referrerName === null ? null : (
        <Notice>{ACTIVITY.inviter(referrer.data.referrerName)}</Notice>
      )}
      <CodeCard referrer={referrer.data} />
      <Segmented
        label={ACTIVITY.parts}
        options={PARTS}
        value={part}
        onChange={(next) =>
          setParams(next === 'history' ? { tab: 'history' } : {}, { replace: true })
        }
      />
      {part === 'history' ? <History /> : <Friends />}
    </>
  );
}

/** /ReferrerActivity: who was invited, how far they are, what it brought. */
export function Page() {
  return (
    <PageBody data-testid="referrer-activity">
      <MemberOnly hint={ACTIVITY.login}>
        <Activity />
      </MemberOnly>
    </PageBody>
  );
}
