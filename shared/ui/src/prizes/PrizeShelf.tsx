/** The prizes of a game and what is left of each. */
import type { Fen } from '@site/domain/money';
import styled from 'styled-components';
// From the package as the site shares it: the remote that shows prizes brings only what stands here.
import { Money, color, px, radius, type } from '@site/ui';

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
    background: ${color('sunken')};
    box-shadow: inset 0 0 0 1px ${color('line')};
    text-align: center;
    font-size: ${type.xs};
  }
  b {
    font-size: ${type.l};
    color: ${color('gold-text')};
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  [data-gone='true'] b {
    text-decoration: line-through;
    color: ${color('text-3')};
  }
  .grand {
    grid-column: 1 / -1;
    background: ${color('gold-soft')};
    box-shadow: inset 0 0 0 1.5px ${color('gold')};
  }
  .grand b {
    font-size: ${type.xxl};
  }
`;

const copy = {
  prizes: '奖品一览',
  endless: '不限量',
  stock: (left: number) => `剩 ${left.toLocaleString('zh-CN')} 份`,
  gone: '已派完',
} as const;

const stockText = (left: number | null): string =>
  left === null ? copy.endless : left === 0 ? copy.gone : copy.stock(left);

/** A prize of a game. */
export interface ShelfPrize {
  readonly prizeId: string;
  readonly name: string;
  /** In fen. */
  readonly amount: Fen;
  /** Pieces; null where there is no end of them. */
  readonly stockLeft: number | null;
}

/** Props of {@link PrizeShelf}. */
export interface PrizeShelfProps {
  readonly prizes: readonly ShelfPrize[];
  readonly testId: string;
  /** A page with colours of its own styles it: `styled(PrizeShelf)`. */
  readonly className?: string;
}

/** The shelf; prizes without an amount (better luck next time) are no prizes to show. */
export function PrizeShelf({ prizes, testId, className }: PrizeShelfProps) {
  return (
    <StyledShelf className={className} aria-label={copy.prizes} data-testid={testId}>
      {prizes
        .filter(({ amount }) => amount > 0n)
        .map(({ prizeId, name, amount, stockLeft }, at) => (
          <li
            key={prizeId}
            className={at === 0 ? 'grand' : undefined}
            data-prize-id={prizeId}
            data-gone={stockLeft === 0}
          >
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
