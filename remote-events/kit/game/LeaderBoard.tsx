/** Who won most, names masked by the server, with the member's own place. */
import { useState } from 'react';
import styled from 'styled-components';
import { getLeaderBoard } from '@site/contracts/mini-games';
import { STALE, useCall } from '@site/platform';
import { Button, Money, SkeletonBar, px, radius, type } from '@site/ui';
import { cardLook, frameLook } from '../look';
import { HISTORY, LEADERS } from './phrases';

const SHORT = 5;
/** Places that get a medal. */
const TOP = 3;
const StyledLeaders = styled.section`
  ${cardLook}
  ol {
    display: grid;
    gap: ${px(4)};
  }
  li {
    display: grid;
    grid-template-columns: ${px(34)} 1fr auto;
    align-items: center;
    gap: ${px(8)};
    min-height: ${px(38)};
    padding: 0 ${px(8)};
    border-radius: ${radius.s};
    color: var(--season-ink);
    font-size: ${type.m};
  }
  li[data-own='true'] {
    box-shadow: inset 0 0 0 1.5px var(--season-accent);
  }
  .rank {
    color: var(--season-accent);
    font-size: ${type.l};
    text-align: center;
  }
  .amount {
    font-weight: 650;
  }
  .top {
    display: grid;
    place-items: center;
    width: ${px(28)};
    height: ${px(28)};
    border-radius: 50%;
    color: var(--season-on-cta);
    background: linear-gradient(var(--season-cta-0), var(--season-cta-1));
  }
`;
const StyledMore = styled(Button)`
  ${frameLook} min-height: ${px(44)};
  width: 100%;
  margin-top: ${px(10)};
`;

export function LeaderBoard({ eventCode }: { readonly eventCode: string }) {
  const [isLong, setLong] = useState(false);
  const { data, isError, refetch } = useCall(
    getLeaderBoard,
    { query: { eventCode } },
    { staleMs: STALE.seconds },
  );
  const rows = data?.rows ?? [];
  return (
    <StyledLeaders aria-label={LEADERS.title} data-testid="leader-board">
      <h3>
        {LEADERS.title}
        {data === undefined ? null : (
          <span className="num">
            {data.own === null ? LEADERS.ownNone : LEADERS.own(data.own.rank)}
          </span>
        )}
      </h3>
      {isError ? (
        <p role="alert">
          {LEADERS.failed}{' '}
          <Button kind="ghost" size="s" onClick={() => void refetch()}>
            {HISTORY.retry}
          </Button>
        </p>
      ) : null}
      {data === undefined && !isError ? <SkeletonBar height="8em" /> : null}
      <ol>
        {rows.slice(0, isLong ? rows.length : SHORT).map(({ rank, name, amount, isOwn }, at) => (
          <li key={rank} data-own={isOwn} data-testid="leader-row">
            <b className={at < TOP ? 'num rank top' : 'num rank'}>{rank}</b>
            {isOwn ? LEADERS.me : name}
            <span className="amount">
              <Money amount={amount} />
            </span>
          </li>
        ))}
      </ol>
      {rows.length > SHORT ? (
        <StyledMore aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {isLong ? LEADERS.less : LEADERS.more}
        </StyledMore>
      ) : null}
    </StyledLeaders>
  );
}
