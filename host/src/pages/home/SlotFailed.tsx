import { Button, color, px, radius, space, type } from '@site/ui';
import styled from 'styled-components';
import { HOME } from '../../phrases/home';

const StyledLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  min-height: ${px(52)};
  padding: ${px(6)} ${space[3]} ${px(6)} ${space[4]};
  border: 1px dashed ${color('line-strong')};
  border-radius: ${radius.l};
  font-size: ${type.s};
  color: ${color('text-2')};
  button {
    min-height: ${px(44)};
  }
`;

/** In place of a part of home that could not load. */
export function SlotFailed({
  what,
  onRetry,
}: {
  readonly what: string;
  readonly onRetry: () => void;
}) {
  return (
    <StyledLine role="status" data-testid="slot-failed">
      <span>{HOME.slotFailed(what)}</span>
      <Button kind="ghost" size="s" onClick={onRetry}>
        {HOME.retry}
      </Button>
    </StyledLine>
  );
}
