/** What a running bonus still asks to be wagered, in one line; nothing where none runs. */
import { getBonusProgress } from '@site/contracts/bonus';
import { turnoverLeft } from '@site/domain/betting/turnover-left';
import { formatCny } from '@site/domain/money';
import { useCall } from '@site/platform';
import { color, type } from '@site/ui';
import styled from 'styled-components';
import { SLIP } from '../phrases/slip';

const StyledLine = styled.p`
  font-size: ${type.xs};
  color: ${color('text-2')};
`;

/** The line. Nobody asked for it: a failure of its question is not told. */
export function TurnoverLine() {
  const { data = [] } = useCall(getBonusProgress, { query: {} }, { ahead: true });
  const left = turnoverLeft(data);
  return left === null ? null : (
    <StyledLine className="num" data-testid="slip-turnover">
      {SLIP.turnoverLeft(formatCny(left.amount), left.title, left.more)}
    </StyledLine>
  );
}
