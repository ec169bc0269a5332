import styled from 'styled-components';
import type { getActiveGame } from '@site/contracts/mini-games';
import type { ResultOf } from '@site/remote-kit/prize';
import { Money, color, px, radius, type } from '@site/ui';
import { MINI } from '../phrases/mini-games';

type Prize = NonNullable<ResultOf<typeof getActiveGame>>['prizes'][number];

const StyledList = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${px(8)};
  li {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: ${px(2)};
    min-height: ${px(82)};
    padding: ${px(8)} ${px(4)};
    border-radius: ${radius.m};
    background: ${color('sunken')};
    box-shadow: inset 0 0 0 1px ${color('line')};
    text-align: center;
    font-size: ${type.xs};
  }
  b {
    font-size: ${px(17)};
    color: ${color('gold-text')};
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  li[data-gone='true'] b {
    text-decoration: line-through;
    color: ${color('text-3')};
  }
  li:first-child {
    grid-column: 1 / -1;
    background: ${color('gold-soft')};
    box-shadow: inset 0 0 0 1.5px ${color('gold')};
  }
  li:first-child b {
    font-size: ${px(26)};
  }
`;
const stockText = (left: number | null): string =>
  left === null ? MINI.endless : left === 0 ? MINI.gone : MINI.stock(left);

/** What can be won and what is left of it; tries that bring nothing are no prizes to show. */
export function PrizeList({ prizes }: { readonly prizes: readonly Prize[] }) {
  return (
    <StyledList aria-label={MINI.prizes} data-testid="mini-prizes">
      {prizes
        .filter(({ amount }) => amount > 0n)
        .map(({ prizeId, name, amount, stockLeft }) => (
          <li key={prizeId} data-prize-id={prizeId} data-gone={stockLeft === 0}>
            <b>
              <Money amount={amount} />
            </b>
            <span>{name}</span>
            <small className="num">{stockText(stockLeft)}</small>
          </li>
        ))}
    </StyledList>
  );
}
