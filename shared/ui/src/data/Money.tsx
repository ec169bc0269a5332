/**
 * Money as members read it: tabular figures, thousands, two decimals, `--` when it is not known
 * (I7).
 */
import { fenOf, formatCnyOrUnknown, type Fen } from '@site/domain/money';
import styled from 'styled-components';
import { winLoss } from '../tokens/vars';

const StyledMoney = styled.span`
  white-space: nowrap;
  & > small {
    font-size: max(11px, 0.72em);
    margin-inline-end: 0.15em;
    font-weight: 600;
    opacity: 0.85;
  }
  &[data-sign='gain'] {
    color: ${winLoss.gain};
  }
  &[data-sign='loss'] {
    color: ${winLoss.loss};
  }
`;

/** Props of {@link Money}. */
export interface MoneyProps {
  /** Amount in fen; null or undefined shows `--`. */
  readonly amount: Fen | null | undefined;
  /** Shows ¥ before the figures (default). */
  readonly symbol?: boolean;
  /** Writes `+` before a gain and colours it. */
  readonly signed?: boolean;
  readonly testId?: string;
}

/** An amount of CNY. */
export function Money({ amount, symbol = true, signed = false, testId }: MoneyProps) {
  const gain = signed && amount !== null && amount !== undefined && amount > 0n;
  const below = amount !== null && amount !== undefined && amount < 0n;
  const loss = signed && below;
  return (
    <StyledMoney
      className="num"
      data-sign={gain ? 'gain' : loss ? 'loss' : undefined}
      data-testid={testId}
    >
      {gain ? '+' : below ? '-' : ''}
      {symbol ? <small>¥</small> : null}
      {formatCnyOrUnknown(below ? fenOf(-amount) : amount)}
    </StyledMoney>
  );
}
