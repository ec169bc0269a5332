/** Look of a wager as a card. */
import { Card, color, px, type } from '@site/ui';
import styled from 'styled-components';

/** The card: what was bet, its money in one row, what can be done with it in the last one. */
export const StyledCard = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${px(4)};
  padding: ${px(8)} ${px(12)} ${px(2)};
  h3 {
    font-size: ${type.m};
  }
  &[data-mode='single'] h3,
  h3[data-part='combo'] {
    font-size: ${type.l};
  }
  [data-part='combo'] {
    display: flex;
    align-items: center;
    gap: ${px(8)};
  }
  [data-part='combo'] > small {
    flex: 1;
    font-size: ${type.s};
    font-weight: 500;
    color: ${color('text-2')};
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: ${px(6)};
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  /* One row: what went in, what comes back, what is paid for it now. What a sale asks and tells has the next ones. */
  [data-part='money'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${px(4)} ${px(12)};
    min-height: max(52px, ${px(52)});
    padding-top: ${px(4)};
    border-top: 1px solid ${color('line')};
  }
  [data-part='money'] > * {
    flex: 1 0 100%;
  }
  [data-part='money'] > [data-part='sums'] {
    flex: 0 1 auto;
    display: flex;
    flex-direction: column;
    gap: ${px(1)};
  }
  &[data-settled] [data-part='money'] {
    min-height: 0;
    padding-top: ${px(6)};
  }
  &[data-settled] [data-part='sums'] {
    flex: 1;
    flex-flow: row wrap;
    gap: ${px(1)} ${px(16)};
  }
  [data-part='sums'] > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${px(6)};
    font-size: ${type.m};
  }
  [data-part='sums'] dt {
    font-size: ${type.s};
    color: ${color('text-3')};
  }
  [data-part='sums'] dd {
    font-weight: 700;
  }
  [data-part='money'] > [data-testid='cashout'] {
    flex: 0 1 auto;
    width: auto;
    max-width: 62%;
    min-height: max(44px, ${px(44)});
    padding: ${px(4)} ${px(14)};
    white-space: normal;
    font-size: ${type.m};
  }
  /* As high as the offer whose place it has: nothing moves when a price comes back. */
  [data-part='money'] > [data-part='no-offer'] {
    flex: 0 1 auto;
    display: grid;
    justify-items: end;
    gap: ${px(2)};
    max-width: 62%;
    color: ${color('text-2')};
    text-align: end;
  }
  /* Its own size: browsers draw what is small a sixth smaller than what holds it. */
  [data-part='no-offer'] > small {
    font-size: ${type.s};
    line-height: 1.25;
  }
  [data-part='no-offer'] > [data-testid='cashout'] {
    min-height: ${px(28)};
    padding: 0 ${px(14)};
    font-size: ${type.s};
  }
  [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    /* The sign at its end has air around it. */
    margin-inline-end: ${px(-10)};
  }
  ul {
    margin: ${px(4)} 0 0;
    padding-inline-start: ${px(16)};
  }
`;
