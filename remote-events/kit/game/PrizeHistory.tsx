/** The member's own prizes, newest first, page by page; also after the season. */
import { useState } from 'react';
import styled from 'styled-components';
import { getPrizeHistory } from '@site/contracts/mini-games';
import { STALE, useCall } from '@site/platform';
import { Button, DateText, Money, SkeletonBar, px, type } from '@site/ui';
import { cardLook, frameLook } from '../look';
import { HISTORY } from './phrases';

const StyledHistory = styled.section`
  ${cardLook}
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 ${px(10)};
    padding: ${px(8)} 0;
  }
  li + li {
    border-top: 1px solid var(--season-line);
  }
  b {
    color: var(--season-ink);
    font-size: ${type.m};
  }
  small {
    grid-column: 1;
    font-size: ${type.xs};
  }
  .amount {
    grid-row: 1 / 3;
    grid-column: 2;
    align-self: center;
    font-size: ${type.l};
    font-weight: 700;
    color: var(--season-accent);
  }
`;
const StyledPager = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${px(10)};
  margin-top: ${px(10)};
`;
const StyledTurn = styled(Button)`
  ${frameLook} min-height: ${px(44)};
`;

export function PrizeHistory({ eventCode }: { readonly eventCode: string }) {
  const [at, setAt] = useState(1);
  const { data, isError, refetch } = useCall(
    getPrizeHistory,
    { query: { eventCode, currentPage: at } },
    { staleMs: STALE.seconds },
  );
  const pages = data?.page.totalPage ?? 1;
  return (
    <StyledHistory aria-label={HISTORY.title} data-testid="prize-history">
      <h3>
        {HISTORY.title}
        {data === undefined ? null : (
          <span className="num">{HISTORY.count(data.page.totalRecord ?? data.prizes.length)}</span>
        )}
      </h3>
      {isError ? (
        <p role="alert">
          {HISTORY.failed}{' '}
          <Button kind="ghost" size="s" onClick={() => void refetch()}>
            {HISTORY.retry}
          </Button>
        </p>
      ) : null}
      {data === undefined && !isError ? <SkeletonBar height="4em" /> : null}
      {data?.prizes.length === 0 ? <p>{HISTORY.empty}</p> : null}
      <ol>
        {data?.prizes.map(({ id, name, amount, wonAt }) => (
          <li key={id} data-testid="prize-row">
            <b>{name}</b>
            <small>
              <DateText at={wonAt} />
            </small>
            <span className="amount">
              <Money amount={amount} />
            </span>
          </li>
        ))}
      </ol>
      {pages > 1 ? (
        <StyledPager aria-label={HISTORY.pager}>
          <StyledTurn disabled={at <= 1} onClick={() => setAt(at - 1)}>
            {HISTORY.newer}
          </StyledTurn>
          <span className="num">{HISTORY.page(at, pages)}</span>
          <StyledTurn disabled={at >= pages} onClick={() => setAt(at + 1)}>
            {HISTORY.older}
          </StyledTurn>
        </StyledPager>
      ) : null}
    </StyledHistory>
  );
}
