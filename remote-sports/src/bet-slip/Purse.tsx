/** What there is to pay with, under the name of its wallet: on the slip, and over the wagers. */
import type { Fen } from '@site/domain/money';
import { Money, color, type } from '@site/ui';
import styled from 'styled-components';

const StyledPurse = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  font-size: ${type.xs};
  line-height: 1.25;
  color: ${color('text-3')};
  b {
    font-size: ${type.s};
    font-weight: 600;
    color: ${color('text')};
  }
`;

/** Props of {@link Purse}. */
interface PurseProps {
  readonly name: string;
  /** Null while it is not known. */
  readonly amount: Fen | null;
  readonly testId: string;
}

/** Two lines: the name, the amount. */
export const Purse = ({ name, amount, testId }: PurseProps) => (
  <StyledPurse data-part="purse">
    {name}
    <b>
      <Money amount={amount} testId={testId} />
    </b>
  </StyledPurse>
);
