/** The member's own prizes of a game, newest first, page by page. */
import { useState } from 'react';
import styled from 'styled-components';
import { Button, Card, DateText, Money, Section, SkeletonBar, color, px, type } from '@site/ui';
import { usePrizes } from '../api/mini-games';
import { MINI } from '../phrases/mini-games';

const StyledList = styled.ol`
  &[aria-busy='true'] {
    opacity: 0.55;
  }
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0 ${px(10)};
    min-height: ${px(52)};
    padding: ${px(8)} 0;
  }
  li + li {
    border-top: 1px solid ${color('line')};
  }
  b {
    font-size: ${type.m};
    font-weight: 600;
  }
  small {
    grid-column: 1;
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  .amount {
    grid-row: 1 / 3;
    grid-column: 2;
    font-weight: 700;
    color: ${color('gold-text')};
  }
`;
const StyledPager = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${px(10)};
  font-size: ${type.s};
  color: ${color('text-2')};
`;

export function MyPrizes({ eventCode }: { readonly eventCode: string }) {
  const [at, setAt] = useState(1);
  const { data, isError, refetch } = usePrizes(eventCode, at);
  // The page before stands while the next one is read, and the pager also when that fails: neither it nor the focus in it may go.
  const [known, setKnown] = useState(data);
  if (data !== undefined && data !== known) setKnown(data);
  const pages = known?.page.totalPage ?? 1;
  const prizes = (data ?? (isError ? undefined : known))?.prizes;
  const turn = (to: number) => (): void => {
    if (to >= 1 && to <= pages) setAt(to);
  };
  return (
    <Section
      title={MINI.history}
      action={
        known === undefined ? undefined : (
          <span className="num">{MINI.count(known.page.totalRecord ?? known.prizes.length)}</span>
        )
      }
    >
      <Card data-testid="mini-history">
        {isError ? (
          <p role="alert">
            {MINI.historyFailed}{' '}
            <Button kind="ghost" size="s" onClick={() => void refetch()}>
              {MINI.retry}
            </Button>
          </p>
        ) : null}
        {prizes === undefined && !isError ? <SkeletonBar height="4em" /> : null}
        {prizes?.length === 0 ? <p>{MINI.historyEmpty}</p> : null}
        <StyledList aria-busy={data === undefined && !isError}>
          {prizes?.map(({ id, name, amount, wonAt }) => (
            <li key={id} data-testid="mini-prize-row">
              <b>{name}</b>
              <small>
                <DateText at={wonAt} />
              </small>
              <span className="amount">
                <Money amount={amount} />
              </span>
            </li>
          ))}
        </StyledList>
        {pages > 1 ? (
          <StyledPager aria-label={MINI.pager}>
            <Button kind="ghost" aria-disabled={at <= 1} onClick={turn(at - 1)}>
              {MINI.newer}
            </Button>
            <span className="num">{MINI.page(at, pages)}</span>
            <Button kind="ghost" aria-disabled={at >= pages} onClick={turn(at + 1)}>
              {MINI.older}
            </Button>
          </StyledPager>
        ) : null}
      </Card>
    </Section>
  );
}
