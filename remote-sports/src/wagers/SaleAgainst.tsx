/** What a sale brings beside its stake, and the sign of a price that moved; both before the tap. */
import { saleAgainstStake, salePrice } from '@site/domain/betting/cash-out';
import { fenOf, formatCny, type Fen } from '@site/domain/money';
import { color, px } from '@site/ui';
import styled from 'styled-components';
import { CASH_OUT } from '../phrases/cash-out';
import type { Wager } from '../vendors/port';

const StyledMove = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${px(4)};
  &[data-move='up'] {
    color: ${color('up')};
  }
  &[data-move='down'] {
    color: ${color('down')};
  }
  svg {
    width: 0.7em;
    height: 0.7em;
    flex: none;
  }
`;

interface PartProps {
  /** Offered for the whole. */
  readonly price: Fen;
  /** 20 to 99, or null for everything. */
  readonly part: number | null;
}

/** `staked` less or more; of a stake that a voucher paid nothing is said, nobody loses it. */
export function SaleAgainst({
  wager,
  openRisk,
  price,
  part,
}: PartProps & { readonly wager: Wager; readonly openRisk: Fen | undefined }) {
  if (wager.freeBet) return null;
  const { staked, gain } = saleAgainstStake(openRisk ?? wager.risk, price, part);
  const amount = formatCny(gain < 0n ? fenOf(-gain) : gain);
  const difference =
    gain === 0n ? CASH_OUT.even : gain < 0n ? CASH_OUT.less(amount) : CASH_OUT.more(amount);
  return (
    <p className="num" data-testid="sale-against">
      {CASH_OUT.staked(formatCny(staked))} · {difference}
    </p>
  );
}

/**
 * How old the price is; for a moment after a move the amount that stood there instead, with the way
 * it went. A part may not have moved with the whole.
 */
export function SaleAge({
  age,
  price,
  part,
  before,
}: PartProps & { readonly age: number; readonly before: Fen | null }) {
  const [was, now] = [before === null ? null : salePrice(before, part), salePrice(price, part)];
  if (was === null || was === now) return CASH_OUT.age(age);
  const isUp = now > was;
  return (
    <StyledMove data-testid="sale-move" data-move={isUp ? 'up' : 'down'}>
      <svg role="img" aria-label={isUp ? CASH_OUT.up : CASH_OUT.down} viewBox="0 0 10 10">
        <path fill="currentColor" d={isUp ? 'M5 1l5 8H0z' : 'M5 9L0 1h10z'} />
      </svg>
      {CASH_OUT.before(formatCny(was))}
    </StyledMove>
  );
}
