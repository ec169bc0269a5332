import styled from 'styled-components';
import { formatCny } from '@site/domain/money';
import { Link, targets, usePlatform } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import {
  Button,
  Card,
  Check,
  CircleUserRound,
  DateText,
  EmptyState,
  Skeleton,
  Tag,
  buttonLook,
  color,
  px,
  type,
} from '@site/ui';
import { ProgressBar } from '@site/ui/progress-bar';
import { MoneyNotice } from '../money/MoneyNotice';
import { useOfferMoney } from '../money/use-offer-money';
import { ACTIVITY } from '../phrases/referral';
import { useReferees, useReferralRewards, type Referee, type ReferralReward } from './queries';

const StyledList = styled.ul`
  display: grid;
  gap: ${px(12)};
`;
const StyledFriend = styled(Card)`
  display: grid;
  gap: ${px(12)};
  & > .who {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${px(10)};
    b {
      font-size: ${type.l};
      font-weight: 650;
    }
    small {
      font-size: ${type.xs};
      color: ${color('text-3')};
    }
  }
`;
const StyledTask = styled.li`
  display: grid;
  gap: ${px(6)};
  font-size: ${type.s};
  & > span {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${px(8)};
    color: ${color('text-2')};
  }
  em {
    font-style: normal;
    display: inline-flex;
    align-items: center;
    gap: ${px(4)};
    color: ${color('green')};
    font-weight: 600;
  }
  svg {
    width: ${px(16)};
    height: ${px(16)};
  }
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

const percentOf = (current: bigint, target: bigint): number =>
  target <= 0n || current >= target ? 100 : Number((current * 100n) / target);

function Task({
  name,
  task: { task, isDone, current, target },
}: {
  readonly name: string;
  readonly task: Referee['tasks'][number];
}) {
  return (
    <StyledTask data-testid={`task-${task}`} data-done={isDone}>
      <span>
        {ACTIVITY.tasks[task]}
        {isDone ? (
          <em>
            <Check aria-hidden="true" />
            {ACTIVITY.taskDone}
          </em>
        ) : (
          <i className="num">{ACTIVITY.of(formatCny(current), formatCny(target))}</i>
        )}
      </span>
      {isDone ? null : (
        <ProgressBar
          label={ACTIVITY.progress(name, ACTIVITY.tasks[task])}
          percent={percentOf(current, target)}
        />
      )}
    </StyledTask>
  );
}

function Reward({
  reward: { refereeId, refereeName, amount, status },
}: {
  readonly reward: ReferralReward;
}) {
  const { toast } = usePlatform();
  const money = useOfferMoney(
    'referral',
    refereeId,
    () => void toast.show('success', ACTIVITY.claimed),
  );
  if (status === 'Paid') return <Tag tone="ok">{ACTIVITY.paid}</Tag>;
  if (status === 'Waiting') return <Tag>{ACTIVITY.waitingTasks}</Tag>;
  return (
    <>
      <Button
        block
        loading={money.busy}
        data-testid="referral-claim"
        onClick={() => money.submit({ refereeId }, ACTIVITY.summary(refereeName))}
      >
        {ACTIVITY.claim(formatCny(amount))}
      </Button>
      <MoneyNotice money={money} testId="referral" />
    </>
  );
}

/** Everybody who was invited: how far each is, and the reward once it may be taken. */
export function Friends() {
  const referees = useReferees();
  const rewards = useReferralRewards();
  if (referees.isPending || rewards.isPending) return <Skeleton kind="list" />;
  if (referees.data === undefined || rewards.data === undefined)
    return (
      <ReadFailed
        title={ACTIVITY.friendsFailed}
        why={referees.error ?? rewards.error}
        onRetry={() => {
          void referees.refetch();
          void rewards.refetch();
        }}
      />
    );
  if (referees.data.length === 0)
    return (
      <EmptyState
        icon={<CircleUserRound />}
        title={ACTIVITY.noFriends}
        hint={ACTIVITY.noFriendsHint}
        action={
          <StyledWay to={targets.toAmbassador()} data-kind="primary">
            {ACTIVITY.share}
          </StyledWay>
        }
        testId="no-friends"
      />
    );
  return (
    <StyledList>
      {referees.data.map(({ refereeId, refereeName, registeredAt, tasks }) => {
        const reward = rewards.data.find((each) => each.refereeId === refereeId);
        return (
          <li key={refereeId}>
            <StyledFriend data-testid="friend" data-friend={refereeId}>
              <div className="who">
                <b className="num">{refereeName}</b>
                <small>
                  {ACTIVITY.since} <DateText at={registeredAt} />
                </small>
              </div>
              <StyledList>
                {tasks.map((task) => (
                  <Task key={task.task} name={refereeName} task={task} />
                ))}
              </StyledList>
              {reward === undefined ? null : (
                <div>
                  <Reward reward={reward} />
                </div>
              )}
            </StyledFriend>
          </li>
        );
      })}
    </StyledList>
  );
}
