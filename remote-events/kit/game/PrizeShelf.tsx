/** The prizes and what is left of each. */
import styled from 'styled-components';
import type { getActiveGame } from '@site/contracts/mini-games';
import { Money, px, radius } from '@site/ui';
import { GAME } from './phrases';
import type { ResultOf } from '@site/remote-kit/prize';

/** A prize of a running game. */
export type Prize = NonNullable<ResultOf<typeof getActiveGame>>['prizes'][number];

const StyledShelf = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${px(8)};
  li {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: ${px(2)};
    min-height: ${px(84)};
    padding: ${px(8)} ${px(4)};
    border-radius: ${radius.m};
    background: var(--season-ground);
    box-shadow: inset 0 0 0 1px var(--season-line);
    text-align: center;
    font-size: ${px(12)};
  }
  li[data-gone='true'] b {
    text-decoration: line-through;
  }
  b {
    font-size: ${px(17)};
    color: var(--season-accent);
  }
  span {
    color: var(--season-ink);
  }
  small {
    font-size: ${px(12)};
    color: var(--season-ink-2);
  }
  li:first-child {
    grid-column: 1 / -1;
    box-shadow: inset 0 0 0 1.5px var(--season-accent);
  }
  li:first-child b {
    font-size: ${px(24)};
  }
`;

const stockText = (left: number | null): string =>
  left === null ? GAME.endless : left === 0 ? GAME.gone : GAME.stock(left);

/** The shelf; prizes without an amount (better luck next time) are no prizes to show. */
export function PrizeShelf({ prizes }: { readonly prizes: readonly Prize[] }) {
  return (
    <StyledShelf aria-label={GAME.prizes} data-testid="prize-shelf">
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
    </StyledShelf>
  );
}
